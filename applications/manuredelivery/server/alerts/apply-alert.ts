/** What an alert has stopped is kept equal to what it covers: when it is saved or ended, and as its days begin and end (6.2). */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { ApplicationJob } from '@workspace/portal/server'
import { minutes } from '@workspace/portal/server'
import { systemMoves } from '../../contract/states/derived-moves.ts'
import { lockConsignment } from '../consignments/stored-consignment.ts'
import type { SystemIssuer } from '../consignments/system-changes.ts'
import { keepStoppedByServer, liftByServer, stopByServer } from '../consignments/system-changes.ts'
import type { StoredAlert, StoredConsignment } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { lockRequest } from '../requests/request-context.ts'
import { coverageOf, storedAlert } from './alert-store.ts'
import { coveredConsignments } from './covered.ts'
import { alertsAt } from './stops.ts'

/** The alert is as it is stored now. */
export async function applyAlert(
  transaction: ManureTransaction,
  issuer: SystemIssuer,
  alert: StoredAlert,
): Promise<{ readonly stopped: number; readonly lifted: number }> {
  const covered = await toStop(transaction, alert, dayOf(issuer.now))
  const caused = ownTables(transaction).selectFrom('manuredelivery_consignment').select(['id', 'request'])
  const stopped = await caused.where('stopped_by', '=', alert.id).execute()
  const rows = await lockAll(transaction, [...covered, ...stopped])
  const states: readonly string[] = systemMoves.alert.from
  const chosen = new Set(covered.map(({ id }) => id))
  const stopping = rows.filter(({ id, state, stopped_by }) => {
    return chosen.has(id) && stopped_by === null && states.includes(state)
  })
  await stopByServer(transaction, issuer, { consignments: stopping, by: alert.id, words: alert.words_fi })
  const lifted: StoredConsignment[] = []
  for (const row of rows.filter(({ stopped_by }) => stopped_by === alert.id)) {
    const others = await alertsCovering(transaction, row, issuer.now)
    const [other] = others
    if (other === undefined) lifted.push(row)
    else if (!others.some(({ id }) => id === alert.id)) {
      const stop = { consignments: [row], by: other.id, words: other.words_fi }
      await keepStoppedByServer(transaction, issuer, stop)
    }
  }
  await liftByServer(transaction, issuer, lifted)
  return { stopped: stopping.length, lifted: lifted.length }
}

/** Covered and not stopped, where the alert is in force. */
async function toStop(reader: ManureReader, alert: StoredAlert, today: LocalDate) {
  const { rule, ended_by, from_day, to_day } = alert
  const isInForce = ended_by === '' && from_day <= today && (to_day === null || to_day >= today)
  if (rule !== 'stop' || !isInForce) return []
  const covered = await coveredConsignments(reader, await coverageOf(reader, alert))
  return covered.filter(({ stopped_by }) => stopped_by === null)
}

/** Requests before consignments, as commands do, and each in the order of ids, so that two alerts never wait for each other. */
async function lockAll(
  transaction: ManureTransaction,
  of: readonly { readonly id: string; readonly request: string | null }[],
): Promise<StoredConsignment[]> {
  const requests = new Set(of.flatMap(({ request }) => request ?? []))
  for (const id of [...requests].toSorted()) await lockRequest(transaction, id)
  const rows: StoredConsignment[] = []
  for (const id of [...new Set(of.map((each) => each.id))].toSorted()) {
    const row = await lockConsignment(transaction, id)
    if (row !== undefined) rows.push(row)
  }
  return rows
}

async function alertsCovering(reader: ManureReader, { company, account, store, type }: StoredConsignment, at: Date) {
  const { municipality, poultry } = await ownTables(reader)
    .selectFrom('manuredelivery_store as store')
    .innerJoin('manuredelivery_type as type', (join) => join.on('type.id', '=', type))
    .select(['municipality', 'poultry'])
    .where('store.id', '=', store)
    .executeTakeFirstOrThrow()
  return await alertsAt(reader, { company, account, municipality, poultry: poultry === 1, at }, ['stop'])
}

/**
 * An alert whose first day has come stops, one whose last day has passed lifts. What was planned while the alert was being saved
 * is stopped here as well.
 */
export const alertDays: ApplicationJob = {
  name: 'alert-days',
  every: minutes(5),
  run: async (host, now) => {
    let moved = 0
    for (const { id } of await alertsToApply(host.database.reading, dayOf(now))) {
      try {
        moved += await host.database.writing(async (transaction) => {
          const alert = await storedAlert(transaction, id)
          if (alert === undefined) return 0
          const { stopped, lifted } = await applyAlert(transaction, { host, now, actor: { id: '' } }, alert)
          return stopped + lifted
        })
      } catch (fault) {
        host.log.error('alert was not applied', fault, { alert: id })
      }
    }
    return moved
  },
}

/** Those that have something to stop, and those that are over and have stopped something. */
async function alertsToApply(reader: ManureReader, today: LocalDate): Promise<readonly StoredAlert[]> {
  const own = ownTables(reader)
  const begun = own.selectFrom('manuredelivery_alert').selectAll().where('ended_by', '=', '')
  const current = await begun.where('rule', '=', 'stop').where('from_day', '<=', today).execute()
  const stopping: StoredAlert[] = []
  for (const alert of current) if ((await toStop(reader, alert, today)).length > 0) stopping.push(alert)
  const causes = own.selectFrom('manuredelivery_consignment').select('stopped_by').where('stopped_by', 'is not', null)
  const past = own.selectFrom('manuredelivery_alert').selectAll().where('id', 'in', causes)
  return [...stopping, ...(await past.where('to_day', '<', today).execute())]
}
