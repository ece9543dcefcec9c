/** What of a load somebody may know: telephones, codes and money by role and hour (2.6). */

import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addDays, daysOf, momentAt } from '@workspace/portal/contract'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

export interface Disclosure {
  readonly isOffice: boolean
  readonly isCustomer: boolean
  readonly isLoader: boolean
  /** Drives it, or leads the carrier that does. */
  readonly isCrew: boolean
  /** The address of the yard and what the driver reads about it. */
  readonly yard: boolean
  /** Contact telephone and gate code of the site. */
  readonly contact: boolean
  readonly swampGate: boolean
  readonly freight: boolean
  /** What the customer pays. */
  readonly price: boolean
}

interface Planned {
  readonly day: string
  readonly week: string
  readonly state: string
}

export function disclosureOf(
  { actor, now }: { readonly actor: Pick<PeatActor, 'seesFreight'>; readonly now: Date },
  roles: readonly LoadRole[],
  load: Planned,
): Disclosure {
  const isOffice = roles.includes('officeOwn') || roles.includes('superadmin')
  const isCustomer = roles.includes('customerOwn')
  const isLoader = roles.includes('loaderOwn')
  const isCrew = roles.includes('driverOwn') || roles.includes('leadOwn')
  const isLead = roles.includes('leadOwn') || roles.includes('leadOffered')
  const isDue = isCrew && isDueNow(load, now)
  return {
    isOffice,
    isCustomer,
    isLoader,
    isCrew,
    yard: isOffice || isCustomer || isCrew,
    contact: isOffice || isCustomer || isDue,
    swampGate: isOffice || isDue,
    // An offer names its freight: nobody takes a load without knowing what it pays.
    freight: isOffice || isLead || ((isCrew || roles.includes('driverOffered')) && actor.seesFreight),
    price: isOffice || isCustomer,
  }
}

/**
 * From noon of the day before until it is delivered; a load under way is due whatever its day. One that has its week alone
 * may be driven on the first day of it.
 */
export function isDueNow({ day, week, state }: Planned, now: Date): boolean {
  if (state === 'loading' || state === 'loaded') return true
  const first = day !== '' || week === '' ? day : daysOf(week as IsoWeek)[0]
  if (state !== 'assigned' || first === '') return false
  return now >= momentAt(addDays(first as LocalDate, -1), 12, 0)
}
