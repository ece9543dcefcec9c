/** Instructions that an application gives for one role, shown on the portal's page of instructions. */
import type { Language } from '../../../contract/fields/language.ts'
import type { Arrival } from '../texts/arrival.ts'
import type { PortalDocument } from '../texts/document-blocks.ts'

export interface Guide {
  /** In the address: `/instructions?guide=<application>.<key>`. */
  readonly key: string
  readonly names: Readonly<Record<Language, string>>
  /** Fetched when it is opened. */
  readonly document: Readonly<Record<Language, Arrival<PortalDocument>>>
}
