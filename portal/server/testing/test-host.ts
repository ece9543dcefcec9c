/** The portal's inner parts without its calls, on the engine under test, with a held clock and the built-in mailbox. */

import type { ServerApplication } from '../kernel/application-host/server-application.ts'
import type { ServerModule } from '../kernel/application-host/server-module.ts'
import { readSettings } from '../kernel/configuration/read-settings.ts'
import { migrationSets } from '../kernel/host/mounted-applications.ts'
import type { PortalHost } from '../kernel/host/portal-host.ts'
import type { Mailbox } from '../kernel/mail/mailbox.ts'
import { openPortalHost } from '../open-portal-host.ts'
import type { HeldClock } from './held-clock.ts'
import { heldClock } from './held-clock.ts'
import { closed, opened } from './left-open.ts'
import type { TestPlace } from './test-database.ts'
import { testPlace } from './test-database.ts'

export interface TestHost extends AsyncDisposable {
  readonly portal: PortalHost
  readonly clock: HeldClock
  readonly place: TestPlace
  readonly mailbox: Mailbox | undefined
}

/** @param shared a place that the test made and disposes of itself. */
export async function testHost(
  applications: readonly ServerApplication[] = [],
  shared?: TestPlace,
  modules: readonly ServerModule[] = [],
): Promise<TestHost> {
  const place = shared ?? (await testPlace({ migrated: migrationSets({ applications, modules }) }))
  const clock = heldClock()
  const settings = readSettings(testEnvironment(place))
  const publicUrl = () => 'https://portal.example'
  const { portal, mailbox } = await openPortalHost({ settings, applications, modules, clock, publicUrl })
  const host: TestHost = {
    portal,
    clock,
    place,
    mailbox,
    [Symbol.asyncDispose]: async () => {
      closed(host)
      await portal.outbox.stop()
      await portal.database.close()
      if (!shared) await place[Symbol.asyncDispose]()
    },
  }
  opened(host)
  return host
}

/** The environment of a process that works on that place. */
export function testEnvironment({
  dataDir,
  databaseUrl,
}: Pick<TestPlace, 'dataDir' | 'databaseUrl'>): Readonly<Record<string, string>> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', PUBLIC_URL: 'https://portal.example' }
}
