import * as z from 'zod/mini'
import type { Language, MainRecord, PlannedShutdown, PublicBrand } from '../../../contract/own.ts'
import { defaultSiteSettings, defaultSiteTitle, leastAuditMonths, SiteSettings } from '../../../contract/own.ts'
import type { Brand } from '../brand/brand.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import { announced, isGoingOn, readPlan } from './planned-shutdown.ts'
import type { SiteSetup } from './site-setup.ts'
import { setupReader } from './site-setup.ts'

/** The operator's settings and the switch of the whole system, as the database holds them now. */
export interface SiteStore {
  /** All at once; the kernel reads it for every request, which has it in its context. */
  read(): Promise<SiteRecord>
  /** The same for whoever has read the version of the setup along with something else. */
  at(version: number | null): Promise<SiteRecord>
  settings(): Promise<SiteSettings>
  isActive(): Promise<boolean>
}

export interface SiteRecord extends SiteState, Listed {}

type Listed = Pick<SiteSetup, 'companies' | 'applications' | 'transportCompanies'>

export interface SiteState {
  readonly settings: SiteSettings
  /** On by its switch, and by no planned shutdown off. */
  readonly active: boolean
  readonly switchedOn: boolean
  readonly plan: PlannedShutdown | undefined
  /** Who turned the switch last, and when. */
  readonly switched: Switched | undefined
  /** The moment that `active` is of. */
  readonly now: Date
  /** There where the operator has given the portal a face of its own. */
  readonly brand: PublicBrand | undefined
}

interface Switched {
  readonly at: string
  /** Username. */
  readonly by: string
}

/** What the rows say, whatever the time. */
type StoredSite = Omit<SiteState, 'active' | 'now'>

/**
 * Each request reads the version of the setup afresh, and the setup itself when that is a new one. So a change is in
 * use at once, on every instance (CONST-14, R37), and hardly any request reads or parses it (performance.md).
 */
export function siteStore(database: Database<PortalTables>, clock: Clock, brand?: GivenBrand): SiteStore {
  const setup = setupReader(database)
  const newestVersion = database.prepared((db, _: Record<never, never>) => db.selectFrom('setup_version').selectAll())
  let known: Known | undefined
  const at = async (version: number | null | undefined): Promise<SiteRecord> => {
    if (known === undefined || known.version !== version) known = knownOf(await setup(), brand)
    return { ...known.site, now: clock.now(), active: isActiveAt(known.site, clock.now()) }
  }
  const read = async () => at((await newestVersion({}))[0]?.version)
  return {
    read,
    at,
    settings: async () => (await read()).settings,
    isActive: async () => (await read()).active,
  }
}

interface Known {
  readonly version: number
  readonly site: StoredSite & Listed
}

function knownOf({ version, settings, ...listed }: SiteSetup, brand: GivenBrand | undefined): Known {
  return { version, site: { ...storedSite(settings, brand), ...listed } }
}

/** The site as this transaction sees it: what it has written itself, too. */
export async function readSite(
  transaction: Pick<PortalTransaction, 'selectFrom'>,
  { now, brand }: { now: Date; brand?: GivenBrand | undefined },
): Promise<SiteState> {
  const stored = storedSite(await transaction.selectFrom('site_setting').selectAll().execute(), brand)
  return { ...stored, now, active: isActiveAt(stored, now) }
}

function isActiveAt({ switchedOn, plan }: Pick<StoredSite, 'switchedOn' | 'plan'>, now: Date): boolean {
  return switchedOn && !isGoingOn(plan, now)
}

type StoredValues = ReadonlyMap<string, unknown>

function storedValues(rows: readonly { key: string; value: string }[]): StoredValues {
  return new Map(rows.map((row) => [row.key, JSON.parse(row.value) as unknown]))
}

function switchOf(stored: StoredValues): Pick<StoredSite, 'switchedOn' | 'plan'> {
  return { switchedOn: (stored.get('isactive') ?? true) === true, plan: readPlan(stored.get('plannedshutdown')) }
}

function storedSite(rows: readonly { key: string; value: string }[], brand: GivenBrand | undefined): StoredSite {
  const stored = storedValues(rows)
  // Rows that only a newer version knows are left to it (R48).
  const known = Object.keys(defaultSiteSettings).filter((key) => stored.has(key))
  const own = Object.fromEntries(known.map((key) => [key, stored.get(key)]))
  const inProduction = { secondFactorForAdmins: stored.has(productionMarker) }
  const settings = z.parse(SiteSettings, {
    ...defaultSiteSettings,
    ...inProduction,
    ...own,
    siteTitle: titleOf(stored, brand),
    auditMonths: auditMonthsOf(stored),
  })
  return {
    settings,
    ...switchOf(stored),
    brand: brand && publicBrand(brand, settings.siteTitle),
    switched: z.safeParse(SwitchedRow, stored.get('switched')).data,
  }
}

/** Versions before took one month, too. What is stored smaller counts as the least. */
function auditMonthsOf(stored: StoredValues): unknown {
  const months = stored.get('auditMonths') ?? defaultSiteSettings.auditMonths
  return typeof months === 'number' ? Math.max(months, leastAuditMonths) : months
}

/** The row that says that production has used these data, and since when. */
export const productionMarker = 'production'

/** Of a brand, what the site is called, whether it has a logo and who stands behind it. */
type GivenBrand = Pick<Brand, 'names' | 'logo' | 'controller' | 'companies'>

/** A brand names the site in the place of the portal's own name; another one that a superadmin has saved goes over both. */
function titleOf(stored: StoredValues, brand: GivenBrand | undefined): unknown {
  const title = stored.get('siteTitle') ?? defaultSiteTitle
  return title === defaultSiteTitle && brand ? brand.names.fi : title
}

function publicBrand({ names, logo, controller, companies }: GivenBrand, siteTitle: string): PublicBrand {
  return {
    logo: logo !== undefined,
    names: siteTitle === names.fi ? names : { fi: siteTitle, en: siteTitle },
    ...(controller && { controller }),
    companies,
  }
}

/** The name of the site for readers of a language. */
export function siteTitleIn({ settings, brand }: Pick<SiteState, 'settings' | 'brand'>, language: Language): string {
  return brand?.names[language] ?? settings.siteTitle
}

const SwitchedRow = z.object({ at: z.string(), by: z.string() })

export async function saveSetting(transaction: PortalTransaction, key: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value)
  await transaction
    .insertInto('site_setting')
    .values({ key, value: json })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json }))
    .execute()
}

export async function hasSetting(database: Pick<PortalTransaction, 'selectFrom'>, key: string): Promise<boolean> {
  const row = await database.selectFrom('site_setting').select('key').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}

export async function removeSetting(transaction: PortalTransaction, key: string): Promise<void> {
  await transaction.deleteFrom('site_setting').where('key', '=', key).execute()
}

/** The switch as rows: a write that began before the shutdown is refused, too (security.md 4.15). */
export const switchKeys = ['isactive', 'plannedshutdown'] as const

/** What the rows of those keys say. */
export function isActiveBy(rows: readonly { key: string; value: string }[], now: Date): boolean {
  return isActiveAt(switchOf(storedValues(rows)), now)
}

/** maindata[0] (ENT-33). */
export function mainRecord({ settings, active, plan, now, brand }: SiteState): MainRecord {
  const plannedshutdown = announced(plan, now)
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
    accessibilitydate: settings.accessibilityDate,
    ...(plannedshutdown && { plannedshutdown }),
    ...(brand && { brand }),
  }
}
