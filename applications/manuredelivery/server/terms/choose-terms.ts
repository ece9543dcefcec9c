/** The terms that apply to a request on its planned day (S1 to S3): `settle` itself chooses among the published ones. */

import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type * as z from 'zod/mini'
import { settle } from '../../contract/settlement/settle.ts'
import type { Term } from '../../contract/settlement/settle-input.ts'
import type { PassedOver } from '../../contract/settlement/settle-output.ts'
import type { TermsByHand } from '../../contract/terms/term-fields.ts'
import type { StoredRequest } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { plannedDay } from '../requests/request-after-command.ts'
import type { TermRow } from './term-store.ts'
import { termsVersionOf } from './term-store.ts'

/** Of a request what its terms depend on. */
type TermsAsked = Pick<
  StoredRequest,
  'company' | 'account' | 'type' | 'plant' | 'store' | 'week' | 'day' | 'terms_by_hand'
>

/** What was chosen, kept with the request at its acceptance. */
export interface ChosenTerms {
  /** Null where no terms fit and none are given by hand. */
  readonly term: Term | null
  /** Of published terms; for those by hand the reason. */
  readonly name: string
  readonly isByHand: boolean
  readonly passedOver: readonly (PassedOver & { readonly name: string })[]
  /** Of the company's published terms. */
  readonly version: number
}

export async function chooseTerms(
  reader: ManureReader,
  { request, now }: { readonly request: TermsAsked; readonly now: Date },
): Promise<ChosenTerms> {
  const { company, account, type, plant, store, terms_by_hand: byHand } = request
  const version = company === '' ? 0 : await termsVersionOf(reader, company)
  if (byHand !== null) {
    const given: z.infer<typeof TermsByHand> = JSON.parse(byHand)
    return { term: termByHand(given), name: given.reason, isByHand: true, passedOver: [], version }
  }
  const rows = await publishedFor(reader, { company, account })
  const { term: chosen, passedOver } = settle({
    ...{ vatRates: [], company: { estimateTolerancePct: 0, scaleTolerancePct: 0 }, farmVat: [], analyses: [] },
    ...{ type: { code: type ?? '', kgPerM3: 1, table: [] }, terms: rows.map(settleTerm), byHand: null },
    ...{ carrier: null, runs: [], consignments: [] },
    request: { day: plannedDay(request, dayOf(now)), plant: plant ?? '', store: store ?? '' },
  })
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? ''
  const row = rows.find(({ id }) => id === chosen)
  return {
    term: row === undefined ? null : settleTerm(row),
    name: row?.name ?? '',
    isByHand: false,
    passedOver: passedOver.map((each) => ({ ...each, name: nameOf(each.term) })),
    version,
  }
}

/** The published ones of the company that are for every farm or for a tag of this one. */
async function publishedFor(
  reader: ManureReader,
  { company, account }: { readonly company: string; readonly account: string },
): Promise<readonly TermRow[]> {
  const own = ownTables(reader)
  const link = own.selectFrom('manuredelivery_farm_link').select('tags').where('company', '=', company)
  const tags: readonly string[] = JSON.parse(
    (await link.where('account', '=', account).executeTakeFirst())?.tags ?? '[]',
  )
  const published = own.selectFrom('manuredelivery_term').selectAll().where('company', '=', company)
  const rows = await published.where('state', '=', 'published').orderBy('id').execute()
  return rows.filter(({ scope, tag }) => scope === 'general' || tags.includes(tag))
}

export function settleTerm(row: TermRow): Term {
  const part = (json: string | null) => (json === null ? null : JSON.parse(json))
  return {
    ...{ id: row.id, scope: row.scope as Term['scope'], type: row.type, plant: row.plant },
    ...{ validFrom: row.valid_from as LocalDate, validTo: row.valid_to as LocalDate },
    direction: row.direction as Term['direction'],
    ...{ goods: part(row.goods), freight: part(row.freight), waiting: part(row.waiting) },
    ...{ refusal: part(row.refusal), wastedTrip: part(row.wasted_trip) },
  }
}

const always = { validFrom: '0001-01-01' as LocalDate, validTo: '9999-12-31' as LocalDate }

/** Terms by hand come before all published ones, on any day. */
export function termByHand({ reason: _, ...money }: z.infer<typeof TermsByHand>): Term {
  return {
    id: 'byHand',
    scope: 'farm',
    type: null,
    plant: null,
    ...always,
    ...(money as Pick<Term, 'direction' | 'goods' | 'freight' | 'waiting' | 'refusal' | 'wastedTrip'>),
  }
}
