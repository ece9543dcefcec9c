/** Letters about consignments: each effect of the machine that is a letter calls one of these (7.4). */
import type { Sending } from '@workspace/logistics/server'
import { days } from '@workspace/portal/server'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountName } from '../farms/accounts.ts'
import type { ConsignmentLetter } from './letter-facts.ts'
import { crewOf, noticeToOffice, notifyFarm, notifyOffice, notifyPeople } from './receivers.ts'
import { letters } from './templates.ts'

type OfConsignment = Sending & {
  readonly consignment: string
  /** The reason or answer as it was written. */
  readonly words?: string
}

/** The farm has so long to confirm (3.3). */
export const confirmWithin = days(7)

export type FarmLetter =
  | ('pickup_planned' | 'pickup_cancelled' | 'consignment_changed' | 'manure_collected' | 'manure_received')
  | ('confirm_reminder' | 'quantity_corrected' | 'objection_decided' | 'cause_changed' | 'manure_refused')
  | 'pickup_failed'

export async function mailConsignmentToFarm(
  transaction: ManureTransaction,
  letter: FarmLetter,
  { consignment: id, words = '', ...sending }: OfConsignment,
): Promise<void> {
  const { facts, parameters, company, account } = await consignmentFacts(transaction, id)
  const sent = { template: letters[letter], parameters: { ...parameters, words }, ...facts }
  await notifyFarm(transaction, { ...sending, company, account }, sent)
}

export type CrewLetter =
  | ('consignment_offered' | 'consignment_assigned' | 'consignment_reassigned' | 'consignment_taken_back')
  | ('consignment_moved' | 'consignment_cancelled' | 'consignment_stopped' | 'consignment_stop_lifted')
  | ('consignment_redirected' | 'consignment_return' | 'manure_refused' | 'pickup_failed' | 'cause_changed')

type ToCrew = OfConsignment & {
  readonly letter: CrewLetter
  readonly carriers: readonly (string | null)[]
  readonly drivers: readonly (string | null)[]
}

export async function mailToCrew(transaction: ManureTransaction, of: ToCrew): Promise<void> {
  const { consignment: id, letter, words = '', host, now, by = '' } = of
  const people = await crewOf(host, of, by)
  if (people.length === 0) return
  const { facts, parameters, company } = await consignmentFacts(transaction, id)
  const sent = { template: letters[letter], parameters: { ...parameters, words }, ...facts }
  await notifyPeople(transaction, { host, now, by, company, people }, sent)
}

export type OfficeLetter =
  | ('objection_to_office' | 'refused_to_office' | 'failed_to_office' | 'problem_to_office' | 'evidence_to_office')
  | 'released_late_to_office'

type ToOffice = OfConsignment & {
  readonly reporter: { readonly name: string; readonly telephone: string }
  /** A code, where the stored consignment does not hold it. */
  readonly reason?: string
}

export async function mailConsignmentToOffice(
  transaction: ManureTransaction,
  letter: OfficeLetter,
  { consignment: id, words = '', reporter, reason, ...sending }: ToOffice,
): Promise<void> {
  const { facts, parameters, company } = await consignmentFacts(transaction, id)
  const by = [reporter.name, reporter.telephone].filter(Boolean).join(', ')
  const given = { ...parameters, words, by, ...(reason === undefined ? {} : { reason }) }
  await notifyOffice(transaction, { ...sending, company }, { template: letters[letter], parameters: given, ...facts })
}

export async function noteConsignmentToOffice(
  transaction: ManureTransaction,
  { consignment: id, words = '', reporter, ...sending }: ToOffice,
): Promise<void> {
  const { facts, parameters, company } = await consignmentFacts(transaction, id)
  const given = { ...parameters, words, by: reporter.name }
  const sent = { template: letters.consignment_note_to_office, parameters: given, ...facts }
  await noticeToOffice(transaction, { ...sending, company }, sent)
}

async function consignmentFacts(reader: ManureReader, id: string) {
  const row = await ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .innerJoin('manuredelivery_operator as operator', 'operator.id', 'of.company')
    .innerJoin('logistics_company as company', 'company.id', 'of.company')
    .innerJoin('manuredelivery_store as store', 'store.id', 'of.store')
    .innerJoin('manuredelivery_type as type', 'type.id', 'of.type')
    .innerJoin('manuredelivery_plant as plant', 'plant.id', 'of.plant')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'of.vehicle')
    .select(['of.number', 'of.company', 'of.account', 'of.week', 'of.day', 'slot_from', 'planned_kg', 'estimate_kg'])
    .select(['of.kg', 'asked_at', 'offer_deadline', 'refusal_kind', 'fail_reason', 'cause', 'next', 'of.state'])
    .select(['operator.phone', 'company.name as company_name', 'store.name as store_name', 'store.municipality'])
    .select(['type.name_fi', 'type.name_en', 'plant.name as plant_name', 'plate'])
    .where('of.id', '=', id)
    .executeTakeFirstOrThrow()
  const until =
    row.asked_at === null ? row.offer_deadline : new Date(Date.parse(row.asked_at) + confirmWithin).toISOString()
  const parameters: ConsignmentLetter = {
    ...{ number: row.number, company: row.company_name, phone: row.phone, municipality: row.municipality },
    farm: await accountName(reader, row.account),
    ...{ store: row.store_name, type: { fi: row.name_fi, en: row.name_en }, plant: row.plant_name },
    ...{ week: row.week, day: row.day, slot: row.slot_from, plate: row.plate ?? '' },
    ...{ plannedKg: row.planned_kg, estimateKg: row.estimate_kg, netKg: row.kg, until: until ?? '' },
    reason: row.state === 'failed' ? row.fail_reason : row.refusal_kind,
    ...{ next: row.next, by: '', words: '' },
  }
  const facts = { about: { kind: 'consignment', id }, route: `/consignments/${id}` } as const
  return { company: row.company, account: row.account, cause: row.cause, facts, parameters }
}
