import { administrationCalls } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { appendAuditEvent } from '../../../kernel/handlers/audit-event.ts'
import type { OpenContext } from '../../../kernel/handlers/handler.ts'
import { writingHandler } from '../../../kernel/handlers/handler.ts'
import { tellOverseers } from '../../../kernel/live/tell-overseers.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import { authorizeIn } from '../../../kernel/rights/acting.ts'
import { finishImport } from './finish-import.ts'
import { settleDraft } from './import-draft.ts'
import { showImport } from './import-store.ts'
import { faultsOf, resultOf, rowsOf } from './plan.ts'
import type { NewPerson } from './prepare-import.ts'
import { isBusy, prepareImport } from './prepare-import.ts'
import type { JudgedImport } from './rehearse.ts'
import { judgedImport } from './rehearse.ts'
import { takeBackImport } from './take-back-import.ts'

/** Adds the people, or nobody (R13): written beforehand where nobody sees them, and shown by one small transaction. */
export const confirmUserImportHandler = writingHandler(administrationCalls.confirmUserImport, {
  prepare: async (context, given, refuse) => {
    const found = await judgedImport(context, given)
    const people = found.judged.flatMap(({ row, settled }) => (settled ? [{ row, settled }] : []))
    const isClean = faultsOf(found.draft, found.judged).length === 0
    if (people.length === 0 || !(isClean || given.skipfaulty)) throw refuse('invalid_input', { fields: ['import'] })
    return { ...found, people, importId: await prepared(context, { draft: found.draft, people, invite: given.invite }) }
  },
  write: async (context, _, refuse) => {
    const { portal, actor, transaction } = context
    const { draft, judged, people, importId } = context.prepared
    if (!(await settleDraft(transaction, draft.id, resultOf(draft, judged)))) throw refuse('not_found')
    const acting = await authorizeIn(transaction, portal, actor)
    // A right, company or group that went meanwhile: the rehearsal says nothing of it, so it has to be done again.
    if (JSON.stringify(acting) !== JSON.stringify(context.prepared.acting))
      throw refuse('invalid_input', { fields: ['import'] })
    if (!(await showImport(transaction, importId))) throw isBusy()
    const touched = people.map(({ settled }) => settled)
    await tellOverseers(portal, transaction, touched)
    const added = people.length
    const details = { added, skipped: rowsOf(draft) - added }
    await appendAuditEvent(context, { action: 'importusers', target: '', company: actor.company, details })
    return details
  },
  undo: ({ portal }, { importId }) => takeBackImport(portal, importId),
  afterwards: ({ portal }, { importId }) => portal.background.start((signal) => finishImport(portal, importId, signal)),
})

async function prepared(
  { portal, request, session, actor }: OpenContext & { readonly actor: Account },
  {
    draft,
    people,
    invite,
  }: Pick<JudgedImport, 'draft'> & { readonly people: readonly NewPerson[]; readonly invite: boolean },
): Promise<string> {
  const { id: requestId, address, now } = request
  const createdby = actor.username
  const facts = { actor: createdby, sessionHandle: session?.handle, requestId, address }
  try {
    return await prepareImport(portal, people, { draftId: draft.id, createdby, invite, now, facts })
  } catch (fault) {
    // Somebody took one of the names while the rows were written; the next rehearsal names the row.
    if (portal.database.isUniqueViolation(fault))
      throw new Refused('invalid_input', { fields: ['import'], cause: fault })
    throw fault
  }
}
