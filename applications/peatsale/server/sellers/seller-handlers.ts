import type { InputOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf, writeRow } from '@workspace/portal/server'
import type { PersonName } from '../../contract/index.ts'
import {
  firstSettings,
  readSeller,
  readSellerCompanies,
  readSellers,
  saveSeller,
  saveSellerSettings,
} from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { auditForSellers } from '../registers/audit-sellers.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { listedSellers, sellerOf, sellerRow, zonesOf } from './seller-store.ts'

const { reads, writes } = handlersOf<PeatActor>()

export const readSellersHandler = reads(readSellers, async ({ host, actor }) => ({
  sellers: await listedSellers(host.database.reading, actor),
}))

export const readSellerHandler = reads(readSeller, async ({ host, actor }, { id }, refuse) => {
  const row = actor.sellers.includes(id) ? await sellerRow(host.database.reading, id) : undefined
  if (!row) throw refuse('not_found')
  const zones = await zonesOf(host.database.reading, id)
  return { seller: sellerOf(row), zones, loaders: await loadersOf(host, row.company_key) }
})

export const readSellerCompaniesHandler = reads(readSellerCompanies, async ({ host }) => {
  const sellers = await ownTables(host.database.reading)
    .selectFrom('peatsale_seller')
    .select(['id', 'company_key'])
    .execute()
  const sells = new Map(sellers.map(({ id, company_key }) => [company_key, id]))
  const companies = await host.companies()
  return { companies: companies.map(({ key, name }) => ({ key, name, seller: sells.get(key) ?? null })) }
})

/** People of the company who load. */
async function loadersOf({ companies, people }: Host, companyKey: string): Promise<PersonName[]> {
  const company = (await companies()).find(({ key }) => key === companyKey)
  if (!company) return []
  const cards = await people.cards({ company: company.name, usertype: 'swampperson' })
  return cards.filter(({ active }) => active).map(({ id, name }) => ({ id, name }))
}

type Given = InputOf<typeof saveSeller>

export const saveSellerHandler = writes(saveSeller, {
  prepare: async ({ host }, { company }, refuse) => {
    const isCompany = (await host.companies()).some(({ key }) => key === company)
    if (!isCompany) throw refuse('invalid_input', { fields: ['company'] })
  },
  write: async ({ host, transaction, request }, given, refuse) => {
    const { id, version } = given
    const stored = await sellerRow(transaction, id)
    if (!stored && version !== 0) throw refuse('not_found')
    const taken = await takenFields(transaction, given)
    if (taken.length > 0) throw refuse('invalid_input', { fields: taken })
    const { id: _id, version: _version, changed_at: _changed, ...kept } = { ...newSeller, ...stored }
    const values = { ...kept, ...columnsOf(given) }
    const now = request.now
    const written = await writeRow(ownTables(transaction), 'peatsale_seller', {
      id,
      version,
      now,
      isNew: !stored,
      values,
    })
    if (written === undefined) throw refuse('modified_elsewhere')
    await host.live.publish(transaction, { topic: 'registers', ids: [id], channels: ['everybody'] })
    // Whose office it is now depends on the company.
    if (stored?.company_key !== given.company) await host.live.publish(transaction, { topic: 'rights', channels: [] })
    return { id, version: written }
  },
  onUniqueViolation: async ({ host }, given, refuse) => {
    const taken = await takenFields(host.database.reading, given)
    throw taken.length > 0 ? refuse('invalid_input', { fields: taken }) : refuse('modified_elsewhere')
  },
})

/** Another seller has the code, or is of the company. */
async function takenFields(reader: PeatReader, { id, code, company }: Given): Promise<readonly string[]> {
  const others = await ownTables(reader)
    .selectFrom('peatsale_seller')
    .select(['code', 'company_key'])
    .where('id', '!=', id)
    .where((is) => is.or([is('code', '=', code), is('company_key', '=', company)]))
    .execute()
  return [
    ...(others.some((other) => other.code === code) ? ['code'] : []),
    ...(others.some((other) => other.company_key === company) ? ['company'] : []),
  ]
}

function columnsOf({ code, company, name, businessId, street, postalCode, city }: Given) {
  return { code, name, street, city, company_key: company, business_id: businessId, postal_code: postalCode }
}

type Settings = Omit<InputOf<typeof saveSellerSettings>, 'id' | 'version'>

export const saveSellerSettingsHandler = writes(saveSellerSettings, {
  write: async ({ host, actor, transaction, request }, { id, version, ...settings }, refuse) => {
    const stored = actor.sellers.includes(id) ? await sellerRow(transaction, id) : undefined
    if (!stored) throw refuse('not_found')
    const { id: _id, version: _version, changed_at: _changed, ...kept } = stored
    const values = { ...kept, ...settingsColumns(settings) }
    const row = { id, version, now: request.now, isNew: false, values }
    const written = await writeRow(ownTables(transaction), 'peatsale_seller', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    if (stored.orders_email !== settings.ordersEmail) {
      const act = { action: 'ordersemail', target: stored.name, details: { email: settings.ordersEmail } }
      await auditForSellers({ host, transaction, request }, { ...act, sellers: [id] })
    }
    await host.live.publish(transaction, { topic: 'registers', ids: [id], channels: ['everybody'] })
    return { id, version: written }
  },
})

function settingsColumns(settings: Settings) {
  return {
    break_basis: settings.breakBasis,
    break_mode: settings.breakMode,
    tolerance_pct: settings.tolerancePct,
    cut_off_hours: settings.cutOffHours,
    release_cut_off: settings.releaseCutOff,
    free_waiting_minutes: settings.freeWaitingMinutes,
    default_load: settings.defaultLoad,
    retention_years: settings.retentionYears,
    orders_email: settings.ordersEmail,
    sales_phone: settings.salesPhone,
    invoicing_note: settings.invoicingNote,
  }
}

const newSeller = settingsColumns({ ...firstSettings } as unknown as Settings)
