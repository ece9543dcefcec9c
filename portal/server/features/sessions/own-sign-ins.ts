import { sql } from 'kysely'
import type { OwnSignIn } from '../../../contract/own.ts'
import { knownAct, portalCalls } from '../../../contract/own.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import { sessionMark } from '../../kernel/secrets/random-secret.ts'

const signInsAtOnce = 20

/** Sign-ins and tries as the event log tells of them. Those of an earlier person of that name are not this one's. */
export const searchOwnSignInsHandler = handler(
  portalCalls.searchOwnSignIns,
  async ({ portal, session, actor }, { before }) => {
    const rows = await portal.database.reading
      .selectFrom('audit')
      .select(['seq', 'at', 'action', 'details', 'address', 'session_hash'])
      .where('target', '=', actor.username)
      // Beside the index of actions, which would lead through everybody's sign-ins.
      .where(sql<boolean>`coalesce(action, '') = 'login'`)
      .where('at', '>=', actor.createdAt)
      .where('seq', '<', before === 0 ? Number.MAX_SAFE_INTEGER : before)
      .orderBy('seq', 'desc')
      .limit(signInsAtOnce + 1)
      .execute()
    const own = sessionMark(session.handle)
    const signins = rows.slice(0, signInsAtOnce).map((row) => ({
      id: row.seq,
      at: row.at,
      current: row.session_hash === own,
      ...told(row),
      address: row.address,
    }))
    return { signins, before: rows.length > signInsAtOnce ? (signins.at(-1)?.id ?? 0) : 0 }
  },
)

function told({ action, details }: { action: string; details: string }): Pick<OwnSignIn, 'why' | 'by' | 'device'> {
  const act = knownAct({ action, details: JSON.parse(details) })
  const { why = '', by = '', device = '' } = act?.action === 'login' ? (act.details ?? {}) : {}
  return { why, by, device }
}
