/** Companies that receive manure, with plants, types and terms, and who drives for them (7.10). All of it is invented. */
import { demoCompanies } from '@workspace/logistics/server'
import { addDays } from '@workspace/portal/contract'
import type { DemoSurroundings } from '@workspace/portal/server'
import { finnishSortKey, monthsBefore, searchText } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { firstSettings } from '../../contract/operators/operator.ts'
import type { ManureTables } from '../database/tables.ts'
import { settingsColumns } from '../operators/operator-store.ts'

export const demoId = (kind: string, at: number) =>
  `5eed0000-0000-4000-8000-000000${kind}${String(at).padStart(4, '0')}`

const types = [
  ['BROI', 'Broilerin kuivikelanta, turve', 'Broiler litter on peat', 'broiler', 'litter', 'peat', 450],
  ['KANA', 'Kananlanta, kuiva', 'Dry hen manure', 'layer', 'solid', 'none', 750],
  ['KALK', 'Kalkkunan kuivikelanta', 'Turkey litter', 'turkey', 'litter', 'peat', 480],
  ['NAUT', 'Naudan kuivalanta', 'Solid cattle manure', 'cattle', 'solid', 'straw', 800],
  ['HEVO', 'Hevosenlanta, turve', 'Horse manure on peat', 'horse', 'litter', 'peat', 500],
  ['SIKA', 'Sian kuivalanta', 'Solid pig manure', 'pig', 'solid', 'straw', 750],
] as const
/** Dry matter in per mille, the others in grams per tonne. */
const tableValues: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  BROI: [600, 27_000, 7500, 9000, 17_000],
  KANA: [450, 22_000, 8000, 7500, 9000],
  KALK: [550, 25_000, 7000, 9500, 13_000],
  NAUT: [200, 4500, 1200, 1100, 4000],
  HEVO: [300, 5600, 800, 1400, 7200],
  SIKA: [250, 6500, 1800, 3000, 3500],
}
export type TypeCode = (typeof types)[number][0]
const poultry: readonly string[] = ['BROI', 'KANA', 'KALK']
export const typeId = (code: TypeCode): string => demoId('b0', types.findIndex(([each]) => each === code) + 1)

export const novarbo = found('NOV')
export const ekoasuminen = found('EKO')
const operators = [
  { company: novarbo, phone: '000 000 0731', accounts: ['3210', '4110'] },
  { company: ekoasuminen, phone: '000 000 0732', accounts: ['3310', '4210'] },
] as const

const week = { from: '06:00', to: '18:00' }
export const plants = {
  KUN: {
    ...{ id: demoId('c0', 1), company: novarbo, name: 'Kuntokorven kompostointilaitos', kgPerDay: 160_000 },
    ...{ street: 'Kuntokorventie 60', postalCode: '27800', city: 'Säkylä', lat: 61_045_000, lon: 22_350_000 },
    ...{ scales: [demoId('d0', 1), demoId('d0', 2)], bays: ['Linja 1', 'Linja 2', 'Varakenttä'], selfService: true },
    ...{ takes: ['BROI', 'KANA', 'KALK', 'NAUT', 'HEVO', 'SIKA'], saturday: week },
  },
  HAK: {
    ...{ id: demoId('c0', 2), company: novarbo, name: 'Hakasuon kompostikenttä', kgPerDay: 40_000 },
    ...{ street: 'Hakasuontie 5', postalCode: '27750', city: 'Eura', lat: 61_130_000, lon: 22_140_000 },
    ...{ scales: [], bays: ['Kenttä'], selfService: false, takes: ['BROI', 'KALK', 'NAUT', 'HEVO'], saturday: null },
  },
  VAN: {
    ...{ id: demoId('c0', 3), company: ekoasuminen, name: 'Vanamon biolaitos', kgPerDay: 60_000 },
    ...{ street: 'Vanamontie 11', postalCode: '20780', city: 'Kaarina', lat: 60_410_000, lon: 22_380_000 },
    ...{
      scales: [demoId('d0', 3)],
      bays: ['Vastaanotto'],
      selfService: false,
      takes: ['NAUT', 'HEVO', 'SIKA'],
      saturday: null,
    },
  },
} as const
export type PlantCode = keyof typeof plants

