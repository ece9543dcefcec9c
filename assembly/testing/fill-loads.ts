import { finnishSortKey, searchText } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { ownTables } from './weighbridge/server/tables.ts'

const drivers = ['Åke Ås', 'Zorro Öljynen', 'Örn Étienne', 'Äijä Ala', 'aino Aho', 'Öhman Ulf', 'Bo Aalto', 'Ärt Z']
const rowsAtOnce = 2000

/** Loads of eight drivers, many of the same weight, in an order that is neither that of names nor of weights. */
export async function fillLoads(portal: TestPortal, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const driver = drivers[at % drivers.length] ?? ''
    const id = `load-${String((at * 7919) % count).padStart(5, '0')}`
    const keys = { driver_key: finnishSortKey(driver), search_text: searchText([driver]) }
    return { id, driver, ...keys, kilograms: 9_000 + ((at * 37) % 25) * 1000 }
  })
  await portal.host.database.writing(async (transaction) => {
    const own = ownTables(transaction as never)
    for (let from = 0; from < count; from += rowsAtOnce) {
      await own
        .insertInto('weighbridge_load')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute()
    }
    return {}
  })
}
