import { administrationCalls } from '../../../contract/index.ts'
import { writingAnswer } from '../../answering/answer.ts'
import { Refused } from '../../answering/refuse.ts'
import { auditOf } from '../../audit/audit-of.ts'
import { actingIn } from '../administration.ts'
import { tellOverseers } from '../tell-overseers.ts'
import { settleDraft } from './import-draft.ts'
import { importPeople } from './import-people.ts'
import { faultsOf, resultOf, rowsOf } from './plan.ts'
import { judgedImport } from './rehearse.ts'

/** Adds the people in one transaction, or nobody (R13). What was judged before it began must still hold in it. */
export const confirmUserImportAnswer = writingAnswer(administrationCalls.confirmUserImport, {
  prepare: async (context, given, refuse) => {
    const found = await judgedImport(context, given)
    const isClean = faultsOf(found.draft, found.judged).length === 0
    const hasAny = found.judged.some(({ settled }) => settled !== undefined)
    if (!hasAny || !(isClean || given.skipfaulty)) throw refuse('invalid_input', { fields: ['import'] })
    return found
  },
  write: async (context, { invite }, refuse) => {
    const { portal, request, actor, transaction, prepared } = context
    const { draft, judged } = prepared
    if (!(await settleDraft(transaction, draft.id, resultOf(draft, judged)))) throw refuse('not_found')
    const people = judged.flatMap(({ row, settled }) => (settled ? [{ row, settled }] : []))
    const events = await importPeople({ portal, transaction }, people, {
      createdby: actor.username,
      invite,
      now: request.now,
      told: (event) => auditOf(context, event),
    }).catch((fault: unknown) => {
      // Somebody took one of the names while the rows were written.
      if (portal.database.isUniqueViolation(fault)) throw new Refused('invalid_input', { fields: ['import'] })
      throw fault
    })
    const added = people.length
    // Other administrators, and then everybody's sign-ins, wait from here on: both locks are taken when the rows stand.
    const acting = await actingIn(transaction, portal, actor)
    // A right, company or group that went meanwhile: the rehearsal says nothing of it, so it has to be done again.
    if (JSON.stringify(acting) !== JSON.stringify(prepared.acting))
      throw refuse('invalid_input', { fields: ['import'] })
    const skipped = rowsOf(draft) - added
    const event = { action: 'importusers', target: '', company: actor.company, details: { added, skipped } } as const
    await portal.audit.appendAll(transaction, [...events, auditOf(context, event)])
    await tellOverseers(
      portal,
      transaction,
      people.map(({ settled }) => settled),
    )
    return { added, skipped }
  },
})
