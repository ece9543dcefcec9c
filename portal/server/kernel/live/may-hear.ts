import type { ScopeCatalogue } from '../../../contract/own.ts'
import { isInScope, peopleScope } from '../../../contract/own.ts'
import type { SignedIn } from '../sessions/session.ts'
import { isOnOneOf } from './application-channels.ts'
import type { StoredEvent } from './event-store.ts'

export interface Heard {
  /** For what overseers and administrators of applications hear. */
  readonly catalogue: ScopeCatalogue
  /** Of the application that the event is of. */
  readonly channels: ReadonlySet<string>
}

/** Whether an event is for this session, by the rights that its person has now (R67). */
export function mayHear({ handle, account }: SignedIn, stored: StoredEvent, { catalogue, channels }: Heard): boolean {
  switch (stored.audience) {
    case 'everybody':
      return true
    case 'session':
      return stored.session === handle
    case 'person':
      return stored.accountId === account.id
    case 'superadmins':
      return account.isSuperadmin
    case 'administrators':
      return account.isAdmin
    case 'applicationadministrators':
      return catalogue.applicationGroups.some(
        ({ application, administers, name }) =>
          administers && stored.channels.includes(application) && account.groups.includes(name),
      )
    case 'overseers':
      return stored.accountId === account.id || isInScope(peopleScope(account, catalogue), stored)
    case 'channels':
      return isOnOneOf(stored, channels)
    default:
      // A newer version's audience: nobody hears what nobody understands (R48).
      return false
  }
}

/** Whether it can be for this session at all; spares reading the rights of everybody else. */
export function mayConcern({ handle, account }: SignedIn, { audience, session, accountId }: StoredEvent): boolean {
  if (audience === 'session') return session === handle
  return audience !== 'person' || accountId === account.id
}
