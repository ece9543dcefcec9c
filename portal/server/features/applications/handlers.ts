import type { Application, InputOf } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { checkNamedActor } from '../../kernel/handlers/check-named-actor.ts'
import { writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { changeApplication, listedApplicationsIn } from '../../kernel/registers/application-store.ts'
import type { Acting } from '../../kernel/rights/acting.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { settleApplication } from './settle-application.ts'

const { saveApplications } = administrationCalls

type SentApplication = InputOf<typeof saveApplications>['apps'][number]

/** CALL-35: all applications that were sent, or none. */
export const saveApplicationsHandler = writingHandler(saveApplications, {
  prepare: (context, { admin }) => checkNamedActor(context, admin, saveApplications),
  write: async (context, { apps }, refuse) => {
    const { portal, actor, transaction } = context
    const acting = await authorizeIn(transaction, portal, actor)
    if (new Set(apps.map(({ name }) => name)).size < apps.length)
      throw refuse('invalid_input', { fields: ['apps.name'] })
    let isAnyNew = false
    for (const sent of apps) {
      const stored = acting.facts.applications.find(({ name }) => name === sent.name)
      if (!stored) throw refuse('not_found')
      const changes = changesOf(acting, stored, sent)
      if (changes.length === 0) continue
      isAnyNew = true
      await changeApplication(transaction, settleApplication(acting, stored, sent))
      await appendAuditEvent(context, { action: 'saveapplication', target: stored.name, details: { changes } })
    }
    const applications = await listedApplicationsIn(transaction)
    if (!isAnyNew) throw nothingChanged(saveApplications, { applications })
    await portal.live.publish(transaction, { kind: 'data-changed', topic: 'applications', for: { to: 'everybody' } })
    return { applications }
  },
})

/** What the request has changed, as the audit trail records it. */
function changesOf(acting: Acting, stored: Application, sent: SentApplication) {
  const settled = settleApplication(acting, stored, sent)
  return (['clearname', 'isactive', 'groups', 'admingroups'] as const).flatMap((field) => {
    const [before, after] = [stored[field], settled[field]]
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }]
  })
}
