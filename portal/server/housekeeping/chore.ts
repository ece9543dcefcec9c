import type { SiteSettings } from '../../contract/index.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalHost } from '../host/portal-host.ts'

/** A piece of housekeeping within one transaction. @returns how many rows it removed. */
export type Chore = (transaction: PortalTransaction, circumstances: Circumstances) => Promise<number>

export interface Circumstances {
  readonly portal: PortalHost
  readonly settings: SiteSettings
  readonly now: Date
}
