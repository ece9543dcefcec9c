import type { Milliseconds } from '../clock/clock.ts'
import { days, hours, minutes } from '../clock/clock.ts'
import { networkOf } from './client-network.ts'

export interface Budget {
  readonly name: string
  readonly most: number
  readonly within: Milliseconds
}

/** The numbers of security.md 4.7, in one place. */
export const budgets = {
  /** All calls that tell whether an account exists share these two (R27). */
  existence: { name: 'existence', most: 30, within: minutes(10) },
  existenceDaily: { name: 'existence-daily', most: 200, within: days(1) },
  registration: { name: 'registration', most: 10, within: hours(1) },
  failuresOfAddress: { name: 'failures-address', most: 30, within: minutes(10) },
  failuresOfDevice: { name: 'failures-device', most: 10, within: hours(1) },
  /** Codes after a right password: of three valid ones among a million, twenty a day find one in 45 years. */
  secondStep: { name: 'second-step', most: 10, within: hours(1) },
  secondStepDaily: { name: 'second-step-daily', most: 20, within: days(1) },
  resetOfAddress: { name: 'reset-address', most: 10, within: minutes(10) },
  resetOfAccount: { name: 'reset-account', most: 3, within: hours(1) },
  resetOfAccountDaily: { name: 'reset-account-daily', most: 10, within: days(1) },
  resend: { name: 'resend', most: 1, within: minutes(10) },
  /** Each change mails strangers and takes an address from everybody else. */
  ownAddress: { name: 'own-address', most: 3, within: hours(1) },
  ownAddressDaily: { name: 'own-address-daily', most: 10, within: days(1) },
  /** Letters about sign-ins from new devices: one a day about what looks alike, for whoever keeps no cookies. */
  newDevice: { name: 'new-device', most: 5, within: days(1) },
  newDeviceAlike: { name: 'new-device-alike', most: 1, within: days(1) },
  feedback: { name: 'feedback', most: 5, within: hours(1) },
  /** Names and addresses of people out of sight that an administrator is told to be taken: as many as any visitor learns. */
  foreignNames: { name: 'foreign-names', most: 200, within: days(1) },
  testLetter: { name: 'test-letter', most: 10, within: hours(1) },
  auditExport: { name: 'audit-export', most: 10, within: hours(1) },
  ownData: { name: 'own-data', most: 10, within: hours(1) },
  userExport: { name: 'user-export', most: 20, within: hours(1) },
  userImport: { name: 'user-import', most: 30, within: hours(1) },
} as const satisfies Readonly<Record<string, Budget>>

/** The client as budgets know it: an IPv4 address, or the /64 of an IPv6 address, since one person has all of it. */
export function budgetAddress(address: string): string {
  return networkOf(address, { ipv4: 32, ipv6: 64 })
}

/** Whoever has a whole /48 has 65 536 of /64: together they get as much as so many clients, no more. */
const clientsOfSite = 8

/** What one use by this address counts against: its own budget, and with IPv6 a wider one of its /48. */
export function budgetsOfAddress(budget: Budget, address: string): readonly [budget: Budget, whose: string][] {
  const own = [budget, budgetAddress(address)] as const
  const site = networkOf(address, { ipv4: 32, ipv6: 48 })
  if (!site.includes(':')) return [[...own]]
  return [[...own], [{ ...budget, name: `${budget.name}-site`, most: budget.most * clientsOfSite }, site]]
}
