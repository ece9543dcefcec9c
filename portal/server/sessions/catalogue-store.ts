import { sql } from 'kysely'
import { jsonArrayFrom as arrayOnPostgres } from 'kysely/helpers/postgres'
import { jsonArrayFrom as arrayOnSqlite } from 'kysely/helpers/sqlite'
import * as z from 'zod/mini'
import type { Application } from '../../contract/index.ts'
import { applicationOf } from '../applications/application-store.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'

/** Companies and applications, which every signed-in browser starts with, each in the operator's order (ENT-35, FRONT-19). */
export interface Catalogue {
  readonly companies: readonly string[]
  readonly applications: readonly Application[]
}

export interface CatalogueStore {
  read(): Promise<Catalogue>
}

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

/** Read afresh each time, in one statement, as texts: what has not changed since is not parsed again (performance.md). */
export function catalogueStore(database: Database<PortalTables>): CatalogueStore {
  const arrayFrom = database.engine === 'postgres' ? arrayOnPostgres : arrayOnSqlite
  const texts = database.prepared((db, _: Record<never, never>) => {
    const companies = db.selectFrom('company').select('name').orderBy('position').orderBy('name')
    const applications = db
      .selectFrom('application')
      .select(['name', 'clearname', 'appicon', 'primarycompany', 'isactive', 'opengroups', 'admingroups', 'position'])
      .orderBy('position')
      .orderBy('name')
    return db.selectNoFrom([
      sql<string>`cast(${arrayFrom(companies)} as text)`.as('companies'),
      sql<string>`cast(${arrayFrom(applications)} as text)`.as('applications'),
    ])
  })
  let known: { companies: string; applications: string; catalogue: Catalogue } | undefined
  return {
    read: async () => {
      const [found] = await texts({})
      if (!found) throw new Error('The database has no catalogue')
      if (known?.companies === found.companies && known.applications === found.applications) return known.catalogue
      const catalogue = {
        companies: z.parse(CompanyRows, JSON.parse(found.companies)).map(({ name }) => name),
        applications: z.parse(ApplicationRows, JSON.parse(found.applications)).map(applicationOf),
      }
      known = { ...found, catalogue }
      return catalogue
    },
  }
}
