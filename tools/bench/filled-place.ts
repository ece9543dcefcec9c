/** A folder and a database of the run's own, filled with as many people as a goal asks for; all of it goes afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mounted } from '../../assembly/server/applications.ts'
import { fillDemoData } from '../../portal/server/features/demo/fill-demo-data.ts'
import { demoMarker } from '../../portal/server/features/demo/holds-demo-data.ts'
import { insertAccounts } from '../../portal/server/kernel/accounts/account-store.ts'
import { systemClock } from '../../portal/server/kernel/clock/clock.ts'
import { readSettings } from '../../portal/server/kernel/configuration/read-settings.ts'
import type { PortalTransaction } from '../../portal/server/kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../portal/server/kernel/host/portal-host.ts'
import { newXsrfCookies } from '../../portal/server/kernel/http/cookies.ts'
import { companyNames } from '../../portal/server/kernel/registers/company-store.ts'
import { newId } from '../../portal/server/kernel/secrets/random-secret.ts'
import { openSession } from '../../portal/server/kernel/sessions/session-store.ts'
import { removeSetting } from '../../portal/server/kernel/site/site-store.ts'
import { openPortalHost } from '../../portal/server/open-portal-host.ts'
import { inventedPerson } from './people.ts'
import { gatherStatistics } from './postgres.ts'

/** Everybody has the same, so that it is hashed once. */
export const password = 'Kurkisuo-77-lato'

/** Enough for the pace that one session may call at not to be met. */
const signedInMost = 10_000

export interface SignedIn {
  readonly id: string
  readonly username: string
  readonly token: string
  /** Name and value, as the browser sends it. */
  readonly xsrf: string
}

export interface Visitor extends SignedIn {
  readonly rank: 'customer' | 'administrator' | 'superadmin'
}

export interface Place extends Disposable {
  readonly dataDir: string
  /** What a portal process needs to serve this place; production mode with all its limits. */
  readonly env: Readonly<Record<string, string>>
}

export interface FilledPlace extends Place {
  /** The first people, each signed in. */
  readonly visitors: readonly Visitor[]
}

/**
 * @param databaseUrl of an empty PostgreSQL database; empty for SQLite.
 * @param isDemo for a process in demo mode, which starts on no other data.
 */
export async function filledPlace(people: number, databaseUrl = '', isDemo = false): Promise<FilledPlace> {
  const { filled, ...place } = await placeFilledBy({ databaseUrl, isDemo }, async (portal) => {
    await fillDemoData(portal)
    return await fill(portal, people)
  })
  return { ...place, visitors: filled }
}

/** A place that is filled with something else; of a demo, too. */
export async function placeFilledBy<Filled>(
  { databaseUrl, isDemo }: { readonly databaseUrl: string; readonly isDemo: boolean },
  fillWith: (portal: PortalHost) => Promise<Filled>,
): Promise<Place & { readonly filled: Filled }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    // Nobody listens there, and no letter is due.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Portal <portal@kuorma.example>',
  }
  const settings = readSettings({ ...env, LOG_LEVEL: 'silent' })
  const { portal } = await openPortalHost({
    settings,
    ...mounted,
    clock: systemClock,
    publicUrl: () => env.PUBLIC_URL,
  })
  try {
    const filled = await fillWith(portal)
    if (databaseUrl !== '') await gatherStatistics(databaseUrl)
    // Production is refused with the demo's mark.
    if (!isDemo) await portal.database.writing((transaction) => removeSetting(transaction, demoMarker))
    const remove = () => rmSync(dataDir, { recursive: true, force: true })
    // Also when the run is broken off.
    process.once('exit', remove)
    return { dataDir, env, filled, [Symbol.dispose]: remove }
  } finally {
    await portal.outbox.stop()
    await portal.database.close()
  }
}

async function fill(portal: PortalHost, people: number): Promise<Visitor[]> {
  const companies = await companyNames(portal.database)
  const surroundings = { companies, applications: portal.manifests.map(({ key }) => key) }
  const passwordHash = await portal.passwords.hash(password)
  const now = portal.clock.now()
  const accounts = Array.from({ length: people }, (_, number) => ({
    ...inventedPerson(number, surroundings),
    id: newId(),
    passwordHash,
    now,
  }))
  return portal.database.writing(async (transaction) => {
    // Production is refused with the demo's own accounts.
    await transaction.updateTable('account').set({ password_hash: passwordHash }).execute()
    await insertAccounts(transaction, accounts)
    const visitors: Visitor[] = []
    for (const { id, username, isAdmin, isSuperadmin } of accounts.slice(0, signedInMost)) {
      const rank = isSuperadmin ? 'superadmin' : isAdmin ? 'administrator' : 'customer'
      visitors.push({ rank, ...(await signIn(portal, transaction, { id, username })) })
    }
    return visitors
  })
}

export async function signIn(
  portal: PortalHost,
  transaction: PortalTransaction,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<SignedIn> {
  const session = { accountId: id, now: portal.clock.now(), userAgent: 'bench' }
  const { handle, token } = await openSession(transaction, session)
  return {
    id,
    username,
    token,
    xsrf: newXsrfCookies(portal.keys, handle, { isHttps: false, header: undefined })[0]?.split(';')[0] ?? '',
  }
}
