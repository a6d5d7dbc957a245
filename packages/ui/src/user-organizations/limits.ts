import { formatInteger } from '../lib'

/** How much of one resource is used and allowed; `max` is 'N/A' when the limit is not known. */
export interface Usage {
  current: number
  max: number | 'N/A'
}

/** The use of each resource that a plan limits, as the utilization endpoints send it. */
export interface Utilization {
  agents: Usage
  tools: Usage
  groups: Usage
  /** Null on platforms that do not count group graphs. */
  group_graphs?: Usage | null
}

/** From which share of its limit on a resource is announced to come to its end. */
const ANNOUNCED = 0.9

export const RESOURCES = [
  { key: 'agents', label: 'Agents', one: 'agent' },
  { key: 'tools', label: 'Tools', one: 'tool' },
  { key: 'groups', label: 'Groups', one: 'group' },
  { key: 'group_graphs', label: 'Group graphs', one: 'group graph' },
] as const

/** A resource of which hardly anything is left. */
export interface NearLimit {
  label: string
  /** 'Agents 49 of 50: one more can be added.' */
  text: string
  isReached: boolean
}

/** The resources that have come near their limit or reached it. What may not be used at all comes to no end. */
export const nearLimits = (utilization: Utilization): NearLimit[] =>
  RESOURCES.flatMap(({ key, label, one }) => {
    const { current, max } = utilization[key] ?? { current: 0, max: 'N/A' }
    if (typeof max !== 'number' || current < max * ANNOUNCED || (max === 0 && current === 0)) return []
    const left = max - current
    const used = `${label} ${formatInteger(current)} of ${formatInteger(max)}`
    if (left > 0)
      return {
        label,
        text: `${used}: ${left === 1 ? `one more ${one}` : `${formatInteger(left)} more ${one}s`} can be added.`,
        isReached: false,
      }
    const over =
      left < 0 ? `${formatInteger(-left)} more than the plan allows.` : `no more ${one}s can be added.`
    return { label, text: `${used}: ${over}`, isReached: true }
  })
