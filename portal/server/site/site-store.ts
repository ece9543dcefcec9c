import * as z from 'zod/mini'
import type { MainRecord } from '../../contract/index.ts'
import { defaultSiteSettings, SiteSettings } from '../../contract/index.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'

/** The operator's settings and the switch of the whole system, as the database holds them now. */
export interface SiteStore {
  settings(): Promise<SiteSettings>
  isActive(): Promise<boolean>
}

interface SiteRecord {
  readonly settings: SiteSettings
  readonly active: boolean
}

/**
 * Settings are read afresh for each request that needs them; only the parsing of unchanged rows is spared.
 * So a change is in use at once, on every instance (CONST-14, R37).
 */
export function siteStore(database: Database<PortalTables>): SiteStore {
  const rows = database.prepared((db, _: Record<string, never>) =>
    db.selectFrom('site_setting').selectAll().orderBy('key'),
  )
  let known: { source: string; record: SiteRecord } | undefined
  const read = async (): Promise<SiteRecord> => {
    const found = await rows({})
    const source = found.map((row) => `${row.key}=${row.value}`).join('\n')
    if (known?.source !== source) known = { source, record: recordOf(found) }
    return known.record
  }
  return {
    settings: async () => (await read()).settings,
    isActive: async () => (await read()).active,
  }
}

function recordOf(rows: readonly { key: string; value: string }[]): SiteRecord {
  const stored = Object.fromEntries(rows.map((row) => [row.key, JSON.parse(row.value) as unknown]))
  const { isactive = true, ...settings } = stored
  return { settings: z.parse(SiteSettings, { ...defaultSiteSettings, ...settings }), active: isactive === true }
}

export async function saveSetting(transaction: PortalTransaction, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value)
  await transaction
    .insertInto('site_setting')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute()
}

/** The switch as this transaction sees it: a write that began before the shutdown is refused, too (security.md 4.15). */
export async function isSiteActive(transaction: PortalTransaction): Promise<boolean> {
  const row = await transaction
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'isactive')
    .executeTakeFirst()
  return row?.value !== 'false'
}

/** maindata[0] (ENT-33). */
export async function mainRecord(site: SiteStore): Promise<MainRecord> {
  const [settings, active] = await Promise.all([site.settings(), site.isActive()])
  return {
    isactive: active,
    siteadmin: settings.siteAdminEmail,
    name: settings.siteTitle,
    supportemail: settings.supportEmail,
    salesphone: { value: settings.salesPhoneValue, name: settings.salesPhoneName },
    registrationenabled: settings.registrationEnabled,
    postalcoderule: settings.postalCodeRule,
    resetemailmaxlength: settings.resetEmailMaxLength,
    unverifieddays: settings.unverifiedDays,
    sessionmaxdays: settings.sessionMaxDays,
    auditmonths: settings.auditMonths,
    feedbackmonths: settings.feedbackMonths,
  }
}
