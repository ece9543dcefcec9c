/** What has had its time goes, every few hours (7.11). */
import { firstDayKept, flocks, invitations, wash } from '@workspace/logistics/server'
import type { ApplicationJob, Host } from '@workspace/portal/server'
import { hours } from '@workspace/portal/server'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { clearFarm, clearFarmContacts, farmsToClear, farmsWithContacts } from './clear-farm.ts'
import { batchesToClear, clearBatch, clearRecord, recordsToClear, removeMaterials } from './clear-ledger.ts'
import { clearConsignment, clearContacts, clearHandedOver, clearRequest } from './clear-request.ts'
import { consignmentsToClear, requestsToClear, requestsWithContacts, unplannedWithNames } from './find-ended.ts'
import { limitsAt } from './periods.ts'
import { removeAlerts, removeDrafts, removeFarmRequests } from './remove-leftovers.ts'

/** What a company may choose at least. */
const shortestYears = 6

export const retention: ApplicationJob = {
  name: 'retention',
  every: hours(6),
  run: async (host, now) => {
    const limits = limitsAt(now)
    const { reading: reader } = host.database
    const clear = each(host, limits.now)
    let rows = 0
    for (const remove of [removeDrafts, removeFarmRequests, removeAlerts]) {
      rows += await host.database.writing((transaction) => remove(transaction, limits))
    }
    const operators = await ownTables(reader)
      .selectFrom('manuredelivery_operator')
      .select(['id', 'retention_years'])
      .execute()
    for (const { id: company, retention_years } of operators) {
      const ended = { company, before: firstDayKept(now, retention_years) }
      rows += await clear(await consignmentsToClear(reader, ended), clearConsignment)
      rows += await clear(await requestsToClear(reader, ended), clearRequest)
    }
    rows += await clear(await requestsWithContacts(reader, limits.contacts), clearContacts)
    rows += await clear(await unplannedWithNames(reader, limits.contacts), clearHandedOver)
    rows += await clear(await batchesToClear(reader, limits.ledger), clearBatch)
    rows += await clear(await farmsToClear(reader, limits.ledger), clearFarm)
    rows += await clear(await farmsWithContacts(reader, limits.closed), clearFarmContacts)
    // Records of all receivers and washes belong to no single company: the longest of their times counts.
    const longest = firstDayKept(now, Math.max(shortestYears, ...operators.map((operator) => operator.retention_years)))
    rows += await clear(await recordsToClear(reader, yearOf(longest)), clearRecord)
    const { ledger: materials, past, invitations: ended } = limits
    return rows + (await removeByDay(host, { washes: longest, materials, flocks: past, invitations: ended }))
  },
}

async function removeByDay(
  host: Host,
  before: Readonly<Record<'washes' | 'materials' | 'flocks' | 'invitations', string>>,
) {
  const firstYear = yearOf(before.materials)
  return await host.database.writing(async (transaction) => {
    const files = await removeMaterials(transaction, { host, firstYear })
    const ended = await invitations.removeOld(transaction, before.invitations)
    const old = await flocks.removeOld(transaction, before.flocks)
    return files + ended + old + (await wash.forget(transaction, before.washes))
  })
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

type Clear = (
  transaction: ManureTransaction,
  given: { readonly host: Host; readonly id: string; readonly now: string },
) => Promise<void>

/** Each in a transaction of its own, so that nobody waits for all of them. */
function each(host: Host, now: string) {
  return async (ids: readonly string[], clear: Clear): Promise<number> => {
    for (const id of ids) await host.database.writing((transaction) => clear(transaction, { host, id, now }))
    return ids.length
  }
}
