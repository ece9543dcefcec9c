import type { Passkey } from '../../../contract/own.ts'
import { passkeysMost, portalCalls } from '../../../contract/own.ts'
import type { PasskeyTable } from '../../kernel/database/second-factor-tables.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { beginAttempt, endAttempt, findAttempt } from '../../kernel/second-factor/factor-attempt.ts'
import { factorsOf } from '../../kernel/second-factor/factors.ts'
import {
  createdPasskey,
  newChallenge,
  passkeyCreation,
  passkeyTime,
  relyingParty,
} from '../../kernel/second-factor/passkeys.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'
import { keepProof, provePassword } from '../own-settings/index.ts'
import { holdFactors, noteAdded, noteRemoved, tell } from './change-factors.ts'

const { beginPasskey, finishPasskey, renamePasskey, removePasskey } = portalCalls

export const beginPasskeyHandler = writingHandler(beginPasskey, {
  prepare: async (context, { currentpassword }, refuse) => {
    const { portal, request, actor } = context
    const party = relyingParty(request.origin)
    if (!party) throw refuse('not_found')
    const act = { action: 'addsecondfactor', details: { kind: 'passkey', name: '' } } as const
    const proved = await provePassword(context, { currentpassword, act }, refuse)
    const { passkeys } = await factorsOf(portal.database.reading, actor.id)
    if (passkeys.length >= passkeysMost) throw refuse('in_use')
    return { proved, party, passkeys }
  },
  write: async (context) => {
    const { request, session, actor, site, transaction, prepared } = context
    const { proved, party, passkeys } = prepared
    if (proved) await keepProof(context, transaction)
    const challenge = newChallenge()
    const whose = { handle: session.handle, kind: 'passkey' } as const
    await beginAttempt(transaction, whose, { content: challenge, now: request.now, lifetime: passkeyTime })
    const title = site.settings.siteTitle
    return { creation: passkeyCreation(party, { challenge, account: actor, title, passkeys }) }
  },
})

export const finishPasskeyHandler = writingHandler(finishPasskey, {
  prepare: async ({ portal, request, session }, { passkey }, refuse) => {
    const whose = { handle: session.handle, kind: 'passkey' } as const
    const challenge = await findAttempt(portal.database.reading, whose, request.now)
    const party = relyingParty(request.origin)
    const isOver = challenge === undefined || !party
    // Committed before it is looked at: a challenge is good for one try.
    const isTaken = !isOver && (await portal.database.writing((it) => endAttempt(it, whose, challenge)))
    if (isOver || !isTaken) throw refuse('attempt_over')
    const created = await createdPasskey(party, challenge, passkey)
    if (!created) throw refuse('passkey_refused')
    return created
  },
  write: async (context, { name }, refuse) => {
    const { request, actor, transaction, prepared } = context
    const before = await holdFactors(context)
    if (before.passkeys.length >= passkeysMost) throw refuse('in_use')
    const row = {
      ...prepared,
      id: newId(),
      account_id: actor.id,
      name,
      added_at: request.now.toISOString(),
      last_used_at: '',
    }
    const added = await transaction
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw refuse('passkey_refused')
    const codes = await noteAdded(context, before, { kind: 'passkey', name })
    return { passkey: wirePasskey(row), codes }
  },
})

export const renamePasskeyHandler = writingHandler(renamePasskey, {
  write: async (context, { id, name }, refuse) => {
    const { actor, transaction } = context
    const kept = (await holdFactors(context)).passkeys.find((passkey) => passkey.id === id)
    if (!kept) throw refuse('not_found')
    const row = transaction.updateTable('passkey').set({ name }).where('id', '=', id)
    await row.where('account_id', '=', actor.id).execute()
    await tell(context, { action: 'renamepasskey', details: { name, before: kept.name } })
    return {}
  },
})

export const removePasskeyHandler = writingHandler(removePasskey, {
  prepare: (context, { currentpassword }, refuse) => {
    const act = { action: 'removesecondfactor', details: { kind: 'passkey', name: '' } } as const
    return provePassword(context, { currentpassword, act }, refuse)
  },
  write: async (context, { id }, refuse) => {
    const { actor, transaction, prepared: proved } = context
    const kept = (await holdFactors(context)).passkeys.find((passkey) => passkey.id === id)
    if (!kept) throw refuse('not_found')
    if (proved) await keepProof(context, transaction)
    await transaction.deleteFrom('passkey').where('id', '=', id).where('account_id', '=', actor.id).execute()
    await noteRemoved(context, { kind: 'passkey', name: kept.name })
    return {}
  },
})

export function wirePasskey({ id, name, added_at, last_used_at }: PasskeyTable): Passkey {
  return { id, name, addedat: added_at, lastusedat: last_used_at }
}
