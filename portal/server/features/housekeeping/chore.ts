import type { SiteSettings } from '../../../contract/own.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'

/** A piece of housekeeping within one transaction. @returns how many rows it removed. */
export type Chore = (transaction: PortalTransaction, circumstances: Circumstances) => Promise<number>

export interface Circumstances {
  readonly portal: PortalHost
  readonly settings: SiteSettings
  readonly now: Date
}
