import type { SecondStep } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { Budget } from '../limits/budgets.ts'
import { budgets, budgetsOfAddress } from '../limits/budgets.ts'
import type { Limits } from '../limits/limits.ts'

export interface SecondStepTry {
  readonly account: Pick<Account, 'id'>
  /** Codes of the app and recovery codes are counted apart; a passkey cannot be guessed, so its tries are the address's alone. */
  readonly by: SecondStep
  /** This browser has signed in to this account before: strangers who know the password do not spend its tries (R28). */
  readonly isKnownDevice: boolean
  readonly address: string
}

/** @returns whether the next try will have to wait. @throws Refused too_many_requests. */
export async function countSecondStep(
  transaction: PortalTransaction,
  limits: Limits,
  tried: SecondStepTry,
): Promise<boolean> {
  let isLast = false
  for (const each of budgetsOf(tried)) isLast = (await limits.spendWithin(transaction, ...each)) || isLast
  return isLast
}

/** The step was right: what this try has counted is given back. */
export async function giveSecondStepBack(transaction: PortalTransaction, limits: Limits, tried: SecondStepTry) {
  for (const each of budgetsOf(tried)) await limits.giveBack(transaction, ...each)
}

type Counted = readonly [budget: Budget, whose: string]

function budgetsOf({ account, by, isKnownDevice, address }: SecondStepTry): readonly Counted[] {
  const whose = `${isKnownDevice ? 'device' : 'unknown'}:${by}:${account.id}`
  const ofPerson: readonly Counted[] = [
    [budgets.secondStep, whose],
    [budgets.secondStepDaily, whose],
  ]
  const ofAddress = isKnownDevice ? [] : budgetsOfAddress(budgets.failuresOfAddress, address)
  return by === 'passkey' ? ofAddress : [...ofPerson, ...ofAddress]
}
