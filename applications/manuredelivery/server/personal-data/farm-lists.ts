/** Of a farm's member: the farms with their keeping places, the request to become one, offers, declarations and documents. */
import { codes, column } from '@workspace/logistics/server'
import type { PersonalList } from '@workspace/portal/contract'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { consignmentWords, declarationWords, documentWords, farmRequestWords, requestWords } from './code-words.ts'

/** Farms of other applications are left out: an account belongs here when it has a link. */
export async function memberships(reader: ManureReader, person: string): Promise<PersonalList> {
  const own = ownTables(reader)
  const rows = await own
    .selectFrom('logistics_member as member')
    .innerJoin('logistics_account as account', 'account.id', 'member.account')
    .select(['account.name', 'member.is_main'])
    .where('member.person', '=', person)
    .where('account.id', 'in', own.selectFrom('manuredelivery_farm_link').select('account'))
    .orderBy('account.sort_name')
    .execute()
  return {
    name: 'memberships',
    title: { fi: 'Tilasi', en: 'Your farms' },
    columns: [column('farm', 'text', ['Tila', 'Farm']), column('main', 'yesno', ['Pääkäyttäjä', 'Main user'])],
    rows: rows.map(({ name, is_main }) => ({ farm: name, main: is_main === 1 })),
  }
}

/** Contact persons and instructions of a store may be anybody's of the farm. */
export async function keepingPlaces(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_store as store')
    .innerJoin('logistics_account as account', 'account.id', 'store.account')
    .innerJoin('logistics_member as member', 'member.account', 'account.id')
    .select(['account.name as farm', 'store.name as store', 'store.keeping_place', 'store.municipality'])
    .where('member.person', '=', person)
    .where('store.removed', '=', 0)
    .orderBy('account.sort_name')
    .orderBy('store.name')
    .execute()
  return {
    name: 'keepingplaces',
    title: { fi: 'Tilojesi pitopaikat ja varastot', en: 'Keeping places and stores of your farms' },
    columns: [
      column('farm', 'text', ['Tila', 'Farm']),
      column('store', 'text', ['Varasto', 'Store']),
      column('keepingplace', 'text', ['Pitopaikka', 'Keeping place']),
      column('municipality', 'text', ['Kunta', 'Municipality']),
    ],
    rows: rows.map(({ keeping_place: keepingplace, ...row }) => ({ ...row, keepingplace })),
  }
}

export async function farmRequests(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_farm_request as request')
    .leftJoin('logistics_company as company', 'company.id', 'request.company')
    .select(['request.name', 'request.business_id', 'request.street', 'request.postal_code', 'request.city'])
    .select(['request.telephone', 'request.species', 'request.note', 'request.state', 'request.sent_at'])
    .select('company.name as company')
    .where('request.person', '=', person)
    .orderBy('request.sent_at', 'desc')
    .execute()
  return {
    name: 'farmrequests',
    title: { fi: 'Pyynnöt päästä tilaksi', en: 'Requests to become a farm' },
    columns: [
      column('sentat', 'moment', ['Lähetetty', 'Sent']),
      column('company', 'text', ['Yritys', 'Company']),
      column('name', 'text', ['Nimi', 'Name']),
      column('businessid', 'text', ['Y-tunnus', 'Business ID']),
      column('address', 'text', ['Osoite', 'Address']),
      column('telephone', 'text', ['Puhelin', 'Telephone']),
      column('note', 'text', ['Viesti', 'Message']),
      codes('state', ['Tila', 'State'], farmRequestWords),
    ],
    rows: rows.map(({ sent_at, company, name, business_id, telephone, note, state, ...row }) => ({
      ...{ sentat: sent_at, company, name, businessid: business_id, telephone, note, state },
      address: `${row.street}, ${row.postal_code} ${row.city}`,
    })),
  }
}

