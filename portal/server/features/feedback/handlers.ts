import { fullName, portalCalls } from '../../../contract/own.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { budgets } from '../../kernel/limits/budgets.ts'
import { letterTime } from '../../kernel/mail/texts/letter-texts.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'

/** CALL-26: feedback is kept and mailed to the site's administrator (FEEDBACK-03). */
export const sendFeedbackHandler = writingHandler(portalCalls.sendFeedback, {
  prepare: async ({ portal, actor }) => {
    await portal.limits.spend(budgets.feedback, actor.id)
    return portal.site.settings()
  },
  write: async ({ portal, request, actor, transaction, prepared: settings }, { text }) => {
    const [name, now] = [fullName(actor), request.now]
    const row = {
      id: newId(),
      account_id: actor.id,
      sender_name: name,
      sender_email: actor.email,
      text,
      created_at: now.toISOString(),
      handled_at: '',
      handled_by: '',
    }
    await transaction.insertInto('feedback').values(row).execute()
    const told = { kind: 'data-changed', topic: 'feedback', ids: [row.id], for: { to: 'superadmins' } } as const
    await portal.live.publish(transaction, told)
    if (settings.siteAdminEmail === '') return {}
    const language = 'fi'
    const parameters = { name, email: actor.email, time: letterTime(now, language), text }
    await portal.outbox.queue(transaction, {
      template: 'feedback',
      recipient: settings.siteAdminEmail,
      language,
      parameters,
      now,
    })
    return {}
  },
})
