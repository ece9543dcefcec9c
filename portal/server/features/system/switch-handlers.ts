import { administrationCalls } from '../../../contract/own.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { checkNamedActor } from '../../kernel/handlers/check-named-actor.ts'
import type { WritingContext } from '../../kernel/handlers/handler.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { isGoingOn } from '../../kernel/site/planned-shutdown.ts'
import { readSite, removeSetting, saveSetting } from '../../kernel/site/site-store.ts'

const { startOrShutSystem, planShutdown, cancelPlannedShutdown } = administrationCalls

/** CALL-36. What is so already stays so, and is a success (ADMIN-SYS-15). */
export const startOrShutSystemHandler = writingHandler(startOrShutSystem, {
  prepare: (context, { admin }) => checkNamedActor(context, admin, startOrShutSystem),
  write: async (context, { command }) => {
    const { transaction } = context
    const starts = command === 'start'
    const { switchedOn, active, plan, now } = await holdSite(context)
    // Starting during a planned shutdown ends the plan; shutting during one outlasts it.
    if (switchedOn === starts && active === starts) throw nothingChanged(startOrShutSystem, {})
    if (starts && isGoingOn(plan, now)) await removeSetting(transaction, 'plannedshutdown')
    await noteSwitch(context, starts)
    const action = starts ? ('startsystem' as const) : ('shutsystem' as const)
    await appendAuditEvent(context, { action, target: '' })
    return {}
  },
})

/** Nothing happens at its times by itself: every request looks at the clock (site-store.ts). */
export const planShutdownHandler = writingHandler(planShutdown, {
  prepare: async ({ request }, { from, to }, refuse) => {
    if (to <= from || to <= request.now.toISOString()) throw refuse('invalid_input', { fields: ['to'] })
  },
  write: async (context, { announcefrom, ...told }) => {
    const { portal, request, actor, transaction } = context
    await holdSite(context)
    const { from, to } = told
    const plannedshutdown = { ...told, announcefrom: announcefrom ?? request.now.toISOString(), by: actor.username }
    await saveSetting(transaction, 'plannedshutdown', plannedshutdown)
    await appendAuditEvent(context, { action: 'planshutdown', target: '', details: { from, to } })
    await portal.live.publish(transaction, { kind: 'site-changed' })
    return { plannedshutdown }
  },
})

export const cancelPlannedShutdownHandler = writingHandler(cancelPlannedShutdown, {
  write: async (context) => {
    const { portal, transaction } = context
    const { plan } = await holdSite(context)
    if (plan === undefined) throw nothingChanged(cancelPlannedShutdown, {})
    await removeSetting(transaction, 'plannedshutdown')
    const { from, to } = plan
    await appendAuditEvent(context, { action: 'cancelplannedshutdown', target: '', details: { from, to } })
    await portal.live.publish(transaction, { kind: 'site-changed' })
    return {}
  },
})

/** The site as it is, and stays until this transaction ends: two who turn it at once follow each other. */
async function holdSite({ portal, request, transaction }: WritingContext) {
  await portal.database.lock(transaction, 'site')
  return readSite(transaction, { now: request.now, brand: portal.brand })
}

async function noteSwitch({ portal, request, actor, transaction }: WritingContext, on: boolean): Promise<void> {
  await saveSetting(transaction, 'isactive', on)
  await saveSetting(transaction, 'switched', { at: request.now.toISOString(), by: actor?.username ?? '' })
  await portal.live.publish(transaction, { kind: 'site-changed' })
}
