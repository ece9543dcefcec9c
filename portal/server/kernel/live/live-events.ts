import type { Readable } from 'node:stream'
import type { LiveEvent, PortalTopic } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { SignedIn } from '../sessions/session.ts'

/**
 * Events for open browsers (R67), written in the transaction of the change and sent by every instance once it has committed
 * (security.md 4.22). Triggers of the database write `session-ended` and `rights-changed`; `publish` is for everything else.
 */
export interface LiveEvents {
  publish(transaction: PortalTransaction, event: NewLiveEvent): Promise<void>
  /** Looks for new events now; the kernel calls it after every answer. */
  wake(): void
  /** A stream for this session. @throws Refused too_many_requests when the person has five. */
  open(session: SignedIn): Promise<Readable>
  /** What was missed, of what this person may hear. */
  since(session: SignedIn, seq: number | 'now'): Promise<MissedEvents>
  /** How many streams are open in this process. */
  streams(): number
  /** Tells every stream that this process leaves, and ends it (R47). */
  stop(): Promise<void>
}

export type NewLiveEvent =
  /** Everybody's settings of the site are new: title, banner, phone. */
  | { readonly kind: 'site-changed' }
  /** A list is new, for those who may see it. Ids only: whoever hears of it asks for the rest within the own rights. */
  | { readonly kind: 'data-changed'; readonly topic: Topic; readonly ids?: readonly string[]; readonly for: Audience }

/** The portal's own, or `<key>:<topic>` of an application. */
export type Topic = PortalTopic | `${string}:${string}`

/** Who hears of it; looked at when it is sent, against the rights that the receiver has then. Superadmins hear all of the portal's. */
export type Audience =
  | { readonly to: 'everybody' }
  | { readonly to: 'superadmins' }
  | { readonly to: 'administrators' }
  /** The person, and administrators of the person's company and transport company. */
  | { readonly to: 'overseers'; readonly of: Pick<Account, 'id' | 'company' | 'carrier'> }
  /** Holders of a group that administers the application, of whatever company (ROLE-30). */
  | { readonly to: 'applicationadministrators'; readonly application: string }
  | { readonly to: 'person'; readonly id: string }
  /** Whoever the application whose topic it is lets hear one of them; superadmins only as the application says. */
  | { readonly to: 'channels'; readonly channels: readonly string[] }

export interface MissedEvents {
  readonly seq: number
  readonly complete: boolean
  readonly events: LiveEvent[]
}
