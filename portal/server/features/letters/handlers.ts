import { administrationCalls, fullName } from '../../../contract/own.ts'
import { yieldToEventLoop } from '../../kernel/clock/yield-to-event-loop.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { budgets } from '../../kernel/limits/budgets.ts'
import { releasePausedLetters } from '../../kernel/mail/paused-letters.ts'
import { countResendable, holdResendable } from './dead-letters.ts'
import { holdLetter, queueAgain, renewLink, searchOutbox } from './letter-store.ts'

const { searchLetters, resendLetter, resendDeadLetters, sendTestLetter, releaseLetters } = administrationCalls

export const searchLettersHandler = handler(searchLetters, async ({ portal, request }, { state, cursor }) => {
  const [page, resendable] = await Promise.all([
    searchOutbox(portal.database, { state, cursor }),
    countResendable(portal.database.reading, request.now),
  ])
  return { letters: [...page.rows], cursor: page.cursor, resendable }
})

export const resendLetterHandler = writingHandler(resendLetter, {
  write: async (context, { id }, refuse) => {
    const { portal, request, transaction } = context
    const letter = await holdLetter(transaction, id)
    if (!letter) throw refuse('not_found')
    if (letter.state === 'waiting') return {}
    if (letter.state !== 'dead') throw refuse('invalid_code')
    const { template, recipient, secretHash } = letter
    const hasLink = secretHash !== ''
    const secret = hasLink ? await renewLink(transaction, { secretHash, now: request.now }) : undefined
    if (hasLink && secret === undefined) throw refuse('invalid_code')
    await queueAgain(transaction, id, { secret, keys: portal.keys, now: request.now })
    await appendAuditEvent(context, { action: 'resendletter', target: recipient, details: { template } })
    return {}
  },
})

export const resendDeadLettersHandler = writingHandler(resendDeadLetters, {
  write: async (context) => {
    const { portal, request, transaction } = context
    const { now } = request
    const letters = await holdResendable(transaction, now)
    let resent = 0
    for (const [place, { id, secretHash }] of letters.entries()) {
      if (place % lettersBetweenTurns === 0) await yieldToEventLoop()
      const secret = secretHash === '' ? undefined : await renewLink(transaction, { secretHash, now })
      // Its link may have been used as the letter was looked for.
      if (secretHash !== '' && secret === undefined) continue
      await queueAgain(transaction, id, { secret, keys: portal.keys, now })
      resent += 1
    }
    if (resent > 0) {
      const details = { letters: resent }
      await appendAuditEvent(context, { action: 'resenddeadletters', target: '', details })
    }
    return { resent, left: await countResendable(transaction, now) }
  },
})

const lettersBetweenTurns = 25

export const sendTestLetterHandler = writingHandler(sendTestLetter, {
  prepare: ({ portal, actor }) => portal.limits.spend(budgets.testLetter, actor.id),
  write: async (context, given) => {
    const { portal, request, actor, transaction } = context
    const { recipient = actor.email } = given
    const letter = {
      template: 'test',
      recipient,
      language: actor.language,
      parameters: { name: fullName(actor) },
    } as const
    await portal.outbox.queue(transaction, { ...letter, now: request.now })
    await appendAuditEvent(context, { action: 'sendtestletter', target: recipient })
    return { recipient }
  },
})

/** What a restore holds back goes within seconds: each process that delivers looks by itself. */
export const releaseLettersHandler = writingHandler(releaseLetters, {
  write: async (context) => {
    const { portal, transaction } = context
    if (!(await releasePausedLetters(transaction))) throw nothingChanged(releaseLetters, {})
    await appendAuditEvent(context, { action: 'releaseletters', target: '' })
    await portal.live.publish(transaction, { kind: 'data-changed', topic: 'letters', for: { to: 'superadmins' } })
    portal.log.info('letters_released')
    return {}
  },
})
