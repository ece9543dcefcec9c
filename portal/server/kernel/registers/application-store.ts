import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Application } from '../../../contract/own.ts'
import { isActive, seesApplication } from '../../../contract/own.ts'
import type { Database } from '../database/database.ts'
import { preparedQuery } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { ApplicationTable, PortalTables } from '../database/tables.ts'

const Groups = z.union([z.literal('all'), z.array(z.string())])

const inOrder = (db: Kysely<PortalTables>) =>
  db.selectFrom('application').selectAll().orderBy('position').orderBy('name')
const listed = preparedQuery((db: Kysely<PortalTables>, _: Record<never, never>) => inOrder(db))

/** All applications in the order of the server's list (FRONT-19). */
export async function listedApplications(database: Pick<Database<PortalTables>, 'prepared'>): Promise<Application[]> {
  return (await listed(database, {})).map(applicationOf)
}

/** The same as a transaction sees them. */
export async function listedApplicationsIn(transaction: PortalTransaction): Promise<Application[]> {
  return (await inOrder(transaction).execute()).map(applicationOf)
}

/** R66, GEN-14: in use and, where somebody asks, that person's to see. */
export function isOpenTo(
  listed: readonly Application[],
  name: string,
  asking: { readonly apps: readonly string[]; readonly groups: readonly string[] } | undefined,
): boolean {
  const application = listed.find((each) => each.name === name)
  const person = asking && { apps: asking.apps, usergroups: asking.groups }
  return application !== undefined && isActive(application) && (!person || seesApplication(application, person))
}

/** Adds an application that is not listed yet; one that is keeps what administrators have set. */
export async function listApplication(
  transaction: PortalTransaction,
  { iscative: _, ...application }: Application & { position: number },
): Promise<void> {
  const { name, clearname, appicon, primarycompany, isactive, groups, admingroups, position } = application
  const row: ApplicationTable = {
    name,
    clearname,
    appicon,
    primarycompany,
    isactive: Number(isactive),
    opengroups: JSON.stringify(groups),
    admingroups: JSON.stringify(admingroups),
    position,
  }
  await transaction
    .insertInto('application')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Names the image of an application that has none yet. */
export async function nameIcon(transaction: PortalTransaction, name: string, appicon: string): Promise<void> {
  await transaction
    .updateTable('application')
    .set({ appicon })
    .where('name', '=', name)
    .where('appicon', '=', '')
    .execute()
}

/** Everything but the name, which is the key. */
export async function changeApplication(transaction: PortalTransaction, application: Application): Promise<void> {
  const { name, clearname, isactive, groups, admingroups } = application
  await transaction
    .updateTable('application')
    .set({
      clearname,
      isactive: Number(isactive),
      opengroups: JSON.stringify(groups),
      admingroups: JSON.stringify(admingroups),
    })
    .where('name', '=', name)
    .execute()
}

export function applicationOf(row: ApplicationTable): Application {
  const isactive = row.isactive === 1
  return {
    name: row.name,
    clearname: row.clearname,
    appicon: row.appicon,
    primarycompany: row.primarycompany,
    isactive,
    iscative: isactive,
    groups: z.parse(Groups, JSON.parse(row.opengroups)),
    admingroups: z.parse(z.array(z.string()), JSON.parse(row.admingroups)),
  }
}
