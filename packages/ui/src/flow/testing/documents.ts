import { type Flow, type FlowKind, flowKind, isFlow } from '../flow'

/** The flow documents among a module's exports with their names; all of them, or those of one kind. */
export function documents<Name extends string>(
  module: Record<Name, unknown>,
  kind?: FlowKind,
): { name: Name; flow: Flow }[] {
  return (Object.keys(module) as Name[]).flatMap((name) => {
    const flow = module[name]
    return isFlow(flow) && (kind === undefined || flowKind(flow) === kind) ? [{ name, flow }] : []
  })
}
