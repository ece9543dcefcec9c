import type { AddressInfo } from 'node:net'
import type { Call } from '../contract/own.ts'
import { applicationIcons, listMountedApplications } from './features/applications/index.ts'
import { demoHandlers, enterDemo, enterProduction } from './features/demo/index.ts'
import { scheduleHousekeeping } from './features/housekeeping/index.ts'
import { scheduleImports } from './features/users/index.ts'
import { portalHandlers } from './handlers.ts'
import { countSuperadmins } from './kernel/accounts/people.ts'
import { allHandlers } from './kernel/application-host/application-handlers.ts'
import { scheduleApplicationJobs } from './kernel/application-host/application-jobs.ts'
import type { Listed } from './kernel/application-host/listed-parts.ts'
import { partsOf } from './kernel/application-host/listed-parts.ts'
import type { ServerApplication } from './kernel/application-host/server-application.ts'
import type { ServerModule } from './kernel/application-host/server-module.ts'
import { noteAuditHead } from './kernel/audit/note-audit-head.ts'
import { openBrand } from './kernel/brand/brand-folder.ts'
import type { Clock } from './kernel/clock/clock.ts'
import { systemClock } from './kernel/clock/clock.ts'
import type { Settings } from './kernel/configuration/read-settings.ts'
import { isPlainMail } from './kernel/configuration/read-settings.ts'
import type { DataFileUsers } from './kernel/database/data-file-users.ts'
import { dataFileUsers } from './kernel/database/data-file-users.ts'
import { databaseInWords } from './kernel/database/database-in-words.ts'
import { awaitDatabase } from './kernel/database/open-database.ts'
import { unsafeSettings } from './kernel/database/unsafe-settings.ts'
import type { PortalHost } from './kernel/host/portal-host.ts'
import { httpServer } from './kernel/http/http-server.ts'
import { findWebFiles } from './kernel/http/web-files.ts'
import type { Log } from './kernel/log/log.ts'
import { jsonLog } from './kernel/log/log.ts'
import { lettersPausedSince } from './kernel/mail/paused-letters.ts'
import { openPortalHost } from './open-portal-host.ts'

export interface PortalOptions {
  readonly settings: Settings
  readonly applications: readonly ServerApplication[]
  /** Modules that the applications share. */
  readonly modules?: readonly ServerModule[]
  /** Folder of the built browser side; nothing is served where it has not been built. */
  readonly webFolder?: string
  readonly clock?: Clock
  readonly log?: Log
  /** Called when the disk failed, under whatever work: what was written is unknown, so the process must end (R45). */
  readonly onUnsafe?: () => void
}

export interface RunningPortal {
  /** `http://host:port` where it listens. */
  readonly address: string
  readonly host: PortalHost
  /** Every call that is answered here, the applications' among them. */
  readonly calls: readonly Call[]
  /** Whether this start filled an empty database with demo data. */
  readonly demoFilled: boolean
  /** Where `/metrics` is, on loopback. */
  readonly metricsPort: number | undefined
  /** Stops taking requests, finishes those in flight, frees what it leased (R47). */
  stop(options?: { drainFor?: number }): Promise<void>
}

/** Starts the portal: database, migrations, demo data, applications, mail, calls, browser side. @throws when something it needs is not there. */
export async function startPortal(options: PortalOptions): Promise<RunningPortal> {
  const { settings, applications, clock = systemClock, log = jsonLog(settings.logLevel) } = options
  let address = settings.publicUrl ?? ''
  let ready = false
  const brand = await openBrand(settings.dataDir, log)
  await awaitDatabase(settings, log)
  const host = await openPortalHost({ ...options, brand, log, clock, publicUrl: () => settings.publicUrl ?? address })
  const demoFilled = await enterMode(host.portal, options)
  if (settings.smtpTls === 'off' && isPlainMail(settings)) warnOfPlainMail(host.portal)
  const users = watchDataFile(host.portal)
  await listMountedApplications(host.portal)
  await noteAuditHead(host.portal, 'start')
  const handlers = answeredHere(host, applications)
  const web = options.webFolder === undefined ? undefined : findWebFiles(options.webFolder)
  const metrics = await openMetrics(host.portal)
  const server = await httpServer({
    onAnswered: metrics?.onAnswered,
    portal: host.portal,
    handlers,
    icons: applicationIcons(applications),
    web,
    isReady: () => ready,
  })
  await server.listen({ port: settings.port, host: settings.host })
  address = addressOf(server.server.address(), settings.host)
  ready = true
  const metricsServer = await metrics?.serve()
  await scheduleHousekeeping(host.portal)
  scheduleApplicationJobs(host.portal, options)
  const imports = scheduleImports(host.portal, { isAlone: users?.hasOthers() === false })
  await warnOfStandstill(host.portal)
  host.portal.outbox.wake()
  return {
    address,
    host: host.portal,
    calls: handlers.map(({ call }) => call),
    demoFilled,
    metricsPort: metricsServer?.port,
    stop: async ({ drainFor = 0 } = {}) => {
      ready = false
      // The load balancer needs a moment to see readyz turn before new connections are refused.
      if (drainFor > 0) await new Promise((resolve) => setTimeout(resolve, drainFor))
      await host.portal.jobs.stop()
      await imports.stop()
      await metricsServer?.stop()
      await host.portal.live.stop()
      await server.close()
      await host.portal.pdf.stop()
      await host.portal.background.stop()
      await host.portal.outbox.stop()
      // A database that is gone must not keep the process from ending.
      await noteAuditHead(host.portal, 'stop').catch((fault) => host.portal.log.error('audit_head_failed', fault))
      users?.close()
      await host.portal.database.close()
    },
  }
}

