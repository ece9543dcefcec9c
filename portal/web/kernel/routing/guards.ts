/** The three guards of the route table (ROUTE-28 to 30). They run once the first data is here (ROUTE-33). */
import type { Session } from '../sessions/session.ts'
import { addressWith } from './address.ts'
import { loginAddress } from './return-url.ts'

/** `unguarded` is guard 3: the screen itself sends a visitor on (ROUTE-25). */
export type RouteAccess = 'public' | 'signed-in' | 'admin' | 'unguarded'

export type Passage = { readonly may: 'enter' } | { readonly may: 'go'; readonly to: string }

const enter: Passage = { may: 'enter' }

export function passage(access: RouteAccess, session: Session, wanted: string): Passage {
  if (mustEnrol(session) && access !== 'public' && wanted.split('?')[0] !== enrolment)
    return { may: 'go', to: enrolment }
  switch (access) {
    case 'public':
    case 'unguarded':
      return enter
    case 'signed-in':
      return session.at === 'signed-in' ? enter : { may: 'go', to: loginAddress(wanted) }
    case 'admin':
      return isAdmin(session) ? enter : { may: 'go', to: addressWith('/', { returnUrl: wanted }) }
  }
}

/** Where a second factor is added; nothing else opens to an administrator whose time for it is over (decision 105). */
const enrolment = '/user/settings'

export function mustEnrol(session: Session): boolean {
  return session.at === 'signed-in' && session.missingSecondFactor?.forced === true
}

function isAdmin(session: Session): boolean {
  return session.at === 'signed-in' && session.adminState.admin
}
