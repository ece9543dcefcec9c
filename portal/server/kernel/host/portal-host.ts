import type { ApplicationManifest } from '../../../contract/own.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import type { AuditFacts, AuditTrail } from '../audit/audit-trail.ts'
import type { Brand } from '../brand/brand.ts'
import type { BackgroundWork } from '../clock/background-work.ts'
import type { Clock } from '../clock/clock.ts'
import type { Settings } from '../configuration/read-settings.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Limits } from '../limits/limits.ts'
import type { LiveEvents } from '../live/live-events.ts'
import type { Log } from '../log/log.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import type { PdfRenderer } from '../pdf/pdf-renderer.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { SiteStore } from '../site/site-store.ts'
import type { SystemWarnings } from '../site/system-warnings.ts'
import type { MountedApplication } from './mounted-application.ts'
import type { MountedModule } from './mounted-module.ts'

/** Who made a request to an application. */
export interface Asker {
  readonly id: string
  readonly facts: Pick<AuditFacts, 'actor' | 'sessionHandle' | 'requestId' | 'address'>
}

/**
 * GEN-17: gives the company's group to somebody who waits and has asked this company in the application, within the asker's
 * rights as they are in the transaction. `unneeded`: the person can open the application, or is not there any more.
 */
export type LetIn = (
  transaction: PortalTransaction,
  asked: {
    readonly asker: Asker
    readonly application: string
    readonly person: string
    /** As the list of companies spells it. */
    readonly company: string
    readonly now: Date
  },
) => Promise<'done' | 'unneeded' | 'forbidden'>

/** What the portal's own answers work with. Applications get the smaller `Host`. */
export interface PortalHost {
  readonly settings: Settings
  readonly database: Database<PortalTables>
  readonly clock: Clock
  readonly log: Log
  readonly keys: KeyRing
  readonly passwords: PasswordHasher
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly site: SiteStore
  /** The operator's own face; undefined where the portal has its own, and in commands. */
  readonly brand: Brand | undefined
  readonly limits: Limits
  readonly audit: AuditTrail
  readonly outbox: Outbox
  readonly live: LiveEvents
  readonly warnings: SystemWarnings
  readonly jobs: Jobs
  readonly background: BackgroundWork
  readonly files: FileStore
  readonly pdf: PdfRenderer
  readonly applications: readonly MountedApplication[]
  readonly modules: readonly MountedModule[]
  readonly manifests: readonly ApplicationManifest[]
  readonly letIn: LetIn
  /** Base of links in letters, without a slash at the end; never from a Host header (R08). */
  publicUrl(): string
}
