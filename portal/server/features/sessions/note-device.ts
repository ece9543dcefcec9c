import { fullName, knownDeviceName } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { newMarksCookie } from '../../kernel/http/cookies.ts'
import { budgets } from '../../kernel/limits/budgets.ts'
import { letterTime } from '../../kernel/mail/texts/letter-texts.ts'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { isDemoPerson } from '../demo/index.ts'
import { addKnownDevice, hasKnownDevices, noteKnownDevice } from './known-device-store.ts'
import { notMeLink } from './not-me-link.ts'

/**
 * A session has been opened in this browser: it is known from now on, and the person is told of one that was not. The first
 * one of an account is nobody's news (decision 0106). @param isTrusted the browser has shown otherwise that it is the person's.
 */
export async function noteDevice(
  context: WritingContext,
  { account, isTrusted }: { account: Account; isTrusted: boolean },
): Promise<void> {
  const { portal, request, transaction } = context
  const [accountId, marks, now] = [account.id, request.deviceMarks, request.now]
  let mark = await noteKnownDevice(transaction, { accountId, marks, now })
  if (mark === undefined) {
    const isNews = !isTrusted && (await hasKnownDevices(transaction, accountId))
    mark = await addKnownDevice(transaction, { accountId, now })
    if (isNews) await tellOfDevice(context, account)
  }
  const others = marks.filter((each) => each !== mark)
  request.setCookie(newMarksCookie([mark, ...others], portal.publicUrl().startsWith('https:')))
}

async function tellOfDevice(context: WritingContext, account: Account): Promise<void> {
  const { portal, request, transaction } = context
  const { language, recoveryEmail: recipient } = account
  const device = knownDeviceName(request.userAgent)
  // The password of the demo's people stands on its front page.
  if (portal.settings.mode === 'demo' && isDemoPerson(account.username)) return
  if (!(await mayTell(context, account, device))) return
  const parameters = { name: fullName(account), time: letterTime(request.now, language), device }
  const link = await notMeLink(context, account)
  await portal.outbox.queue(transaction, {
    template: 'newdevice',
    recipient,
    language,
    parameters,
    ...link,
    now: request.now,
  })
}

/** Whoever keeps no cookies is new each time: letters that nobody reads any more tell nobody anything. */
async function mayTell({ portal, transaction }: WritingContext, { id }: Account, device: string): Promise<boolean> {
  try {
    await portal.limits.spendWithin(transaction, budgets.newDeviceAlike, `${id}:${device}`)
    await portal.limits.spendWithin(transaction, budgets.newDevice, id)
    return true
  } catch (fault) {
    if (fault instanceof Refused) return false
    throw fault
  }
}
