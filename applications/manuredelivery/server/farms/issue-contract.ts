/** The hand-over contract of a farm and a company as a document: a new edition where anything has changed since the last one (7.6). */
import { canonicalJson, numbers, storeDocument } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { FarmLink } from '../../contract/farms/farm-link.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { HandOverContractContent } from '../documents/content.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import { termWords } from '../documents/term-words.ts'
import { chooseTerms } from '../terms/choose-terms.ts'
import { accountCard } from './accounts.ts'

interface Issuing {
  readonly host: Pick<Host, 'database' | 'wake'>
  readonly link: { readonly id: string; readonly company: string; readonly account: string }
  readonly contract: NonNullable<FarmLink['contract']>
  readonly by: string
  readonly now: Date
}

type Body = Omit<HandOverContractContent, 'edition' | 'replaces' | 'issuedAt'>

/** @returns the id of the edition that holds. */
export async function issueContract(transaction: ManureTransaction, issuing: Issuing): Promise<string> {
  const { host, link, by, now } = issuing
  await host.database.lock(transaction, `contract:${link.id}`)
  const documents = ownTables(transaction).selectFrom('manuredelivery_document').select(['id', 'number', 'content'])
  const before = await documents
    .where('kind', '=', 'handOverContract')
    .where('of_id', '=', link.id)
    .where('replaced_by', 'is', null)
    .executeTakeFirst()
  const year = Number(dayOf(now).slice(0, 4))
  const number = before?.number ?? numberOf(year, await numbers.next(transaction, 'manuredelivery_contract', year))
  const body: Body = { number, ...(await contentOf(transaction, issuing)) }
  if (before !== undefined && isSame(before.content, body)) return before.id
  const { language } = await accountCard(transaction, link.account)
  const document = {
    ...{ kind: 'handOverContract', number, of: { kind: 'farmLink', id: link.id }, language, letter: '' },
    ...{ own: { company: link.company, account: link.account }, by, now },
  } as const
  const id = await storeDocument(manureDocuments.storeIn(transaction), document, (edition) => ({ ...edition, ...body }))
  host.wake('documents')
  return id
}

/** `LS-26-00017`: one sequence a year over all companies. */
function numberOf(year: number, running: number): string {
  return `LS-${String(year).slice(-2)}-${String(running).padStart(5, '0')}`
}

function isSame(content: string, body: object): boolean {
  const { edition: _, replaces: __, issuedAt: ___, ...stored } = JSON.parse(content)
  return canonicalJson(stored) === canonicalJson(body)
}

async function contentOf(
  transaction: ManureTransaction,
  { link, contract, now }: Issuing,
): Promise<Omit<Body, 'number'>> {
  const own = ownTables(transaction)
  const companies = own.selectFrom('logistics_company').selectAll().where('id', '=', link.company)
  const { name, business_id, street, postal_code, city } = await companies.executeTakeFirstOrThrow()
  const farm = await accountCard(transaction, link.account)
  const kept = own
    .selectFrom('manuredelivery_farm')
    .select(['keeping_places', 'species'])
    .where('id', '=', link.account)
  const { keeping_places, species } = (await kept.executeTakeFirst()) ?? { keeping_places: '[]', species: '[]' }
  const kinds = (JSON.parse(species) as readonly { readonly species: string }[]).map((each) => each.species)
  const address = [street, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ')
  return {
    company: { name, businessId: business_id, address },
    farm: { name: farm.name, businessId: farm.businessId, farmId: farm.farmId },
    keepingPlaces: JSON.parse(keeping_places) as Body['keepingPlaces'],
    types: await typesOf(transaction, { link, kinds, day: contract.from, now }),
    ...{ kgPerYear: contract.kgPerYear, from: contract.from, to: contract.to, signedOn: contract.signedOn ?? '' },
  }
}

interface Typed extends Pick<Issuing, 'link' | 'now'> {
  /** Species that the farm keeps. */
  readonly kinds: readonly string[]
  /** From which the contract holds. */
  readonly day: string
}

/** What comes of the farm's animals, each with the terms that are published for it. */
async function typesOf(reader: ManureReader, { link, kinds, day, now }: Typed): Promise<Body['types']> {
  const types = ownTables(reader).selectFrom('manuredelivery_type').select(['id', 'name_fi', 'name_en'])
  const rows = await types
    .where('active', '=', 1)
    .where('species', 'in', [...kinds, ''])
    .orderBy('sort_name')
    .execute()
  const typed: Body['types'][number][] = []
  for (const { id: type, name_fi, name_en } of rows) {
    const request = { ...link, type, plant: null, store: null, week: '', day, terms_by_hand: null }
    const { term } = await chooseTerms(reader, { request, now })
    typed.push({ type: { fi: name_fi, en: name_en }, terms: term === null ? [] : termWords(term) })
  }
  return typed
}
