/** The one search: farms, plants and trucks first, then the requests and consignments of those and by number (7.8). */
import { hitsOf, numberTyped } from '@workspace/logistics/server'
import type { AnswerOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf, likeFragment } from '@workspace/portal/server'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { anythingFindMost, findAnything } from '../../contract/search/search-call.ts'
import { consignmentRow, relatedOfConsignments, rolesIn } from '../consignments/listed-consignments.ts'
import { consignmentHits } from '../consignments/search-consignments.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { foundDocuments } from '../documents/search-documents.ts'
import { relatedOfRequests, requestRow } from '../requests/listed-requests.ts'
import { consignmentsFoundBy, consignmentsSeenBy } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole, requestRolesOf, requestsSeenBy } from '../rights/request-roles.ts'
import { foundFarms, foundPlants } from './found-places.ts'

const { reads } = handlersOf<ManureActor>()
type Found = AnswerOf<typeof findAnything>

export const findAnythingHandler = reads(findAnything, async ({ host, actor }, { find }) => {
  const reader = host.database.reading
  const [farms, plants, vehicles] = await Promise.all([
    foundFarms(reader, actor, find),
    foundPlants(reader, actor, find),
    // A farm reads the truck of a consignment under way alone, and finds none by its plate.
    actor.companies.length > 0 || actor.roles.has('carrierLead') ? vehiclesBy(reader, find) : [],
  ])
  const looked = { find: numberTyped(find) ?? find, accounts: farms.map(({ id }) => id), vehicles }
  const [requests, consignments, documents] = await Promise.all([
    requestsBy(reader, actor, looked),
    consignmentsBy(host, actor, looked),
    // Documents have no name: without a digit nothing but a number would be looked for in vain.
    /\d/.test(find) ? foundDocuments(reader, actor, { find, most: anythingFindMost }) : [],
  ])
  return { requests, consignments, farms, plants, documents }
})

interface Looked {
  readonly find: string
  readonly accounts: readonly string[]
  readonly vehicles: readonly string[]
}

const holds = (find: string): RawBuilder<boolean> => sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`

/** Newest first. */
async function requestsBy(reader: ManureReader, actor: ManureActor, looked: Looked): Promise<Found['requests']> {
  const { find, accounts } = looked
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_request')
    .selectAll()
    .where((of) => requestsSeenBy(actor, of))
    .where((of) => of.or([holds(find), ...(accounts.length > 0 ? [of('account', 'in', accounts)] : [])]))
    .orderBy('sort_number', 'desc')
    .orderBy('id')
    .limit(anythingFindMost)
    .execute()
  const related = await relatedOfRequests(reader, rows)
  return rows.map((row) => {
    const { id, number, farm, municipality, week, state } = requestRow(
      row,
      related,
      requestRolesOf(actor, row).some(isOfficeRole),
    )
    return { id, number: number ?? '', farm: farm.name, municipality, week, state }
  })
}

/** Those under way and ahead first, then the newest. */
async function consignmentsBy(host: Host, actor: ManureActor, looked: Looked): Promise<Found['consignments']> {
  const { find, accounts, vehicles } = looked
  const reader = host.database.reading
  const hits = await hitsOf(host, consignmentHits, find)
  const isNamed = hits === undefined ? holds(find) : sql<boolean>`id in (select value from json_each(${hits}))`
  const isAhead = sql`case when state in ('planned', 'open', 'assigned', 'loading', 'collected') then 0 else 1 end`
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where((of) => consignmentsSeenBy(actor, of))
    .where((of) => consignmentsFoundBy(actor, of))
    .where((of) =>
      of.or([
        of.and([isNamed, holds(find)]),
        ...(accounts.length > 0 ? [of('account', 'in', accounts)] : []),
        ...(vehicles.length > 0 ? [of('vehicle', 'in', vehicles)] : []),
      ]),
    )
    .orderBy(isAhead)
    .orderBy('number', 'desc')
    .limit(anythingFindMost)
    .execute()
  const related = await relatedOfConsignments({ host, reader, actor }, rows)
  return rows.map((row) => {
    const shown = consignmentRow(row, related, rolesIn(actor, row, related))
    const { id, number, farm, municipality, week, day, state, arrived, vehicle } = shown
    return { id, number, farm, municipality, week, day, state, arrived, plate: vehicle?.plate ?? '' }
  })
}

/** Ids of trucks by plate, with or without the dash; which of their consignments somebody sees is asked of those. */
async function vehiclesBy(reader: ManureReader, find: string): Promise<readonly string[]> {
  const plate = find.replace(/[\s-]/g, '')
  if (plate.length < leastOfPlate) return []
  const rows = await ownTables(reader)
    .selectFrom('logistics_vehicle')
    .select('id')
    .where(sql<boolean>`replace(lower(plate), '-', '') like ${likeFragment(plate)} escape '\\'`)
    .orderBy('plate')
    .limit(anythingFindMost)
    .execute()
  return rows.map(({ id }) => id)
}

const leastOfPlate = 3
