/** What somebody reads of a consignment now: telephones, codes and money by role and hour (7.3). */

import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { addDays, daysOf, momentAt } from '@workspace/portal/contract'
import type { ConsignmentRole } from '../../contract/states/consignment-vocabulary.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import { isOfficeRole } from '../rights/request-roles.ts'

export interface Disclosure {
  readonly isOffice: boolean
  readonly isFarm: boolean
  readonly isReceiver: boolean
  /** Drives it, or dispatches for the carrier that does. */
  readonly isCrew: boolean
  /** Address and instructions of the store. */
  readonly yard: boolean
  /** Contact telephone, gate code and pins of the farm. */
  readonly contact: boolean
  /** What farm and company are settled by, and nutrients. */
  readonly money: boolean
  readonly freight: boolean
}

export function disclosureOf(
  roles: readonly ConsignmentRole[],
  row: Pick<StoredConsignment, 'day' | 'week' | 'state' | 'next' | 'returned_at'>,
  { now, seesFreight }: { readonly now: Date; readonly seesFreight: boolean },
): Disclosure {
  const isOffice = roles.some(isOfficeRole)
  const isFarm = roles.includes('farmOwn')
  const isCrew = roles.includes('driverOwn') || roles.includes('leadOwn')
  const isLead = roles.includes('leadOwn') || roles.includes('leadOffered')
  return {
    ...{ isOffice, isFarm, isCrew, isReceiver: roles.includes('receiverOwn') },
    yard: isOffice || isFarm || isCrew,
    contact: isOffice || isFarm || (isCrew && isDueNow(row, now)),
    money: isOffice || isFarm,
    freight: isOffice || isLead || ((isCrew || roles.includes('driverOffered')) && seesFreight),
  }
}

/** From noon of the day before until it is collected, and while a return is open. */
function isDueNow({ day, week, state, next, returned_at }: Parameters<typeof disclosureOf>[1], now: Date): boolean {
  if (state === 'loading' || (state === 'refused' && next === 'returnToFarm' && returned_at === null)) return true
  const first = day !== '' || week === '' ? day : daysOf(week as IsoWeek)[0]
  if (state !== 'assigned' || first === '') return false
  return now >= momentAt(addDays(first as LocalDate, -1), 12, 0)
}
