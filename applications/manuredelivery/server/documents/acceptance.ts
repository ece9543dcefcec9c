/** The acceptance of a pickup: the document that goes with the letter (7.6). */

import type { Edition } from '@workspace/logistics/server'
import { storeDocument } from '@workspace/logistics/server'
import { settle } from '../../contract/settlement/settle.ts'
import type { StoredRequest } from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountCard } from '../farms/accounts.ts'
import type { AcceptedRequestCommand } from '../requests/request-context.ts'
import { consignmentsOf } from '../requests/request-context.ts'
import { kilogramsOf, storedRequest, volumeOf } from '../requests/request-rows.ts'
import type { ChosenTerms } from '../terms/choose-terms.ts'
import { vatRatesOf } from '../terms/vat-rates.ts'
import type { AcceptanceContent, Names } from './content.ts'
import { manureDocuments } from './manure-documents.ts'
import { termWords } from './term-words.ts'

export async function issueAcceptance(
  transaction: ManureTransaction,
  done: AcceptedRequestCommand,
  letter: '' | 'request_accepted' = '',
): Promise<void> {
  const { issuer } = done
  const request = await storedRequest(transaction, done.request.id)
  if (request === undefined || request.terms === null) return
  const { language } = await accountCard(transaction, request.account)
  const document = {
    ...{ kind: 'acceptance', number: request.number ?? '', of: { kind: 'request', id: request.id }, language, letter },
    ...{ own: { company: request.company, account: request.account }, by: issuer.actor.id, now: issuer.now },
  } as const
  await storeDocument(manureDocuments.storeIn(transaction), document, await contentOf(transaction, done, request))
  issuer.host.wake('documents')
}

async function contentOf(
  transaction: ManureTransaction,
  { type, store, declared }: AcceptedRequestCommand,
  request: StoredRequest,
): Promise<(edition: Edition) => AcceptanceContent> {
  const own = ownTables(transaction)
  const company = await own
    .selectFrom('logistics_company')
    .selectAll()
    .where('id', '=', request.company)
    .executeTakeFirstOrThrow()
  const operator = own.selectFrom('manuredelivery_operator').select('phone').where('id', '=', request.company)
  const plant = own
    .selectFrom('manuredelivery_plant')
    .select('name')
    .where('id', '=', request.plant ?? '')
  const chosen: ChosenTerms = JSON.parse(request.terms ?? 'null')
  const density = store?.kg_per_m3 ?? type?.kg_per_m3 ?? 0
  const planned = (await consignmentsOf(transaction, request.id)).filter(
    ({ state }) => !['failed', 'cancelled'].includes(state),
  )
  const loads = planned.map(({ planned_kg }) => planned_kg)
  const { name, businessId } = await accountCard(transaction, request.account)
  const body = {
    number: request.number ?? '',
    company: {
      ...{ name: company.name, businessId: company.business_id },
      address: [company.street, `${company.postal_code} ${company.city}`.trim()].filter(Boolean).join(', '),
      phone: (await operator.executeTakeFirst())?.phone ?? '',
    },
    farm: { name, businessId },
    store: [store?.name, store?.municipality].filter(Boolean).join(', '),
    type: { fi: type?.name_fi ?? '', en: type?.name_en ?? '' },
    kg: kilogramsOf(request, density),
    plant: (await plant.executeTakeFirst())?.name ?? '',
    ...{ week: request.week, day: request.day, loads },
    terms: chosen.term === null ? [] : termWords(chosen.term),
    why: whyText(chosen),
    balance: await balanceOf(transaction, { request, chosen, loads, density }),
    declarations: [...declared].flatMap(([kind, isGiven]) => (isGiven ? [kind] : [])),
    yard: yardWords(store),
  }
  return (edition) => ({ ...edition, ...body })
}

function whyText({ name, isByHand, passedOver }: ChosenTerms): Names {
  if (isByHand) return { fi: `Ehdot on sovittu erikseen: ${name}`, en: `Terms agreed separately: ${name}` }
  const others = passedOver.filter(({ why }) => why === 'lessSpecific').map((each) => each.name)
  const besides =
    others.length === 0
      ? { fi: '', en: '' }
      : { fi: ` Ne ohittavat ehdot ${others.join(', ')}.`, en: ` They come before ${others.join(', ')}.` }
  return { fi: `Ehdot: ${name}.${besides.fi}`, en: `Terms: ${name}.${besides.en}` }
}

interface Estimated {
  readonly request: StoredRequest
  readonly chosen: ChosenTerms
  readonly loads: readonly number[]
  readonly density: number
}

/** As if the planned loads were received now; the distance is the site's. Null where a figure is missing. */
async function balanceOf(
  transaction: ManureTransaction,
  { request, chosen, loads, density }: Estimated,
): Promise<number | null> {
  if (chosen.term === null) return null
  const own = ownTables(transaction)
  const farm = own.selectFrom('manuredelivery_farm').select('vat').where('id', '=', request.account)
  const distance = own
    .selectFrom('manuredelivery_store')
    .innerJoin('manuredelivery_site_distance', 'manuredelivery_site_distance.site', 'manuredelivery_store.site')
    .select('km')
    .where('manuredelivery_store.id', '=', request.store ?? '')
    .where('manuredelivery_site_distance.plant', '=', request.plant ?? '')
  const km = (await distance.executeTakeFirst())?.km ?? null
  const ended = request.changed_at
  const { consignments, total } = settle({
    ...{ vatRates: await vatRatesOf(transaction), company: { estimateTolerancePct: 0, scaleTolerancePct: 0 } },
    farmVat: JSON.parse((await farm.executeTakeFirst())?.vat ?? '[]'),
    ...{
      type: { code: request.type ?? '', kgPerM3: density, table: [] },
      analyses: [],
      terms: [],
      byHand: chosen.term,
    },
    request: { day: ended.slice(0, 10) as never, plant: request.plant ?? '', store: request.store ?? '' },
    ...{ carrier: null, runs: [] },
    consignments: loads.map((kg, at) => ({
      ...{ id: String(at), outcome: 'received' as const, collected: ended, ended, km },
      loaded: { kg, m3: volumeOf(kg, density) },
    })),
  })
  return consignments.some(({ missing }) => missing.length > 0) ? null : total.balance
}

type YardOf = Pick<NonNullable<AcceptedRequestCommand['store']>, 'loading_by' | 'surface'>

/** What the farm sees to before the truck comes. */
function yardWords(store: YardOf | undefined): readonly Names[] {
  const free = {
    fi: 'Pidä tie, kääntöpaikka ja lastauspaikka vapaana.',
    en: 'Keep the road, the turning place and the loading place free.',
  }
  const loader = {
    fi: 'Tila kuormaa: varaa kuormain ja kuljettaja.',
    en: 'The farm loads: have a loader and a driver ready.',
  }
  return store?.loading_by === 'farm' ? [free, loader] : [free]
}
