import { newcomersLetters } from './features/newcomers/index.ts'
import { letInOnRequest } from './features/users/index.ts'
import { accountStore } from './kernel/accounts/account-store.ts'
import { auditTrail } from './kernel/audit/audit-trail.ts'
import { signAnchorsOfEarlierVersions } from './kernel/audit/sign-earlier-anchors.ts'
import type { Brand } from './kernel/brand/brand.ts'
import { backgroundWork } from './kernel/clock/background-work.ts'
import type { Clock } from './kernel/clock/clock.ts'
import type { Settings } from './kernel/configuration/read-settings.ts'
import { fileStore } from './kernel/files/file-store.ts'
import type { MountedApplication } from './kernel/host/mounted-application.ts'
import { checkGroups, checkKeys, lettersOfApplications, migrationSets } from './kernel/host/mounted-applications.ts'
import type { MountedModule } from './kernel/host/mounted-module.ts'
import type { PortalHost } from './kernel/host/portal-host.ts'
import { jobLines } from './kernel/jobs/job-lines.ts'
import type { Jobs } from './kernel/jobs/jobs.ts'
import { createJobs } from './kernel/jobs/jobs.ts'
import { limits } from './kernel/limits/limits.ts'
import { createLiveEvents } from './kernel/live/create-live-events.ts'
import type { Log } from './kernel/log/log.ts'
import { jsonLog } from './kernel/log/log.ts'
import type { OutboxParts } from './kernel/mail/create-outbox.ts'
import { createOutbox, outboxOfCommand } from './kernel/mail/create-outbox.ts'
import type { Outbox } from './kernel/mail/outbox.ts'
import type { Mailbox } from './kernel/mail/transports.ts'
import { chooseTransport } from './kernel/mail/transports.ts'
import { passwordHasher } from './kernel/passwords/password-hasher.ts'
import { pdfRenderer } from './kernel/pdf/pdf-renderer.ts'
import { sessionStore } from './kernel/sessions/session-store.ts'
import { siteStore } from './kernel/site/site-store.ts'
import { systemWarnings } from './kernel/site/system-warnings.ts'
import { openData } from './open-data.ts'

/** Opens everything the portal's answers work with; also what the operator's commands start from. */
export async function openPortalHost({
  settings,
  applications,
  modules = [],
  clock,
  log = jsonLog(settings.logLevel),
  publicUrl,
  onUnsafe,
  delivers = true,
  brand,
}: {
  settings: Settings
  applications: readonly MountedApplication[]
  modules?: readonly MountedModule[]
  clock: Clock
  log?: Log
  publicUrl: () => string
  /** The disk failed, under whatever work: what was written is unknown (R45). */
  onUnsafe?: () => void
  /** Whether letters leave from here; those of an operator's command wait for the portal. */
  delivers?: boolean
  /** The operator's own face, where there is one; commands show none. */
  brand?: Brand | undefined
}): Promise<{ portal: PortalHost; mailbox: Mailbox | undefined }> {
  checkKeys({ applications, modules })
  const manifests = applications.map((application) => application.manifest)
  checkGroups(manifests)
  const migrations = migrationSets({ applications, modules })
  const { database, keys } = await openData({ settings, migrations, clock, onUnsafe })
  const site = siteStore(database, clock, brand)
  const sessions = sessionStore(database, clock, site)
  const files = fileStore({ database, folder: settings.filesDir, clock })
  const ofApplications = lettersOfApplications(applications)
  const asItLeaves = newcomersLetters({ database, site, manifests })
  const mail = {
    ...{ database, keys, clock, log, site, publicUrl },
    sender: settings.mailFrom,
    ofApplications,
    files,
    asItLeaves,
    brand,
  }
  const { outbox, mailbox } = delivers
    ? openOutbox(settings, mail)
    : { outbox: outboxOfCommand(mail), mailbox: undefined }
  const portal: PortalHost = {
    settings,
    database,
    clock,
    log,
    keys,
    passwords: passwordHasher(),
    accounts: accountStore(database),
    sessions,
    site,
    brand,
    limits: limits(database, clock, settings.rateLimits),
    audit: auditTrail(database),
    outbox,
    live: createLiveEvents({ database, sessions, site, log, applications, modules }),
    warnings: systemWarnings(),
    jobs: watchedJobs(log),
    background: backgroundWork(log),
    pdf: pdfRenderer(),
    files,
    applications,
    modules,
    manifests,
    letIn: (transaction, asked) => letInOnRequest(portal, transaction, asked),
    publicUrl,
  }
  await signAnchorsOfEarlierVersions(portal)
  return { portal, mailbox }
}

/** Each run is a line of the log. */
function watchedJobs(log: Log): Jobs {
  const jobs = createJobs()
  jobs.watch(jobLines(log))
  return jobs
}

function openOutbox(
  settings: Settings,
  parts: Omit<OutboxParts, 'transport'>,
): { outbox: Outbox; mailbox: Mailbox | undefined } {
  const { transport, mailbox } = chooseTransport(settings, parts.database)
  return { outbox: createOutbox({ ...parts, transport }), mailbox }
}
