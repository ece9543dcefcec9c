/** Pickup requests as lists show them. */

import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import type { RequestRow } from '../../contract/requests/request.ts'
import type { StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { kilogramsOf } from './request-rows.ts'

interface RequestNames {
  readonly companyName: string
  readonly farmName: string
  readonly storeName: string | null
  readonly municipality: string | null
  readonly storeDensity: number | null
  readonly typeCode: string | null
  readonly nameFi: string | null
  readonly nameEn: string | null
  readonly density: number | null
  readonly plantName: string | null
}

export interface RelatedOfRequests {
  readonly names: ReadonlyMap<string, RequestNames>
  /** Ids of requests with an open change. */
  readonly changeAsked: ReadonlySet<string>
}

export async function relatedOfRequests(
  reader: ManureReader,
  requests: readonly StoredRequest[],
): Promise<RelatedOfRequests> {
  if (requests.length === 0) return { names: new Map(), changeAsked: new Set() }
  const ids = requests.map(({ id }) => id)
  const own = ownTables(reader)
  const [names, changes] = await Promise.all([
    own
      .selectFrom('manuredelivery_request as request')
      .leftJoin('logistics_company as company', 'company.id', 'request.company')
      .leftJoin('logistics_account as account', 'account.id', 'request.account')
      .leftJoin('manuredelivery_store as store', 'store.id', 'request.store')
      .leftJoin('manuredelivery_type as type', 'type.id', 'request.type')
      .leftJoin('manuredelivery_plant as plant', 'plant.id', 'request.plant')
      .select(['request.id', 'company.name as companyName', 'account.name as farmName', 'store.name as storeName'])
      .select(['store.municipality', 'store.kg_per_m3 as storeDensity', 'type.code as typeCode'])
      .select(['type.name_fi as nameFi', 'type.name_en as nameEn', 'type.kg_per_m3 as density'])
      .select('plant.name as plantName')
      .where('request.id', 'in', ids)
      .execute(),
    own
      .selectFrom('manuredelivery_change')
      .select('request')
      .where('request', 'in', ids)
      .where('state', '=', 'open')
      .execute(),
  ])
  return {
    names: new Map(
      names.map(({ id, companyName, farmName, ...rest }) => [
        id,
        { ...rest, companyName: companyName ?? '', farmName: farmName ?? '' },
      ]),
    ),
    changeAsked: new Set(changes.map(({ request }) => request)),
  }
}

export function requestRow(
  request: StoredRequest,
  { names, changeAsked }: RelatedOfRequests,
  isOffice: boolean,
): RequestRow {
  const of = names.get(request.id)
  const estimateKg = kilogramsOf(request, of?.storeDensity ?? of?.density ?? 0)
  return {
    id: request.id,
    number: request.number,
    company: { id: request.company, name: of?.companyName ?? '' },
    farm: { id: request.account, name: of?.farmName ?? '' },
    municipality: of?.municipality ?? '',
    store: request.store === null ? null : { id: request.store, name: of?.storeName ?? '' },
    type:
      request.type === null
        ? null
        : { id: request.type, code: of?.typeCode ?? '', name: { fi: of?.nameFi ?? '', en: of?.nameEn ?? '' } },
    estimateKg,
    plannedKg: request.planned_kg,
    receivedKg: request.received_kg,
    remainingKg: Math.max(0, estimateKg - request.planned_kg - request.received_kg),
    readyFrom: request.ready_from as LocalDate | null,
    mustBeOutBy: request.must_be_out_by as LocalDate | null,
    week: (request.week || null) as IsoWeek | null,
    day: (request.day || null) as LocalDate | null,
    plant: request.plant === null ? null : { id: request.plant, name: of?.plantName ?? '' },
    state: request.state as RequestRow['state'],
    isChanged: isOffice && request.changed_by_farm === 1,
    changeAsked: changeAsked.has(request.id),
    submittedAt: request.submitted_at,
    version: request.version,
  }
}
