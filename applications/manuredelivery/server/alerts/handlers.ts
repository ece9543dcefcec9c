import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import type * as z from 'zod/mini'
import type { AlertContent } from '../../contract/alerts/alert.ts'
import { endAlert, previewAlert, readAlert, saveAlert } from '../../contract/alerts/calls.ts'
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { alertsSeenBy, isOwnAlert, readsOf } from './alert-readers.ts'
import { coverageGiven, coverageOf, storedAlert, writeAlert } from './alert-store.ts'
import { applyAlert } from './apply-alert.ts'
import { coveredConsignments, recentVehicles, stoppedByAlert } from './covered.ts'
import { listedAlerts } from './listed-alerts.ts'
import { searchAlertsHandler } from './search-alerts.ts'

const { reads, writes } = handlersOf<ManureActor>()

/** More than anybody reads; the count is of all. */
const mostStops = 500

const previewAlertHandler = reads(previewAlert, async ({ host, actor, request }, given, refuse) => {
  const reader = host.database.reading
  if (!isOwnAlert(actor, given.company)) throw refuse('not_found')
  const wrong = await wrongFields(reader, given)
  if (wrong.length > 0) throw refuse('invalid_input', { fields: wrong })
  const coverage = coverageGiven(given)
  const isOver = given.to !== null && given.to < dayOf(request.now)
  const covered = given.rule === 'stop' && !isOver ? await coveredConsignments(reader, coverage) : []
  const stops = covered.filter(({ stopped_by }) => stopped_by === null)
  const companies = given.company === null ? null : [given.company]
  return { ...shownStops(stops), vehicles: await recentVehicles(reader, { ...coverage, companies }, request.now) }
})

interface StoppedRow {
  readonly id: string
  readonly number: string
  readonly farm: string
  readonly state: string
  readonly day: string
  readonly plate: string | null
}

function shownStops(stops: readonly StoppedRow[]) {
  return {
    stops: stops.slice(0, mostStops).map(({ id, number, farm, state, day, plate }) => ({
      ...{ id, number, farm, state: state as ConsignmentState, plate: plate ?? '' },
      day: (day || null) as LocalDate | null,
    })),
    stopCount: stops.length,
  }
}

const readAlertHandler = reads(readAlert, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const { now } = request
  const known = await readsOf(reader, actor)
  const seen = ownTables(reader).selectFrom('manuredelivery_alert').selectAll().where('id', '=', id)
  const stored = await seen.where((of) => alertsSeenBy(actor, known, of)).executeTakeFirst()
  if (stored === undefined) throw refuse('not_found')
  const [alert] = await listedAlerts(reader, { actor, known, today: dayOf(now), at: [] }, [stored])
  if (alert === undefined) throw refuse('not_found')
  const all = actor.roles.has('superadmin') ? null : actor.companies
  const companies = stored.company === null ? all : [stored.company]
  const coverage = await coverageOf(reader, stored)
  return {
    alert,
    ...shownStops(await stoppedByAlert(reader, id, companies)),
    vehicles: await recentVehicles(reader, { ...coverage, companies }, now),
  }
})

const saveAlertHandler = writes(saveAlert, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, company, kind, rule, from, to } = given
    const stored = await storedAlert(transaction, id)
    const isKnown = stored === undefined ? version === 0 : stored.company === company
    if (!(isOwnAlert(actor, company) && isKnown)) throw refuse('not_found')
    if (stored !== undefined && stored.version !== version) throw refuse('modified_elsewhere')
    if (stored !== undefined && stored.ended_by !== '') throw refuse('wrong_state')
    const wrong = await wrongFields(transaction, given)
    if (wrong.length > 0) throw refuse('invalid_input', { fields: wrong })
    const written = await writeAlert(transaction, given, { stored, by: actor.id, now: request.now })
    const alert = await storedAlert(transaction, id)
    if (written === undefined || alert === undefined) throw refuse('modified_elsewhere')
    const { stopped } = await applyAlert(transaction, { host, now: request.now, actor }, alert)
    const details = { kind, rule, from, to: to ?? '', stopped }
    await host.audit.append(transaction, request, { action: 'savealert', target: given.wordsFi, details })
    return { id, version: written, stopped }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

const endAlertHandler = writes(endAlert, {
  write: async ({ host, actor, transaction, request }, { id, version, reason }, refuse) => {
    const { now } = request
    const stored = await storedAlert(transaction, id)
    if (stored === undefined || !isOwnAlert(actor, stored.company)) throw refuse('not_found')
    if (stored.ended_by !== '') throw refuse('wrong_state')
    const today = dayOf(now)
    const last = stored.to_day !== null && stored.to_day < today ? stored.to_day : today
    const alert = await ownTables(transaction)
      .updateTable('manuredelivery_alert')
      .set({
        to_day: last,
        ended_by: actor.id,
        end_reason: reason,
        version: version + 1,
        changed_at: now.toISOString(),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (alert === undefined) throw refuse('modified_elsewhere')
    const { lifted } = await applyAlert(transaction, { host, now, actor }, alert)
    const details = { kind: alert.kind, rule: alert.rule, from: alert.from_day, lifted, reason }
    await host.audit.append(transaction, request, { action: 'endalert', target: alert.words_fi, details })
    return { id, version: alert.version, lifted }
  },
})

export const alertHandlers = {
  readAlert: readAlertHandler,
  previewAlert: previewAlertHandler,
  saveAlert: saveAlertHandler,
  endAlert: endAlertHandler,
  searchAlerts: searchAlertsHandler,
}

/** A farm that the company does not have. */
async function wrongFields(
  reader: ManureReader,
  { company, area }: Pick<z.output<typeof AlertContent>, 'area' | 'company'>,
): Promise<readonly string[]> {
  if (area.by !== 'accounts') return []
  const links = ownTables(reader).selectFrom('manuredelivery_farm_link').select('account').distinct()
  const active = links.where('active', '=', 1).where('account', 'in', area.accounts)
  const known = await (company === null ? active : active.where('company', '=', company)).execute()
  return known.length === area.accounts.length ? [] : ['area']
}
