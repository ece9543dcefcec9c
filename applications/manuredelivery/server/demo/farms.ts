/** Farms of the demo (7.10): accounts that Kuivikemyynti knows, too, each with a store, analyses and the kilometres to plants. */
import type { Random } from '@workspace/logistics/server'
import { accounts, sites } from '@workspace/logistics/server'
import type { PersonCard } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import type { DemoSurroundings } from '@workspace/portal/server'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { TypeCode } from './registers.ts'
import { ekoasuminen, foundedAt, novarbo, plants, typeId } from './registers.ts'

export interface DemoFarm {
  readonly account: string
  readonly name: string
  readonly store: string
  readonly type: TypeCode
  /** Its main member; the generated ones have nobody in the portal. */
  readonly member: PersonCard | undefined
  readonly municipality: string
}

interface Drawn {
  readonly name: string
  readonly type: TypeCode
  readonly member?: string
  readonly stores?: readonly string[]
}

const named: readonly Drawn[] = [
  { name: 'Koivukummun Siipikarja', type: 'BROI', member: 'demo_lanta_06', stores: ['Halli 1', 'Halli 2'] },
  { name: 'Perälän Navetta MTY', type: 'NAUT', member: 'demo_lanta_02' },
  { name: 'Ylistalon Emolehmät', type: 'NAUT', member: 'demo_lanta_05' },
  { name: 'Mäntykankaan Broileri Oy', type: 'BROI' },
  { name: 'Hanhilammin Munatila Oy', type: 'KANA' },
  { name: 'Rauhalan Kalkkuna Oy', type: 'KALK' },
  { name: 'Tallinmäen Ratsukeskus Oy', type: 'HEVO' },
  { name: 'Lehtovaaran Ravitalli', type: 'HEVO' },
  { name: 'Notkonsuun Sikatila', type: 'SIKA' },
]
const generated = [
  ...['Kuuselan Maito', 'Hongiston Siipikarja', 'Lepikon Lihakarja', 'Haapalan Talli', 'Raidan Navetta'],
  ...['Katajiston Sikala', 'Niittylän Maito', 'Peltoharjun Siipikarja', 'Ojalan Lihakarja', 'Kivirannan Talli'],
  ...['Harjulan Navetta', 'Saarenmaan Sikala', 'Lähteenmäen Maito', 'Alangon Siipikarja', 'Metsäpellon Lihakarja'],
  ...['Rinteen Talli', 'Suojalan Navetta', 'Vainion Sikala', 'Ylikankaan Maito', 'Mattisen Siipikarja'],
  'Kuuselan Navetta',
]
const typeByEnding: Readonly<Record<string, TypeCode>> = { Siipikarja: 'BROI', Talli: 'HEVO', Sikala: 'SIKA' }
const henFarms = ['Peltoharjun Siipikarja', 'Mattisen Siipikarja']

const drawn: readonly Drawn[] = [
  ...named,
  ...generated.map((name) => {
    const type = henFarms.includes(name) ? 'KANA' : (typeByEnding[name.split(' ')[1] ?? ''] ?? 'NAUT')
    return { name, type } as const
  }),
]

const storeNames: Readonly<Record<TypeCode, string>> = {
  ...{ BROI: 'Halli 1', KANA: 'Lantala', KALK: 'Halli 1', NAUT: 'Kuivalantala', HEVO: 'Lantala', SIKA: 'Kuivalantala' },
}
const species: Readonly<Record<TypeCode, string>> = {
  ...{ BROI: 'broiler', KANA: 'layer', KALK: 'turkey', NAUT: 'cattle', HEVO: 'horse', SIKA: 'pig' },
}

export async function fillFarms(
  transaction: ManureTransaction,
  there: DemoSurroundings,
  random: Random,
): Promise<readonly DemoFarm[]> {
  const farms: DemoFarm[] = []
  for (const [at, farm] of drawn.entries()) farms.push(await fillFarm(transaction, there, { ...farm, at, random }))
  return farms
}

type Making = Drawn & { readonly at: number; readonly random: Random }

