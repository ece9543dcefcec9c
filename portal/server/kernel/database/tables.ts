import type { Generated } from 'kysely'
import type { AuditAnchorTable, AuditTable } from './audit-tables.ts'
import type { FileTable, FileUseTable } from './file-tables.ts'
import type { AccountImportTable, UserImportTable } from './import-tables.ts'
import type { NoticeChoiceTable, NoticeTable } from './notice-tables.ts'
import type { MailboxLetterTable, OutboxProcessTable, OutboxTable } from './outbox-tables.ts'
import type {
  AuthenticatorAppTable,
  FactorAttemptTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondStepTable,
} from './second-factor-tables.ts'

/**
 * The tables of the portal as both engines hold them: text, whole numbers and nothing else.
 * Moments are ISO 8601 in UTC, flags are 0 or 1, lists are JSON texts, so that every query reads alike on both.
 */
export interface AccountTable {
  id: string
  username: string
  username_key: string
  email: string
  /** Where a forgotten password may be recovered: the last confirmed address (security.md 4.12). */
  recovery_email: string
  password_hash: string | null
  company: string
  jobtitle: string
  firstname: string
  lastname: string
  streetaddress: string
  postal: string
  city: string
  country: string
  telephone: string
  usertype: string
  /** Id of the transport company this person belongs to, by user type or by membership; empty for others (ROLE-23). */
  carrier: string
  usergroups: string
  apps: string
  homeapp: string
  preferredapps: string
  language: string
  activated: number
  deactivated: number
  transportalloworders: number
  transportadmin: number
  createdby: string
  created_at: string
  lastmodified: string
  is_superadmin: number
  is_admin: number
  sort_name: string
  sort_username: string
  sort_email: string
  /** By company as people read it, then by name. */
  sort_company: string
  /** Those who wait for verification first, the longest waiting on top. */
  sort_waiting: string
  search_text: string
  /** Company whose administrators passed the claim on (GEN-17); empty for all others. */
  declined_company: string
  /** The import that this person came with; empty for all others. */
  import_id: string
  /** Whether there is an authenticator app or a passkey. */
  second_factor: number
  /** Until when an administrator may do without one; empty before the first sign-in that lacks it. */
  second_factor_due: string
}

export interface SessionTable {
  handle: string
  account_id: string
  secret_hash: string
  created_at: string
  last_seen_at: string
  /** When the password was last proved in this session. */
  authenticated_at: string
  user_agent: string
}

export interface MailedSecretTable {
  hash: string
  account_id: string
  purpose: string
  email: string
  expires_at: string
  used_at: string | null
  created_at: string
}

export interface CompanyTable {
  name: string
  key: string
  position: number
}

export interface TransportCompanyTable {
  id: string
  name: string
  name_key: string
}

export interface ApplicationTable {
  name: string
  clearname: string
  appicon: string
  primarycompany: string
  isactive: number
  opengroups: string
  admingroups: string
  position: number
}

export interface SiteSettingTable {
  key: string
  value: string
}

export interface RateBudgetTable {
  key: string
  spent: number
  ends_at: string
}

export interface LoginThrottleTable {
  key: string
  failures: number
  blocked_until: string
  last_wrong: string
}

export interface IdempotencyTable {
  account_id: string
  key: string
  request_hash: string
  answer: string
  created_at: string
}

export interface FeedbackTable {
  id: string
  account_id: string
  sender_name: string
  sender_email: string
  text: string
  created_at: string
  /** Both empty until an administrator marks it handled. */
  handled_at: string
  handled_by: string
}

/** Events for open browsers; numbered by the database in the order of commits. */
export interface EventTable {
  seq: Generated<number>
  kind: string
  topic: string
  ids: string
  audience: string
  account_id: string
  session: string
  company: string
  carrier: string
  /** JSON list, for the audience `channels`. */
  channels: string
}

/** Whom a bulk action changed, so that whoever did it can take it back for a while. */
export interface BulkChangeTable {
  id: string
  account_id: string
  undo_action: string
  changed_ids: string
  created_at: string
}

/** One row: counts the changes of what operators set up. */
export interface SetupVersionTable {
  version: number
}

/** An account's address that nobody has confirmed from its mailbox; without a row it is proven, once the account is activated. */
export interface UnprovenAddressTable {
  account_id: string
  email: string
  since: string
}

/** An account's present address that a mail server has refused for good since then. */
export interface RefusedAddressTable {
  account_id: string
  email: string
  since: string
}

/** A browser that has signed in to the account: what is stored of the account's own mark in its cookie (decision 0106). */
export interface KnownDeviceTable {
  account_id: string
  device_hash: string
  first_used_at: string
  last_used_at: string
}

/** When the last letter about people who wait leaves for an administrator, or left. */
export interface AccessLetterTable {
  account_id: string
  leaves_at: string
}

export interface PortalTables {
  setup_version: SetupVersionTable
  account: AccountTable
  session: SessionTable
  mailed_secret: MailedSecretTable
  unproven_address: UnprovenAddressTable
  refused_address: RefusedAddressTable
  company: CompanyTable
  transport_company: TransportCompanyTable
  application: ApplicationTable
  site_setting: SiteSettingTable
  rate_budget: RateBudgetTable
  login_throttle: LoginThrottleTable
  outbox: OutboxTable
  outbox_process: OutboxProcessTable
  mailbox_letter: MailboxLetterTable
  audit: AuditTable
  audit_anchor: AuditAnchorTable
  idempotency: IdempotencyTable
  feedback: FeedbackTable
  event: EventTable
  bulk_change: BulkChangeTable
  user_import: UserImportTable
  account_import: AccountImportTable
  access_letter: AccessLetterTable
  known_device: KnownDeviceTable
  authenticator_app: AuthenticatorAppTable
  passkey: PasskeyTable
  recovery_code: RecoveryCodeTable
  second_step: SecondStepTable
  factor_attempt: FactorAttemptTable
  notice: NoticeTable
  notice_choice: NoticeChoiceTable
  file: FileTable
  file_use: FileUseTable
}
