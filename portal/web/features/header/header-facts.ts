/** What the header says, decided from the session (HEADER-04 to 07, GEN-09). */
import { companyKey } from '../../../contract/companies/company-key.ts'
import { fullName } from '../../../contract/people/full-name.ts'
import type { Session } from '../../kernel/sessions/session.ts'
import type { LogoBrand } from './logos.tsx'

export type HeaderFacts = {
  readonly brand: LogoBrand
  readonly titleHref: string
  /** Undefined for a visitor. */
  readonly name?: string
  readonly isAdmin: boolean
}

export function headerFacts(session: Session): HeaderFacts {
  if (session.at !== 'signed-in') return { brand: '', titleHref: '#/login', isAdmin: false }
  const { currentUser, adminState } = session
  return {
    brand: brandOf(currentUser.company),
    titleHref: '#/frontpage',
    name: fullName(currentUser),
    isAdmin: adminState.admin,
  }
}

/** GEN-09: the two brands have a logo of their own. */
function brandOf(company: string): LogoBrand {
  const key = companyKey(company)
  return key === 'biolan' || key === 'novarbo' ? key : ''
}
