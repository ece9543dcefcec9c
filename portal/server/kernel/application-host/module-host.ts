import type { Database, NoTables } from '../database/database.ts'
import { withPortalTables } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { ApplicationDatabase, ApplicationLive, ModuleHost } from './host.ts'

/** What a module works with. @throws where no module of that key is mounted. */
export function moduleHost({ modules, database, live, clock, log }: PortalHost, key: string): ModuleHost {
  if (!modules.some((module) => module.key === key)) throw new Error(`No module ${key} is mounted`)
  return { database: databaseOf(database, key), live: liveOf(live, key), clock, log }
}

/** The tables of an application or a module are in the portal's database; locks carry its key. */
export function databaseOf(database: Database<PortalTables>, key: string): ApplicationDatabase {
  const own = database as unknown as Database<NoTables>
  return {
    engine: own.engine,
    reading: own.reading,
    writing: (act) => own.writing(act),
    prepared: (build) => own.prepared(build),
    lock: (transaction, name) => own.lock(transaction, `${key}:${name}`),
    isUniqueViolation: (fault) => own.isUniqueViolation(fault),
  }
}

/** Topics carry the key of the application or module. */
export function liveOf(live: PortalHost['live'], key: string): ApplicationLive {
  return {
    publish: (transaction, { topic, ids, channels }) =>
      live.publish(withPortalTables(transaction), {
        kind: 'data-changed',
        topic: `${key}:${topic}`,
        ...(ids && { ids }),
        for: { to: 'channels', channels },
      }),
  }
}
