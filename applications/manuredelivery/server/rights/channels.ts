import type { ManureActor } from './manure-actor.ts'

/** On which channels of live events somebody hears; they bring ids alone. */
export function channelsOf({ id, companies, accounts, carrier, plants }: ManureActor): readonly string[] {
  return [
    `person:${id}`,
    ...companies.map((company) => `company:${company}`),
    ...accounts.map((account) => `account:${account}`),
    ...(carrier === '' ? [] : [`carrier:${carrier}`]),
    ...plants.map((plant) => `plant:${plant}`),
  ]
}
