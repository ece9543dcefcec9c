import { portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { newAppKey, openAppKey, sealAppKey, stepOfCode } from '../../kernel/second-factor/authenticator-app.ts'
import { beginAttempt, endAttempt, findAttempt } from '../../kernel/second-factor/factor-attempt.ts'
import { keepProof, provePassword } from '../own-settings/index.ts'
import { holdFactors, noteAdded, noteRemoved } from './change-factors.ts'

const { beginApp, finishApp, removeApp } = portalCalls

/** Long enough to install an app. */
const lifetime = minutes(10)
const app = { kind: 'app', name: '' } as const

export const beginAppHandler = writingHandler(beginApp, {
  prepare: async (context, { currentpassword }, refuse) => {
    const act = { action: 'addsecondfactor', details: app } as const
    const proved = await provePassword(context, { currentpassword, act }, refuse)
    const label = { issuer: context.site.settings.siteTitle, username: context.actor.username }
    return { proved, made: await newAppKey(label) }
  },
  write: async (context) => {
    const { portal, request, session, actor, transaction, prepared } = context
    const { key, address, setupKey } = prepared.made
    if (prepared.proved) await keepProof(context, transaction)
    const whose = { handle: session.handle, kind: 'app' } as const
    const content = sealAppKey(portal.keys, actor.id, key)
    const until = await beginAttempt(transaction, whose, { content, now: request.now, lifetime })
    return { address, setupkey: setupKey, until }
  },
})

export const finishAppHandler = writingHandler(finishApp, {
  prepare: async ({ portal, request, session, actor }, { code }, refuse) => {
    const whose = { handle: session.handle, kind: 'app' } as const
    const content = await findAttempt(portal.database.reading, whose, request.now)
    const key = content === undefined ? undefined : openAppKey(portal.keys, actor.id, content)
    if (content === undefined || key === undefined) throw refuse('attempt_over')
    const step = await stepOfCode(key, code, request.now)
    if (step === undefined) throw refuse('wrong_code', { fields: ['code'] })
    return { whose, content, row: { account_id: actor.id, sealed_key: content, last_step: step } }
  },
  write: async (context, _, refuse) => {
    const { request, transaction, prepared } = context
    const before = await holdFactors(context)
    if (!(await endAttempt(transaction, prepared.whose, prepared.content))) throw refuse('attempt_over')
    const row = { ...prepared.row, since: request.now.toISOString() }
    await transaction
      .insertInto('authenticator_app')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute()
    return { codes: await noteAdded(context, before, app) }
  },
})

export const removeAppHandler = writingHandler(removeApp, {
  prepare: (context, { currentpassword }, refuse) => {
    const act = { action: 'removesecondfactor', details: app } as const
    return provePassword(context, { currentpassword, act }, refuse)
  },
  write: async (context) => {
    const { actor, transaction, prepared: proved } = context
    const { appSince } = await holdFactors(context)
    if (appSince === undefined && !proved) throw nothingChanged(removeApp, {})
    if (proved) await keepProof(context, transaction)
    if (appSince === undefined) return {}
    await transaction.deleteFrom('authenticator_app').where('account_id', '=', actor.id).execute()
    await noteRemoved(context, app)
    return {}
  },
})
