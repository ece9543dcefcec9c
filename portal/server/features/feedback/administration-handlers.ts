import type { Feedback } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import type { FeedbackTable } from '../../kernel/database/tables.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { keysetPage } from '../../kernel/lists/keyset-page.ts'
import { newestFirst, readPage } from '../../kernel/lists/page.ts'

const { searchFeedback, markFeedback } = administrationCalls

export const searchFeedbackHandler = handler(searchFeedback, async ({ portal }, { handled, cursor }) => {
  let query = portal.database.reading.selectFrom('feedback').selectAll()
  if (handled !== undefined) query = query.where('handled_at', handled ? '!=' : '=', '')
  const page = await readPage(
    { ...newestFirst, cursor },
    (at) => keysetPage(query, { ...at, key: 'created_at', direction: 'desc' }).execute(),
    ({ created_at, id }) => ({ key: created_at, id }),
  )
  return { feedback: page.rows.map(feedbackOf), cursor: page.cursor }
})

/** Marked twice stays as it was marked first; of two administrators, the first one handled it. */
export const markFeedbackHandler = writingHandler(markFeedback, {
  write: async (context, { ids, handled }) => {
    const { portal, request, actor, transaction } = context
    const rows = await transaction
      .updateTable('feedback')
      .set(handled ? { handled_at: request.now.toISOString(), handled_by: actor.username } : unhandled)
      .where('id', 'in', ids)
      .where('handled_at', handled ? '=' : '!=', '')
      .returning('id')
      .execute()
    const marked = rows.map(({ id }) => id)
    if (marked.length === 0) throw nothingChanged(markFeedback, { marked })
    const action = handled ? ('handlefeedback' as const) : ('reopenfeedback' as const)
    await appendAuditEvent(context, { action, target: '', details: { ids: marked } })
    const topic = { kind: 'data-changed', topic: 'feedback', for: { to: 'superadmins' } } as const
    await portal.live.publish(transaction, { ...topic, ids: marked })
    return { marked }
  },
})

const unhandled = { handled_at: '', handled_by: '' } as const

function feedbackOf(row: FeedbackTable): Feedback {
  return {
    id: row.id,
    name: row.sender_name,
    email: row.sender_email,
    text: row.text,
    sentat: row.created_at,
    handledat: row.handled_at,
    handledby: row.handled_by,
  }
}
