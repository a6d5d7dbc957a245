import { readStored, writeStored } from '../../lib/storage'

/*
 * The settings flows, one leading to the next, of somebody whom a recovery let in and who has saved no new password yet.
 * Their documents say it in the first one alone, so their ids are kept for this tab.
 */

const KEY = 'quarterdeck.recovered_flows'

const recoveredFlows = () => readStored('sessionStorage', KEY)?.split(' ') ?? []

export const isRecovered = (flow: string) => recoveredFlows().includes(flow)

export const keepRecovered = (flow: string) =>
  writeStored('sessionStorage', KEY, [...new Set([...recoveredFlows(), flow])].join(' '))

/** To be called when a new password is saved. */
export const forgetRecovered = () => writeStored('sessionStorage', KEY, null)