function answeredHere({ portal, mailbox }: OpenedHost, applications: readonly ServerApplication[]) {
  const own = [...portalHandlers, ...demoHandlers(portal.settings.mode, mailbox)]
  return allHandlers(own, { applications, portal })
}

type OpenedHost = Awaited<ReturnType<typeof openPortalHost>>

/** Few portals are watched by a monitoring system, so what that takes is loaded only there. */
async function openMetrics(portal: PortalHost) {
  const { metricsPort: port } = portal.settings
  if (port === undefined) return undefined
  const { portalMetrics, serveMetrics } = await import('./features/metrics/index.ts')
  const metrics = portalMetrics(portal)
  return { onAnswered: metrics.onAnswered, serve: () => serveMetrics(metrics, { port, log: portal.log }) }
}

/** Processes on one SQLite file work, but wait for each other and hear of changes late: told to whoever can stop one. */
function watchDataFile({ database, settings, log, warnings }: PortalHost): DataFileUsers | undefined {
  if (database.engine !== 'sqlite') return undefined
  const users = dataFileUsers(settings.dataDir)
  if (users.hasOthers()) log.warn('second_process', { setting: 'DATA_DIR' })
  warnings.watch(() => (users.hasOthers() ? { code: 'second_process' } : undefined))
  return users
}

/** @returns whether demo data were filled. @throws SettingsError where the data are of the other mode. */
async function enterMode(portal: PortalHost, listed: Listed): Promise<boolean> {
  try {
    if (portal.settings.mode === 'demo') return await enterDemo(portal, partsOf(listed))
    const forgetful = await unsafeSettings(portal.database)
    if (forgetful.length > 0) portal.log.warn('database_may_forget', { settings: forgetful.join(', ') })
    await enterProduction(portal)
    return false
  } catch (fault) {
    await portal.outbox.stop()
    await portal.database.close()
    throw fault
  }
}

/** Links to new passwords travel in the clear: said at each start, and to every superadmin, for as long as it is so. */
function warnOfPlainMail({ settings, log, warnings }: PortalHost): void {
  const { hostname: host } = new URL(settings.smtpUrl)
  log.warn('mail_in_the_clear', { setting: 'SMTP_TLS=off', host })
  warnings.watch(() => ({ code: 'plain_mail', host }))
}

/** What works, and yet does nothing for anybody. */
async function warnOfStandstill(portal: PortalHost): Promise<void> {
  await warnOfPausedLetters(portal)
  await warnWithoutSuperadmin(portal)
}

/** A restored copy writes to nobody until somebody says so; the System page says it, too. */
async function warnOfPausedLetters({ database, log }: PortalHost): Promise<void> {
  const since = await lettersPausedSince(database.reading)
  if (since !== undefined) log.warn('letters_paused', { since, release: 'npm run portal -- release-letters' })
}

/** A wrong DATA_DIR looks like a new portal: whoever reads the log learns which database it is, and that nobody can come in. */
async function warnWithoutSuperadmin({ database, log, settings }: PortalHost): Promise<void> {
  if (settings.mode === 'demo' || (await countSuperadmins(database.reading)) > 0) return
  const create = 'npm run portal -- create-superadmin --username … --email … --password-stdin'
  log.warn('no_superadmin', { database: databaseInWords(settings), create })
}

function addressOf(bound: AddressInfo | string | null, host: string): string {
  if (bound === null || typeof bound === 'string') throw new Error('The portal listens on no port')
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${name}:${bound.port}`
}
