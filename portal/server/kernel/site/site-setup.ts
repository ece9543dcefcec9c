import { sql } from 'kysely'
import { jsonArrayFrom as arrayOnPostgres } from 'kysely/helpers/postgres'
import { jsonArrayFrom as arrayOnSqlite } from 'kysely/helpers/sqlite'
import * as z from 'zod/mini'
import type { Application, TransportCompany } from '../../../contract/own.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import { applicationOf } from '../registers/application-store.ts'

/** What operators set up and nearly every request needs, as it was at one version. */
export interface SiteSetup {
  readonly version: number
  readonly settings: readonly { readonly key: string; readonly value: string }[]
  /** Names in the operator's order (ENT-35). */
  readonly companies: readonly string[]
  /** In the order of the server's list (FRONT-19). */
  readonly applications: readonly Application[]
  readonly transportCompanies: readonly TransportCompany[]
}

const SettingRows = z.array(z.object({ key: z.string(), value: z.string() }))
const CompanyRows = z.array(z.object({ name: z.string() }))
const ApplicationRows = z.array(
  z.object({
    name: z.string(),
    clearname: z.string(),
    appicon: z.string(),
    primarycompany: z.string(),
    isactive: z.number(),
    opengroups: z.string(),
    admingroups: z.string(),
    position: z.number(),
  }),
)

const TransportCompanyRows = z.array(z.object({ id: z.string(), name: z.string() }))

/** Reads the whole setup in one statement, so that all of it is of its version. */
export function setupReader(database: Database<PortalTables>): () => Promise<SiteSetup> {
  const arrayFrom = database.engine === 'postgres' ? arrayOnPostgres : arrayOnSqlite
  const rows = database.prepared((db, _: Record<never, never>) => {
    const settings = db.selectFrom('site_setting').select(['key', 'value'])
    const companies = db.selectFrom('company').select('name').orderBy('position').orderBy('name')
    const applications = db
      .selectFrom('application')
      .select(['name', 'clearname', 'appicon', 'primarycompany', 'isactive', 'opengroups', 'admingroups', 'position'])
      .orderBy('position')
      .orderBy('name')
    const carriers = db.selectFrom('transport_company').select(['id', 'name']).orderBy('name_key')
    return db
      .selectFrom('setup_version')
      .select([
        'version',
        sql<string>`cast(${arrayFrom(settings)} as text)`.as('settings'),
        sql<string>`cast(${arrayFrom(companies)} as text)`.as('companies'),
        sql<string>`cast(${arrayFrom(applications)} as text)`.as('applications'),
        sql<string>`cast(${arrayFrom(carriers)} as text)`.as('carriers'),
      ])
  })
  return async () => {
    const [row] = await rows({})
    if (!row) throw new Error('The database has no setup version')
    const carriers = z.parse(TransportCompanyRows, JSON.parse(row.carriers))
    return {
      version: row.version,
      settings: z.parse(SettingRows, JSON.parse(row.settings)),
      companies: z.parse(CompanyRows, JSON.parse(row.companies)).map(({ name }) => name),
      applications: z.parse(ApplicationRows, JSON.parse(row.applications)).map(applicationOf),
      transportCompanies: carriers.map(({ id, name }) => ({ _id: id, companyname: name })),
    }
  }
}