export async function fillRegisters(own: Kysely<ManureTables>, there: DemoSurroundings): Promise<void> {
  const edited = { version: 1, changed_at: foundedAt(there) }
  await own
    .insertInto('manuredelivery_operator')
    .values(
      operators.map(({ company, phone, accounts: [accountSale, accountPurchase] }) => ({
        ...{ id: company.id, terms_version: 1, ...edited },
        ...settingsColumns({
          ...{
            ...firstSettings,
            ordersEmail: `lanta.${company.key}@demo.example`,
            phone,
            accountSale,
            accountPurchase,
          },
          fertiliserOperatorNo: `DEMO-LA-${company.code}`,
        }),
      })),
    )
    .execute()
  await own
    .insertInto('manuredelivery_type')
    .values(
      types.map(([code, fi, en, species, form, bedding, kg]) => ({
        ...{ id: typeId(code), code, name_fi: fi, name_en: en, species, form, bedding, kg_per_m3: kg },
        ...{ poultry: poultry.includes(code) ? 1 : 0, waste_code: '02 01 06', label_fi: 'lanta', label_en: 'manure' },
        ...{ declarations: JSON.stringify(declarationsOf(code)), active: 1, sort_name: finnishSortKey(fi), ...edited },
      })),
    )
    .execute()
  await own
    .insertInto('manuredelivery_type_value')
    .values(
      types.map(([code]) => {
        const [dm = 0, n = 0, soluble_n = 0, p = 0, k = 0] = tableValues[code] ?? []
        const of = { type: typeId(code), from_day: '2020-01-01', basis: 'perT', source: 'Esimerkki, ei virallinen' }
        return { ...of, dm, n, soluble_n, p, k }
      }),
    )
    .execute()
  await fillPlants(own, there)
}

/** Horses and cattle bring wild oat, poultry salmonella. */
export function declarationsOf(code: TypeCode) {
  const asked = ['no_notifiable_disease', 'no_foreign_objects'] as const
  return [...asked, poultry.includes(code) ? ('no_salmonella_restriction' as const) : ('no_wild_oat' as const)]
}

async function fillPlants(own: Kysely<ManureTables>, there: DemoSurroundings): Promise<void> {
  const edited = { version: 1, changed_at: foundedAt(there) }
  for (const [code, plant] of Object.entries(plants)) {
    const { company, street, city, lat, lon, bays, scales, takes } = plant
    await own
      .insertInto('manuredelivery_plant')
      .values({
        ...{ id: plant.id, company: company.id, code, name: plant.name, approval_no: `FI-DEMO-${code}` },
        ...{
          business_id: company.businessId,
          street,
          postal_code: plant.postalCode,
          city,
          municipality: city,
          lat,
          lon,
        },
        ...{ phone: `000 000 074${Object.keys(plants).indexOf(code) + 1}`, closed_days: '[]' },
        open_hours: JSON.stringify([week, week, week, week, week, plant.saturday, null]),
        ...{ kg_per_day: plant.kgPerDay, storage_capacity_kg: null, storage_kg: null, storage_day: null },
        ...{ weighs: scales.length > 0 ? 1 : 0, self_service: plant.selfService ? 1 : 0, asks_temperature: 0 },
        ...{ cost_centre: `KP-${code}`, instructions: 'Aja vaa’alle, jos portilla ei ole jonoa. Soita portilta.' },
        ...{ sort_name: finnishSortKey(plant.name), search_text: searchText([code, plant.name, city]), ...edited },
      })
      .execute()
    const bayRows = bays.map((name, place) => ({ code: `${code}-${place + 1}`, plant: plant.id, name, place }))
    await own.insertInto('manuredelivery_bay').values(bayRows).execute()
    const types = (takes as readonly TypeCode[]).map((type) => ({
      plant: plant.id,
      type: typeId(type),
      kg_per_day: null,
    }))
    await own.insertInto('manuredelivery_plant_type').values(types).execute()
    if (scales.length === 0) continue
    const scaleRows = scales.map((scale, at) => ({
      ...{ id: scale, company: company.id, plant: plant.id, name: `Vaaka ${at + 1}`, division_kg: 20, max_kg: 80_000 },
      ...{ serial: `DEMO-${code}-${at + 1}`, verified_until: addDays(there.today, 240 - at * 215), ...edited },
    }))
    await own.insertInto('manuredelivery_scale').values(scaleRows).execute()
  }
  const receiver = { plant: plants.KUN.id, person: there.person('demo_lanta_08').id }
  await own.insertInto('manuredelivery_plant_receiver').values(receiver).execute()
}

export function foundedAt({ now }: Pick<DemoSurroundings, 'now'>): string {
  return monthsBefore(now, 13).toISOString()
}

function found(code: string): (typeof demoCompanies)[number] {
  const company = demoCompanies.find((each) => each.code === code)
  if (company === undefined) throw new RangeError(`The demo has no company ${code}`)
  return company
}
