/** Requests as they are read, what is needed before one is sent or accepted, and their commands. */

import { dayOf } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import type * as z from 'zod/mini'
import type { ManureRefusal } from '../../contract/manure-refusals.ts'
import { commandRequest, estimateRequest, prepareAcceptance, readRequest } from '../../contract/requests/calls.ts'
import type { Acceptance } from '../../contract/requests/request.ts'
import { alertsAt } from '../alerts/stops.ts'
import type { StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { tonnageOf } from '../plants/plant-room.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole, requestRolesOf, seesRequest } from '../rights/request-roles.ts'
import { chooseTerms } from '../terms/choose-terms.ts'
import { requestCommands } from './apply-request-event.ts'
import { loadsOf, usualTruck } from './plan-consignments.ts'
import { requestDetails, termsInWords } from './request-details.ts'
import {
  askedDeclarations,
  currentDeclarations,
  declarationsOf,
  kilogramsOf,
  storedRequest,
  volumeOf,
} from './request-rows.ts'

const { reads, writes } = handlersOf<ManureActor>()

const readRequestHandler = reads(readRequest, async ({ host, actor, request: { now } }, { id }, refuse) => {
  const reader = host.database.reading
  const request = await storedRequest(reader, id)
  const roles = request === undefined ? [] : requestRolesOf(actor, request)
  if (request === undefined || !seesRequest(roles)) throw refuse('not_found')
  return { request: await requestDetails({ host, reader, actor, now }, request, roles) }
})

const commandRequestHandler = writes(commandRequest, {
  write: async ({ host, actor, request, transaction }, { event }, refuse) => {
    const issuer = { host, actor, now: request.now, by: request }
    const answered = await requestCommands.apply(transaction, { event, issuer })
    if (!('refused' in answered)) return answered
    // Codes of the machine and of its guards are those of the call.
    throw refuse(answered.refused as ManureRefusal, { fields: answered.fields })
  },
})

const estimateRequestHandler = reads(estimateRequest, async ({ host, actor, request: { now } }, asked, refuse) => {
  const reader = host.database.reading
  const { company, account, store: storeId, type: typeId, estimate } = asked
  const isOwn = actor.accounts.includes(account) || actor.companies.includes(company)
  const own = ownTables(reader)
  const store = await own.selectFrom('manuredelivery_store').selectAll().where('id', '=', storeId).executeTakeFirst()
  const type = await own.selectFrom('manuredelivery_type').selectAll().where('id', '=', typeId).executeTakeFirst()
  if (!isOwn || store?.account !== account || type === undefined) throw refuse('not_found')
  const kgPerM3 = store.kg_per_m3 ?? type.kg_per_m3
  const kg = kilogramsOf({ estimate: estimate.amount, estimate_unit: estimate.unit }, kgPerM3)
  const draft = { company, account, store: storeId, type: typeId, plant: null, week: '', day: '', terms_by_hand: null }
  const terms = await chooseTerms(reader, { request: draft, now })
  const truck = await usualTruck(reader, { account, company })
  return {
    estimate: {
      ...{ kg, m3: estimate.unit === 'm3' ? estimate.amount : volumeOf(kg, kgPerM3) },
      ...{ loads: [...loadsOf({ kg, kgPerM3, truck })], terms: termsInWords(terms) },
    },
  }
})

const prepareAcceptanceHandler = reads(prepareAcceptance, async (context, { id }, refuse) => {
  const { host, actor, request: asking } = context
  const reader = host.database.reading
  const request = await storedRequest(reader, id)
  if (request === undefined || !requestRolesOf(actor, request).some(isOfficeRole)) throw refuse('not_found')
  if (request.state !== 'submitted') throw refuse('wrong_state')
  return { acceptance: await acceptanceOf(reader, request, asking.now) }
})

export const requestHandlers = {
  readRequest: readRequestHandler,
  commandRequest: commandRequestHandler,
  estimateRequest: estimateRequestHandler,
  prepareAcceptance: prepareAcceptanceHandler,
}

async function acceptanceOf(
  reader: ManureReader,
  request: StoredRequest,
  now: Date,
): Promise<z.infer<typeof Acceptance>> {
  const own = ownTables(reader)
  const store = await own
    .selectFrom('manuredelivery_store')
    .selectAll()
    .where('id', '=', request.store ?? '')
    .executeTakeFirst()
  const type = await own
    .selectFrom('manuredelivery_type')
    .selectAll()
    .where('id', '=', request.type ?? '')
    .executeTakeFirst()
  const kgPerM3 = store?.kg_per_m3 ?? type?.kg_per_m3 ?? 1
  const declared = currentDeclarations(await declarationsOf(reader, request.id))
  const terms = await chooseTerms(reader, { request, now })
  const { company, account } = request
  const place = { company, account, municipality: store?.municipality ?? '', poultry: type?.poultry === 1, at: now }
  const alerts = await alertsAt(reader, place, ['stop', 'lastStop', 'wash'])
  return {
    plants: await plantsOf(reader, request, dayOf(now)),
    loads: [...loadsOf({ kg: kilogramsOf(request, kgPerM3), kgPerM3, truck: await usualTruck(reader, request) })],
    terms: termsInWords(terms),
    termsVersion: terms.version,
    alerts: alerts.map(({ rule, words_fi, words_en }) => ({ rule, words: { fi: words_fi, en: words_en } })),
    declarationsMissing: askedDeclarations(type).filter((kind) => declared.get(kind) !== true),
  }
}

const daysAhead = 28

async function plantsOf(reader: ManureReader, { company, type }: StoredRequest, today: string) {
  const own = ownTables(reader)
  const plants = await own
    .selectFrom('manuredelivery_plant')
    .selectAll()
    .where('company', '=', company)
    .orderBy('sort_name')
    .execute()
  const taking = own
    .selectFrom('manuredelivery_plant_type')
    .select('plant')
    .where('type', '=', type ?? '')
  const taken = new Set((await taking.execute()).map(({ plant }) => plant))
  const to = new Date(Date.parse(`${today}T12:00:00Z`) + daysAhead * 86_400_000).toISOString().slice(0, 10)
  return await Promise.all(
    plants.map(async ({ id, name, kg_per_day }) => {
      const days = Map.groupBy(await tonnageOf(reader, { plant: id, from: today, to }), ({ day }) => day)
      return {
        ...{ id, name, takesType: taken.has(id), kgPerDay: kg_per_day },
        days: [...days].map(([day, rows]) => ({ day: day as never, kg: rows.reduce((sum, { kg }) => sum + kg, 0) })),
      }
    }),
  )
}
