/** A portal with Lanta-appi in it: two companies with what they have, made for each test file. */
import { logisticsModule } from '@workspace/logistics/server'
import { emptyTables } from '@workspace/logistics/server/testing'
import { finnishSortKey, searchText } from '@workspace/portal/server'
import type { TestPortal, TestPortalOptions } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import type { Kysely } from 'kysely'
import { firstSettings } from '../../contract/index.ts'
import type { ManureTables, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { manuredeliveryServer } from '../index.ts'
import { settingsColumns } from '../operators/operator-store.ts'
import { fillBilling } from './fixture-billing.ts'
import { fillFarms, fillParties } from './fixture-farms.ts'
import { manure } from './ids.ts'
import { newCarrierTerm, newPlant, newTerm } from './inputs.ts'

const edited = { version: 1, changed_at: '2026-09-01T06:00:00.000Z' }
const companies = [
  { of: manure.novarbo, code: 'KUN', plant: 'Kuntokorven kompostointilaitos', carrier: 'Korvenrannan Konetyö' },
  { of: manure.ekoasuminen, code: 'VAN', plant: 'Vanamon biolaitos', carrier: 'Satarahka Logistiikka Oy' },
] as const
type Company = (typeof companies)[number]

export async function startManurePortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const portal = await startTestPortal({
    applications: [manuredeliveryServer],
    modules: [logisticsModule],
    settings: { rateLimits: false },
    ...options,
  })
  await fillManureFixture(portal)
  return portal
}

/** Fills a portal that has the application mounted. */
export async function fillManureFixture(portal: TestPortal): Promise<void> {
  await portal.host.database.writing(async (transaction) => {
    const carriers = companies.map(({ of, carrier }) => ({
      ...{ id: of.carrier, name: carrier, name_key: carrier.toLowerCase() },
    }))
    const insert = transaction.insertInto('transport_company').values(carriers)
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
  })
  await writeManure(portal, fill)
}

/** Takes away all that the application has stored, on SQLite; people and carriers stay. */
export const emptyManure = (portal: TestPortal): Promise<void> => emptyTables(portal, 'manuredelivery')

/** The application's tables as tests look into them. */
export function manureTables(portal: TestPortal): Kysely<ManureTables> {
  return ownTables(portal.host.database.reading as never)
}

/** Writes past the application: what must be there before a test begins. */
export async function writeManure<Result>(
  portal: TestPortal,
  act: (own: Kysely<ManureTables>, transaction: ManureTransaction) => Promise<Result>,
): Promise<Result> {
  return portal.host.database.writing((transaction) => {
    const own = transaction as unknown as ManureTransaction
    return act(ownTables(own), own)
  })
}

async function fill(own: Kysely<ManureTables>): Promise<void> {
  await fillParties(own)
  await own.insertInto('manuredelivery_operator').values(companies.map(operatorRow)).execute()
  await own.insertInto('manuredelivery_type').values(companies.map(typeRow)).execute()
  await own.insertInto('manuredelivery_plant').values(companies.map(plantRow)).execute()
  await own
    .insertInto('manuredelivery_bay')
    .values(companies.map(({ of, code }) => ({ code: `${code}-1`, plant: of.plant, name: 'Linja 1', place: 0 })))
    .execute()
  await own.insertInto('manuredelivery_scale').values(companies.map(scaleRow)).execute()
  await own.insertInto('manuredelivery_term').values(companies.flatMap(termRows)).execute()
  await own.insertInto('manuredelivery_carrier_term').values(companies.map(carrierTermRow)).execute()
  await fillFarms(own)
  await fillBilling(own)
}

function operatorRow({ of, code }: Company): ManureTables['manuredelivery_operator'] {
  return {
    ...settingsColumns({ ...firstSettings, ordersEmail: `${code.toLowerCase()}@demo.example` as never }),
    ...{ id: of.company, terms_version: 1, ...edited },
  }
}

function typeRow({ of, code }: Company): ManureTables['manuredelivery_type'] {
  const name = `Lanta ${code}`
  return {
    ...{ id: of.type, code: `${code}A`, name_fi: name, name_en: `Manure ${code}`, species: 'horse', form: 'litter' },
    ...{ bedding: 'peat', poultry: 0, kg_per_m3: 500, waste_code: '02 01 06', declarations: '[]', label_fi: 'lanta' },
    ...{ label_en: 'manure', active: 1, sort_name: finnishSortKey(name), ...edited },
  }
}

function plantRow({ of, code, plant: name }: Company): ManureTables['manuredelivery_plant'] {
  return {
    ...{ id: of.plant, company: of.company, code, name, approval_no: `FI-DEMO-${code}`, business_id: '9990001-6' },
    ...{ street: 'Laitostie 1', postal_code: '27500', city: 'Kauttua', municipality: 'Eura', lat: null, lon: null },
    ...{
      phone: '000 000 0111',
      open_hours: JSON.stringify(newPlant.openHours),
      closed_days: '[]',
      kg_per_day: 160_000,
    },
    ...{ storage_capacity_kg: null, storage_kg: null, storage_day: null, weighs: 1, self_service: 1 },
    ...{ asks_temperature: 0, cost_centre: `KP-${code}`, instructions: `Portti ${code}` },
    ...{ sort_name: finnishSortKey(name), search_text: searchText([code, name, 'Eura']), ...edited },
  }
}

function scaleRow({ of, code }: Company): ManureTables['manuredelivery_scale'] {
  return {
    ...{ id: of.scale, company: of.company, plant: of.plant, name: `Vaaka ${code}`, division_kg: 20, max_kg: 60_000 },
    ...{ serial: `SN-${code}`, verified_until: '2027-05-31', ...edited },
  }
}

function termRows({ of, code }: Company): ManureTables['manuredelivery_term'][] {
  const row = (id: string, name: string, state: string) => ({
    ...{ id, company: of.company, name, scope: 'general', tag: '', type: null, plant: null, direction: 'plantPays' },
    ...{ valid_from: '2026-01-01', valid_to: '2026-12-31', goods: JSON.stringify(newTerm.goods), freight: null },
    ...{ waiting: null, refusal: null, wasted_trip: null, state },
    published_at: state === 'published' ? edited.changed_at : null,
    ...{ sort_name: finnishSortKey(name), search_text: searchText([name, '']), ...edited },
  })
  return [row(of.draftTerm, `Luonnos ${code}`, 'draft'), row(of.publishedTerm, `Ehdot ${code}`, 'published')]
}

function carrierTermRow({ of }: Company): ManureTables['manuredelivery_carrier_term'] {
  return {
    ...{ id: of.carrierTerm, company: of.company, carrier: of.carrier, kind: 'perT', minimum: null },
    // A price that a test finds again.
    ...{ price: 45_000 + Number(of.company.slice(-3)), min_chargeable: null, fuel_bp: 0 },
    ...{ waiting_per_hour: 6000, free_minutes_farm: 30, free_minutes_plant: 20, wasted_trip: 9000 },
    ...{ refused_return: newCarrierTerm.refusedReturn, ...edited },
  }
}

/** Writes shared rows past the package that owns them. */
export async function writeShared<Result>(
  portal: TestPortal,
  act: (own: Kysely<Record<string, Record<string, unknown>>>) => Promise<Result>,
): Promise<Result> {
  return await writeManure(portal, (own) => act(own as never))
}
