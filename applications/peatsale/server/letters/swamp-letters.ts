/** Letters about a swamp (5.6): drivers who would come for a load today learn that it is closed, and that it opens. */

import type { Sending } from '@workspace/logistics/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { SwampRow } from '../swamps/swamp-store.ts'
import { notifyPeople } from './receivers.ts'
import type { ClosureLetter, SwampLetter } from './swamp-letter.ts'
import { letters } from './templates.ts'

type OfSwamp = Sending & {
  readonly swamp: SwampRow
  readonly loads: readonly { readonly number: string; readonly driver: string }[]
}

export async function mailSwampClosed(
  transaction: PeatTransaction,
  { kind, words, ...of }: OfSwamp & Pick<ClosureLetter, 'kind' | 'words'>,
): Promise<void> {
  for (const [driver, letter] of await lettersByDriver(transaction, of)) {
    const { swamp, loads: _, ...sending } = of
    const closed = { template: letters.swamp_closed, parameters: { ...letter, kind, words }, ...factsOf(swamp) }
    await notifyPeople(transaction, { ...sending, seller: swamp.seller, people: [driver] }, closed)
  }
}

export async function mailSwampOpened(transaction: PeatTransaction, of: OfSwamp): Promise<void> {
  for (const [driver, letter] of await lettersByDriver(transaction, of)) {
    const { swamp, loads: _, ...sending } = of
    const opened = { template: letters.swamp_opened, parameters: letter, ...factsOf(swamp) }
    await notifyPeople(transaction, { ...sending, seller: swamp.seller, people: [driver] }, opened)
  }
}

const factsOf = ({ id }: SwampRow) => ({ about: { kind: 'swamp', id }, route: '/driving' }) as const

async function lettersByDriver(
  transaction: PeatTransaction,
  { swamp, loads }: OfSwamp,
): Promise<readonly (readonly [string, SwampLetter])[]> {
  const sellers = ownTables(transaction).selectFrom('peatsale_seller').select('sales_phone')
  const phone = (await sellers.where('id', '=', swamp.seller).executeTakeFirst())?.sales_phone ?? ''
  return [...Map.groupBy(loads, ({ driver }) => driver)].map(([driver, its]) => [
    driver,
    { swamp: swamp.name, loads: its.map(({ number }) => number), phone },
  ])
}