async function fillFarm(transaction: ManureTransaction, there: DemoSurroundings, of: Making): Promise<DemoFarm> {
  const own = ownTables(transaction)
  const edited = { version: 1, changed_at: foundedAt(there) }
  const { account, site, city } = await accountOf(transaction, there, of)
  const keepingPlace = `FI-DEMO-${1001 + of.at}`
  const places = JSON.stringify([{ species: species[of.type], places: 100 + of.at * 13 }])
  // Four farms are too small to be liable to value added tax.
  const vat = JSON.stringify(of.at % 8 === 7 ? [] : [{ from: '2020-01-01', liable: true }])
  const keeping = JSON.stringify([{ id: keepingPlace, municipality: city }])
  await own
    .insertInto('manuredelivery_farm')
    .values({ id: account, keeping_places: keeping, species: places, vat, ...edited })
    .execute()
  for (const company of [novarbo, ...(of.at % 3 === 0 ? [ekoasuminen] : [])]) {
    await own
      .insertInto('manuredelivery_farm_link')
      .values({
        ...{ id: of.random.id(), account, company: company.id, farm_number: String(30_101 + of.at), tags: '[]' },
        ...{
          payment_days: 14,
          invoicing_name: '',
          invoicing_street: '',
          invoicing_postal_code: '',
          invoicing_city: '',
        },
        ...{ einvoice_address: '', einvoice_operator: '', self_billing: null, contract: null, notes: '', active: 1 },
        ...edited,
      })
      .execute()
    await accounts.setRelationship(transaction, {
      account,
      application: 'manuredelivery',
      company: company.id,
      active: 1,
    })
  }
  const stores = (of.stores ?? [storeNames[of.type]]).map((name) => ({ id: of.random.id(), name }))
  const member = of.member === undefined ? undefined : there.person(of.member)
  if (member) await accounts.addMember(transaction, { account, person: member.id, is_main: 1 })
  const contact = { name: member?.name ?? 'Tilan väki', telephone: member?.telephone ?? `000 000 08${10 + of.at}` }
  await own
    .insertInto('manuredelivery_store')
    .values(
      stores.map(({ id, name }) => ({
        ...{ id, account, site, name, kind: of.type === 'BROI' || of.type === 'KALK' ? 'house' : 'store' },
        ...{ keeping_place: keepingPlace, municipality: city, capacity: 400_000, covered: 1, lat: null, lon: null },
        ...{ loading_by: 'farm', surface: 'hard', contact_name: contact.name, contact_phone: contact.telephone },
        ...{ instructions: 'Kuormaus hallin päädystä. Soita, kun olet tien päässä.', kg_per_m3: null, removed: 0 },
        ...edited,
      })),
    )
    .execute()
  const km = Object.values(plants).map(({ id: plant }) => ({ site, plant, km: of.random.whole(14, 118) }))
  await own.insertInto('manuredelivery_site_distance').values(km).execute()
  await fillAnalysis(transaction, there, { ...of, account })
  const store = stores[0]?.id ?? ''
  return { account, name: of.name, store, type: of.type, member, municipality: city }
}

/** Most farms have one; some of them are soon five years old, the rest uses table values. */
async function fillAnalysis(
  transaction: ManureTransaction,
  { today, now }: DemoSurroundings,
  { account, type, at, random }: Making & { readonly account: string },
): Promise<void> {
  if (at % 10 >= 7) return
  const fiveYears = 5 * 365
  const sampled_on = addDays(today, at % 10 === 3 ? 40 - fiveYears : -random.whole(30, 900))
  const off = (value: number) => Math.round((value * random.whole(90, 110)) / 100)
  const values = { dm: off(500), n: off(12_000), soluble_n: off(4000), p: off(5000), k: off(9000) }
  await ownTables(transaction)
    .insertInto('manuredelivery_analysis')
    .values({
      ...{ id: random.id(), account, store: null, type: typeId(type), sampled_on, laboratory: 'Esimerkkilaboratorio' },
      ...{ number: `A-${1000 + at}`, basis: 'perT', ...values, state: 'valid', words: '' },
      ...{ version: 1, changed_at: foundedAt({ now }) },
    })
    .execute()
}

/** The account of that name with its first site; where no other application has made it, a new one. */
async function accountOf(transaction: ManureTransaction, there: DemoSurroundings, { name, at, random }: Making) {
  const own = ownTables(transaction)
  const known = await own.selectFrom('logistics_account').select('id').where('name', '=', name).executeTakeFirst()
  const account = known?.id ?? random.id()
  const now = new Date(foundedAt(there))
  if (!known) {
    const made = { id: account, version: 0, name, businessId: '', farmId: '', language: 'fi', now }
    await accounts.save(transaction, made)
  }
  const kept = own.selectFrom('logistics_site').select(['id', 'city']).where('account', '=', account).orderBy('id')
  const site = await kept.where('removed', '=', 0).executeTakeFirst()
  if (site) return { account, site: site.id, city: site.city }
  const id = random.id()
  const city = at % 2 === 0 ? 'Huittinen' : 'Loimaa'
  await sites.save(transaction, {
    ...{
      id,
      account,
      version: 0,
      isNew: true,
      now,
      name: 'Tilakeskus',
      street: 'Tilatie 1',
      postal_code: '32700',
      city,
    },
    ...{ gate_lat: null, gate_lon: null, tip_lat: null, tip_lon: null, surface: 'hard', max_combination: 'full' },
    ...{ turning_note: '', height_limit_cm: null, storage_m3: null, thaw_prone: 0, unload_side: 'rear' },
    ...{ allowed_hours: '', contact_name: '', contact_phone: '', contact_search: '' },
    ...{ gate_code: '', instructions: '' },
  })
  await accounts.refreshSearchText(transaction, account)
  return { account, site: id, city }
}
