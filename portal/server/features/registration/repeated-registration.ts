import type { InputOf, portalCalls } from '../../../contract/own.ts'
import { emailKey } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { isAddressRefused } from '../../kernel/accounts/refused-addresses.ts'
import { after, minutes } from '../../kernel/clock/clock.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { refundAttempt } from '../../kernel/limits/login-throttle.ts'
import { isUnverifiedRegistration } from '../email-change/index.ts'
import { tryPassword } from '../sessions/index.ts'

/** For so long somebody whose answer got lost may press the button again. */
const answerLostFor = minutes(10)

/**
 * R14: the same name, address and password as a registration of a moment ago are that registration, not a taken name.
 * The password counts as a try to sign in does, so that this is no other way to guess it.
 */
export async function isRepeatedRegistration(
  context: OpenContext,
  given: InputOf<typeof portalCalls.register>,
): Promise<boolean> {
  const { portal, request } = context
  const account = (await portal.accounts.findByUsername(given.username))?.account
  const isOfAMomentAgo =
    account !== undefined &&
    isUnverifiedRegistration(account) &&
    account.email === emailKey(given.email) &&
    request.now < after(new Date(account.createdAt), answerLostFor)
  return isOfAMomentAgo && (await isOwn(context, given))
}

/**
 * The same name and password with another address take the place of a registration whose letter no mail server took.
 * @returns the id of that registration, or an empty text.
 */
export async function refusedRegistration(
  context: OpenContext,
  given: InputOf<typeof portalCalls.register>,
): Promise<string> {
  const refused = await foundRefused(context.portal, given.username)
  if (refused === undefined || refused.email === emailKey(given.email)) return ''
  return (await isOwn(context, given)) ? refused.id : ''
}

/** Whether the name is of a registration whose letter no mail server took. */
export async function isRefusedRegistration(portal: PortalHost, username: string): Promise<boolean> {
  return (await foundRefused(portal, username)) !== undefined
}

async function foundRefused(portal: PortalHost, username: string): Promise<Account | undefined> {
  const account = (await portal.accounts.findByUsername(username))?.account
  if (account === undefined || !isUnverifiedRegistration(account)) return undefined
  return (await isAddressRefused(portal.database.reading, account)) ? account : undefined
}

async function isOwn(context: OpenContext, given: InputOf<typeof portalCalls.register>): Promise<boolean> {
  const { portal } = context
  const { attempt, record } = await tryPassword(context, given)
  if (record) await portal.database.writeRelaxed((transaction) => refundAttempt(transaction, portal, attempt))
  return record !== undefined
}
