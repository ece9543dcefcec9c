/** Letters about pickup requests: each effect of the machine that is a letter calls one of these (7.4). */
import type { Sending } from '@workspace/logistics/server'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountName } from '../farms/accounts.ts'
import { kilogramsOf } from '../requests/request-rows.ts'
import type { RequestLetter } from './letter-facts.ts'
import { noticeToOffice, notifyFarm, notifyOffice } from './receivers.ts'
import { letters } from './templates.ts'

type OfRequest = Sending & {
  readonly request: string
  /** The reason or answer as it was written. */
  readonly words?: string
}

export type FarmLetter =
  | ('request_received' | 'request_entered_for_you' | 'request_changed' | 'request_change_received')
  | ('request_rejected' | 'request_held' | 'request_released' | 'request_cancelled' | 'request_remainder_closed')
  | ('request_reopened' | 'request_unaccepted' | 'request_completed' | 'change_accepted' | 'change_declined')
  | 'declarations_given_for_you'

export async function mailAboutRequest(
  transaction: ManureTransaction,
  letter: FarmLetter,
  { request: id, words = '', ...sending }: OfRequest,
): Promise<void> {
  const { facts, parameters, ...request } = await requestFacts(transaction, id)
  const sent = { template: letters[letter], parameters: { ...parameters, words }, ...facts }
  await notifyFarm(transaction, { ...sending, ...request }, sent)
}

export async function mailRequestToOffice(
  transaction: ManureTransaction,
  letter: 'change_to_office' | 'declaration_revoked_to_office',
  { request: id, words = '', ...sending }: OfRequest,
): Promise<void> {
  const { facts, parameters, company } = await requestFacts(transaction, id)
  const sent = { template: letters[letter], parameters: { ...parameters, words }, ...facts }
  await notifyOffice(transaction, { ...sending, company }, sent)
}

/** The farm has written. */
export async function noteRequestToOffice(
  transaction: ManureTransaction,
  { request: id, words = '', ...sending }: OfRequest,
): Promise<void> {
  const { facts, parameters, company } = await requestFacts(transaction, id)
  const sent = { template: letters.request_note_to_office, parameters: { ...parameters, words }, ...facts }
  await noticeToOffice(transaction, { ...sending, company }, sent)
}

export async function requestFacts(reader: ManureReader, id: string) {
  const own = ownTables(reader)
  const request = await own
    .selectFrom('manuredelivery_request as request')
    .innerJoin('manuredelivery_operator as operator', 'operator.id', 'request.company')
    .innerJoin('logistics_company as company', 'company.id', 'request.company')
    .leftJoin('manuredelivery_store as store', 'store.id', 'request.store')
    .leftJoin('manuredelivery_type as type', 'type.id', 'request.type')
    .leftJoin('manuredelivery_plant as plant', 'plant.id', 'request.plant')
    .select(['request.number', 'request.company', 'request.account', 'request.week', 'request.day'])
    .select(['estimate', 'estimate_unit', 'operator.phone', 'company.name as company_name'])
    .select(['store.name as store_name', 'store.kg_per_m3 as store_density', 'type.kg_per_m3 as density'])
    .select(['type.name_fi', 'type.name_en', 'plant.name as plant_name'])
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow()
  const planned = await own
    .selectFrom('manuredelivery_consignment')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('request', '=', id)
    .where('state', 'not in', ['failed', 'cancelled'])
    .executeTakeFirstOrThrow()
  const parameters: RequestLetter = {
    ...{ number: request.number ?? '', company: request.company_name, phone: request.phone, words: '' },
    farm: await accountName(reader, request.account),
    store: request.store_name ?? '',
    type: { fi: request.name_fi ?? '', en: request.name_en ?? '' },
    kg: kilogramsOf(request, request.store_density ?? request.density ?? 0),
    ...{ plant: request.plant_name ?? '', week: request.week, day: request.day, loads: Number(planned.count) },
  }
  const facts = { about: { kind: 'request', id }, route: `/requests/${id}` } as const
  return { company: request.company, account: request.account, facts, parameters }
}
