/** Terms of a company: drafted, published and retired by its office; published ones are never edited (lanta-appi 5.1). */
import type { InputOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import {
  countAll,
  finnishSortKey,
  handlersOf,
  keysetPage,
  likeFragment,
  pageTotal,
  readPage,
  searchText,
  writeRow,
} from '@workspace/portal/server'
import { sql } from 'kysely'
import { publishTerm, readTerm, retireTerm, saveTerm, searchTerms } from '../../contract/index.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { termWords } from '../documents/term-words.ts'
import { plantRow } from '../plants/plant-store.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { typeRow } from '../types/type-store.ts'
import { carrierTermHandlers } from './carrier-terms.ts'
import { settleTerm } from './choose-terms.ts'
import type { TermRow } from './term-store.ts'
import { moveTermsVersion, termOf, termRow, termsVersionOf } from './term-store.ts'

const { reads, writes } = handlersOf<ManureActor>()

const searchTermsHandler = reads(searchTerms, async ({ host, actor }, asked) => {
  const { company, state, find, sort, direction, cursor, limit } = asked
  const companies = actor.companies.filter((id) => company === '' || id === company)
  let found = ownTables(host.database.reading)
    .selectFrom('manuredelivery_term')
    .where('company', 'in', companies.length === 0 ? [''] : companies)
  if (state !== '') found = found.where('state', '=', state)
  if (find !== '') found = found.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sort_name', direction }).execute(),
    (row) => ({ key: row.sort_name, id: row.id }),
  )
  return {
    rows: page.rows.map(termOf),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

const readTermHandler = reads(readTerm, async ({ host, actor }, { id }, refuse) => {
  const row = await ownTerm(host.database.reading, actor, id)
  if (row === undefined) throw refuse('not_found')
  const termsVersion = await termsVersionOf(host.database.reading, row.company)
  return { term: termOf(row), termsVersion, words: [...termWords(settleTerm(row))] }
})

const saveTermHandler = writes(saveTerm, {
  write: async ({ actor, transaction, request }, given, refuse) => {
    const { id, version, company } = given
    const stored = await termRow(transaction, id)
    const isOwn = actor.companies.includes(company) && (stored === undefined || stored.company === company)
    if (!isOwn || (stored === undefined && version !== 0)) throw refuse('not_found')
    if (stored !== undefined && stored.version !== version) throw refuse('modified_elsewhere')
    if (stored !== undefined && stored.state !== 'draft') throw refuse('wrong_state')
    const wrong = await wrongFields(transaction, given)
    if (wrong.length > 0) throw refuse('invalid_input', { fields: wrong })
    const row = { id, version, now: request.now, isNew: stored === undefined, values: columnsOf(given) }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_term', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('modified_elsewhere')
  },
})

const publishTermHandler = writes(publishTerm, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const row = await ownTerm(transaction, actor, id)
    if (row === undefined) throw refuse('not_found')
    if (row.version !== version) throw refuse('modified_elsewhere')
    if (row.state !== 'draft') throw refuse('wrong_state')
    if (row.valid_to < dayOf(request.now)) throw refuse('invalid_input', { fields: ['validTo'] })
    const changes = { state: 'published', published_at: request.now.toISOString() }
    const written = await changeState(transaction, row, { now: request.now, changes })
    if (written === undefined) throw refuse('modified_elsewhere')
    const details = { validFrom: row.valid_from, validTo: row.valid_to }
    await host.audit.append(transaction, request, { action: 'publishterm', target: row.name, details })
    const termsVersion = await moveTermsVersion(transaction, row.company)
    return { state: 'published' as const, version: written, termsVersion }
  },
})

const retireTermHandler = writes(retireTerm, {
  write: async ({ host, actor, transaction, request }, { id, version }, refuse) => {
    const row = await ownTerm(transaction, actor, id)
    if (row === undefined) throw refuse('not_found')
    if (row.version !== version) throw refuse('modified_elsewhere')
    if (row.state === 'retired') throw refuse('wrong_state')
    const written = await changeState(transaction, row, { now: request.now, changes: { state: 'retired' } })
    if (written === undefined) throw refuse('modified_elsewhere')
    if (row.state === 'draft') {
      return {
        state: 'retired' as const,
        version: written,
        termsVersion: await termsVersionOf(transaction, row.company),
      }
    }
    await host.audit.append(transaction, request, { action: 'retireterm', target: row.name })
    const termsVersion = await moveTermsVersion(transaction, row.company)
    return { state: 'retired' as const, version: written, termsVersion }
  },
})

export const termHandlers = {
  searchTerms: searchTermsHandler,
  readTerm: readTermHandler,
  saveTerm: saveTermHandler,
  publishTerm: publishTermHandler,
  retireTerm: retireTermHandler,
  ...carrierTermHandlers,
}

async function ownTerm(reader: ManureReader, { companies }: ManureActor, id: string): Promise<TermRow | undefined> {
  const row = await termRow(reader, id)
  return row !== undefined && companies.includes(row.company) ? row : undefined
}

type Given = InputOf<typeof saveTerm>

/** A type that does not exist, a plant that is not the company's. */
async function wrongFields(reader: ManureReader, { company, type, plant }: Given): Promise<string[]> {
  const isType = type === null || (await typeRow(reader, type)) !== undefined
  const isPlant = plant === null || (await plantRow(reader, plant))?.company === company
  return [...(isType ? [] : ['type']), ...(isPlant ? [] : ['plant'])]
}

function columnsOf(given: Given): Omit<TermRow, 'id' | 'version' | 'changed_at'> {
  const { company, name, scope, tag, type, plant, direction } = given
  const part = (value: object | null) => (value === null ? null : JSON.stringify(value))
  return {
    ...{ company, name, scope, tag, type, plant, direction },
    ...{ valid_from: given.validFrom, valid_to: given.validTo, state: 'draft', published_at: null },
    ...{ goods: part(given.goods), freight: part(given.freight), waiting: part(given.waiting) },
    ...{ refusal: part(given.refusal), wasted_trip: part(given.wastedTrip) },
    sort_name: finnishSortKey(name),
    search_text: searchText([name, tag]),
  }
}

function changeState(
  transaction: ManureReader,
  { id, version, changed_at: _changed, ...kept }: TermRow,
  {
    now,
    changes,
  }: { readonly now: Date; readonly changes: { readonly state: string; readonly published_at?: string } },
): Promise<number | undefined> {
  const row = { id, version, now, isNew: false, values: { ...kept, ...changes } }
  return writeRow(ownTables(transaction), 'manuredelivery_term', row)
}
