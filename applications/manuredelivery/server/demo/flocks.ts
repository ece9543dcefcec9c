/** Flocks of six weeks in the two houses of the demo's broiler farm (7.10). */
import { flocks, randomFrom } from '@workspace/logistics/server'
import { addDays } from '@workspace/portal/contract'
import type { DemoSurroundings } from '@workspace/portal/server'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { DemoFarm } from './farms.ts'

const length = 42
const gap = 10
/** Of each house the day on which its birds come, counted from today: both grow now, a few weeks apart. */
const houses = [
  { house: 'Halli 1', since: -30, birds: 18_400 },
  { house: 'Halli 2', since: -12, birds: 21_900 },
] as const

export async function fillFlocks(
  transaction: ManureTransaction,
  { today, now }: DemoSurroundings,
  [farm]: readonly DemoFarm[],
): Promise<void> {
  if (farm === undefined) return
  const sites = ownTables(transaction).selectFrom('logistics_site').select('id').where('account', '=', farm.account)
  const site = (await sites.where('removed', '=', 0).orderBy('id').executeTakeFirst())?.id
  if (site === undefined) return
  const random = randomFrom(20_260_203)
  for (const { house, since, birds } of houses) {
    for (const before of [3, 2, 1, 0]) {
      const inDay = addDays(today, since - before * (length + gap))
      const flock = { account: farm.account, site, house, species: 'broiler', birds, inDay, note: '' } as const
      const outDay = before === 0 ? null : addDays(inDay, length)
      const made = { id: random.id(), version: 0, isNew: true, now: new Date(now) }
      await flocks.save(transaction, { ...flock, ...made, outDay } as never)
    }
  }
}