export async function ownRequests(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_request as request')
    .innerJoin('logistics_account as account', 'account.id', 'request.account')
    .innerJoin('logistics_company as company', 'company.id', 'request.company')
    .select(['request.created_at', 'request.number', 'request.state'])
    .select(['account.name as farm', 'company.name as company'])
    .where('request.entered_by', '=', person)
    .orderBy('request.created_at', 'desc')
    .execute()
  return {
    name: 'requests',
    title: { fi: 'Tekemäsi noutopyynnöt', en: 'Pickup requests that you made' },
    columns: [
      column('madeat', 'moment', ['Tehty', 'Made']),
      column('number', 'text', ['Noutopyyntö', 'Pickup request']),
      column('farm', 'text', ['Tila', 'Farm']),
      column('company', 'text', ['Yritys', 'Company']),
      codes('state', ['Tila', 'State'], requestWords),
    ],
    rows: rows.map(({ created_at, ...row }) => ({ madeat: created_at, ...row })),
  }
}

/** Each giving and each withdrawal that the person sent; whom an office named at the telephone stays with the request. */
export async function ownDeclarations(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_declaration as declaration')
    .innerJoin('manuredelivery_request as request', 'request.id', 'declaration.request')
    .select(['declaration.at', 'request.number', 'declaration.kind', 'declaration.is_given', 'declaration.words'])
    .where('declaration.person', '=', person)
    .orderBy('declaration.at', 'desc')
    .orderBy('declaration.id', 'desc')
    .execute()
  return {
    name: 'declarations',
    title: { fi: 'Antamasi vakuutukset', en: 'Declarations that you gave' },
    columns: [
      column('at', 'moment', ['Aika', 'Time']),
      column('number', 'text', ['Noutopyyntö', 'Pickup request']),
      codes('kind', ['Vakuutus', 'Declaration'], declarationWords),
      column('given', 'yesno', ['Voimassa', 'Given']),
      column('words', 'text', ['Syy', 'Reason']),
    ],
    rows: rows.map(({ is_given, ...row }) => ({ ...row, given: is_given === 1 })),
  }
}

/** Consignments of the own requests: neither who drove them nor what they came to. */
export async function ownPickups(reader: ManureReader, person: string): Promise<PersonalList> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_consignment as consignment')
    .innerJoin('manuredelivery_request as request', 'request.id', 'consignment.request')
    .select(['consignment.number', 'consignment.state', 'consignment.collected_at'])
    .where('request.entered_by', '=', person)
    .orderBy('consignment.created_at', 'desc')
    .orderBy('consignment.number')
    .execute()
  return {
    name: 'pickups',
    title: { fi: 'Noutopyyntöjesi erät', en: 'Consignments of your pickup requests' },
    columns: [
      column('number', 'text', ['Erä', 'Consignment']),
      codes('state', ['Tila', 'State'], consignmentWords),
      column('collectedat', 'moment', ['Noudettu', 'Collected']),
    ],
    rows: rows.map(({ collected_at, ...row }) => ({ ...row, collectedat: collected_at })),
  }
}

/** Of the own requests, their consignments, and consignments driven. */
export async function ownDocuments(reader: ManureReader, person: string): Promise<PersonalList> {
  const own = ownTables(reader)
  const requests = own.selectFrom('manuredelivery_request').select('id').where('entered_by', '=', person)
  const offered = own.selectFrom('manuredelivery_consignment').select('id').where('request', 'in', requests)
  const driven = own.selectFrom('manuredelivery_driver').select('consignment').where('person', '=', person)
  const rows = await own
    .selectFrom('manuredelivery_document')
    .select(['kind', 'number', 'edition', 'issued_at'])
    .where('kind', 'in', Object.keys(documentWords))
    .where((is) => is.or([is('of_id', 'in', requests), is('of_id', 'in', offered), is('of_id', 'in', driven)]))
    .orderBy('issued_at', 'desc')
    .orderBy('number')
    .execute()
  return {
    name: 'documents',
    title: { fi: 'Asiakirjat', en: 'Documents' },
    columns: [
      column('issuedat', 'moment', ['Annettu', 'Issued']),
      codes('kind', ['Asiakirja', 'Document'], documentWords),
      column('number', 'text', ['Numero', 'Number']),
      column('edition', 'number', ['Laitos', 'Edition']),
    ],
    rows: rows.map(({ issued_at, ...row }) => ({ issuedat: issued_at, ...row })),
  }
}
