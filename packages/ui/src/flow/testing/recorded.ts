import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Flow, isFlow } from '../flow'

const folder = resolve('..', 'shared', 'kratos', 'flows')

/** Flows recorded from a real Kratos, where they lie beside the project; they are no part of it. */
export const recorded: { name: string; flow: Flow }[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const flow: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
        return isFlow(flow) ? [{ name: file, flow }] : []
      })
  : []
