import type { PeatActor } from './peat-actor.ts'

/**
 * On which channels of live events somebody hears: those of the own sellers, accounts, carrier and swamps, the own one, and
 * `everybody` for what stands in everybody's lists. They bring ids alone.
 */
export function channelsOf({ id, sellers, accounts, carrier, swamps }: PeatActor): readonly string[] {
  return [
    'everybody',
    `person:${id}`,
    ...sellers.map((seller) => `seller:${seller}`),
    ...accounts.map((account) => `account:${account}`),
    ...(carrier === '' ? [] : [`carrier:${carrier}`]),
    ...swamps.map((swamp) => `swamp:${swamp}`),
  ]
}
