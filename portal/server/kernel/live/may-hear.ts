import { isInScope, manureGroups, peopleScope } from '../../../contract/index.ts'
import type { SignedIn } from '../sessions/session.ts'
import type { StoredEvent } from './event-store.ts'

/** Whether an event is for this session, by the rights that its person has now (R67). */
export function mayHear({ handle, account }: SignedIn, stored: StoredEvent, companies: readonly string[]): boolean {
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
    case 'manureadministrators':
      return account.groups.includes(manureGroups.admin)
    case 'overseers':
      return stored.accountId === account.id || isInScope(peopleScope(account, companies), stored)
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
