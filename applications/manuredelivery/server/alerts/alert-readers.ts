/** Who reads which alert (6.2). Of municipalities everybody who has to do with its company; of named farms those whom it concerns. */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { StoredAlert } from '../database/stored-rows.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

interface AlertReads {
  /** Companies that the actor works for, or has manure or work of. */
  readonly companies: readonly string[]
  /** Farms of the office's companies. */
  readonly linked: readonly string[]
  /** Where the actor's own consignments under way are, and of which company. */
  readonly crewOf: readonly { readonly account: string; readonly company: string }[]
}

export async function readsOf(reader: ManureReader, actor: ManureActor): Promise<AlertReads> {
  const { id, accounts, carrier, plants, roles } = actor
  const own = ownTables(reader)
  const links = own.selectFrom('manuredelivery_farm_link').select(['account', 'company']).where('active', '=', 1)
  const serving = own.selectFrom('manuredelivery_carrier_company').select('company').where('carrier', '=', carrier)
  const gates = own.selectFrom('manuredelivery_plant').select('company')
  const underWay = own
    .selectFrom('manuredelivery_consignment')
    .select(['account', 'company'])
    .distinct()
    .where('state', 'in', ['assigned', 'loading', 'collected'])
    .where((of) => of.or([of('driver', '=', id), ...(roles.has('carrierLead') ? [of('carrier', '=', carrier)] : [])]))
  const isOffice = roles.has('office')
  const [farms, linked, served, received, crewOf] = await Promise.all([
    accounts.length === 0 ? [] : links.where('account', 'in', accounts).execute(),
    isOffice ? links.where('company', 'in', [...actor.companies, '']).execute() : [],
    carrier === '' ? [] : serving.execute(),
    plants.length === 0 ? [] : gates.where('id', 'in', plants).execute(),
    carrier === '' ? [] : underWay.execute(),
  ])
  return {
    companies: [...new Set([...actor.companies, ...[...farms, ...served, ...received].map(({ company }) => company)])],
    linked: linked.map(({ account }) => account),
    crewOf,
  }
}

type Of = ExpressionBuilder<ManureTables, 'manuredelivery_alert'>

export function alertsSeenBy(
  actor: ManureActor,
  { companies, linked, crewOf }: AlertReads,
  of: Of,
): ExpressionWrapper<ManureTables, 'manuredelivery_alert', SqlBool> {
  if (actor.roles.has('superadmin')) return of.and([])
  const placed = (kind: string) => of.selectFrom('manuredelivery_alert_place').select('alert').where('kind', '=', kind)
  const naming = (accounts: readonly string[]) => of('id', 'in', placed('account').where('value', 'in', accounts))
  const isAll = of('company', 'is', null)
  const isOf = (ids: readonly string[]) => of.or([isAll, ...(ids.length > 0 ? [of('company', 'in', ids)] : [])])
  const seen = [of.and([of('id', 'in', placed('municipality')), isOf(companies)])]
  if (actor.companies.length > 0) seen.push(of('company', 'in', actor.companies))
  if (linked.length > 0) seen.push(of.and([isAll, naming(linked)]))
  if (actor.accounts.length > 0) seen.push(of.and([isOf(companies), naming(actor.accounts)]))
  for (const [company, its] of Map.groupBy(crewOf, (each) => each.company)) {
    seen.push(of.and([isOf([company]), naming(its.map(({ account }) => account))]))
  }
  return of.or(seen)
}

/** Of the farms that an alert names, those that the actor may know of. */
export function farmsNamedTo(
  actor: ManureActor,
  { linked, crewOf }: AlertReads,
  { alert, accounts }: { readonly alert: StoredAlert; readonly accounts: readonly string[] },
): readonly string[] {
  if (isOwnAlert(actor, alert.company)) return accounts
  const crew = crewOf.filter(({ company }) => alert.company === null || alert.company === company)
  const known = new Set([...actor.accounts, ...linked, ...crew.map(({ account }) => account)])
  return accounts.filter((account) => known.has(account))
}

/** The office of its company, and of one of every company each office. */
export function isOfficeOf({ companies, roles }: ManureActor, { company }: Pick<StoredAlert, 'company'>): boolean {
  if (company === null) return roles.has('office') || roles.has('superadmin')
  return companies.includes(company)
}

/** The actor may change it: one of every company is the superadmin's. */
export function isOwnAlert({ companies, roles }: ManureActor, company: StoredAlert['company']): boolean {
  return company === null ? roles.has('superadmin') : companies.includes(company)
}
