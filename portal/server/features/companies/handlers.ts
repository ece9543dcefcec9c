import type { InputOf } from '../../../contract/own.ts'
import { administrationCalls, companyKey, groupsOfApplications } from '../../../contract/own.ts'
import { withoutTables } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { checkNamedActor } from '../../kernel/handlers/check-named-actor.ts'
import type { Refuse, WritingContext } from '../../kernel/handlers/handler.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { withHooks } from '../../kernel/host/mounted-module.ts'
import { companyNamesIn } from '../../kernel/registers/company-store.ts'
import { authorizeIn } from '../../kernel/rights/acting.ts'
import { addCompany, companyOfKey, removeCompany, renameCompany } from './company-changes.ts'
import { isGroupHeld } from './company-references.ts'
import { companyUse } from './company-use.ts'

const { saveCompanies, readCompanyUse } = administrationCalls

export const readCompanyUseHandler = handler(readCompanyUse, ({ portal }) => companyUse(portal.database))

/** CALL-39: the changes in their order, all or none. */
export const saveCompaniesHandler = writingHandler(saveCompanies, {
  prepare: (context, { admin }) => checkNamedActor(context, admin, saveCompanies),
  write: async (context, { changes }, refuse) => {
    const { portal, actor, transaction } = context
    // One at a time, and no administrator changes people meanwhile: nobody is left at a name that is gone.
    await authorizeIn(transaction, portal, actor)
    let isAnyNew = false
    for (const change of changes) isAnyNew = (await apply(context, change, refuse)) || isAnyNew
    const companies = [...(await companyNamesIn(transaction))]
    if (!isAnyNew) throw nothingChanged(saveCompanies, { companies })
    await portal.live.publish(transaction, { kind: 'data-changed', topic: 'companies', for: { to: 'administrators' } })
    return { companies }
  },
})

type Change = InputOf<typeof saveCompanies>['changes'][number]
type RefuseCompanies = Refuse<typeof saveCompanies>

/** @returns whether it changed anything. */
async function apply(context: WritingContext, change: Change, refuse: RefuseCompanies): Promise<boolean> {
  const { portal, transaction } = context
  const tell = async (act: Parameters<typeof appendAuditEvent>[1]) => {
    await appendAuditEvent(context, act)
    return true
  }
  if (change.action === 'add') {
    const { name } = change
    await checkFree(context, name, refuse)
    await addCompany(transaction, name)
    return tell({ action: 'addcompany', target: name, company: name })
  }
  const subject = await companyOfKey(transaction, change.subject)
  if (subject === undefined || subject !== change.subject) throw refuse('not_found')
  if (change.action === 'remove') {
    for (const { companies } of withHooks(portal)) {
      if (await companies?.isUsed(withoutTables(transaction), companyKey(subject))) throw refuse('in_use')
    }
    if (!(await removeCompany(transaction, subject))) throw refuse('in_use')
    return tell({ action: 'removecompany', target: subject })
  }
  const { name } = change
  if (name === subject) return false
  if (companyKey(name) !== companyKey(subject)) await checkFree(context, name, refuse)
  const carried = await renameCompany(transaction, { from: subject, to: name, now: context.request.now })
  const keys = { from: companyKey(subject), to: companyKey(name) }
  for (const { companies } of withHooks(portal)) await companies?.renamed(withoutTables(transaction), keys)
  return tell({ action: 'renamecompany', target: name, company: name, details: { before: subject, ...carried } })
}

/** ADMIN-SYS-20: no second company of that name, and no group of anybody or anything else. */
async function checkFree(
  { portal, transaction }: WritingContext,
  name: string,
  refuse: RefuseCompanies,
): Promise<void> {
  const groups = [companyKey(name), `${companyKey(name)}admin`]
  const isOfApplication = groupsOfApplications(portal.manifests).some((group) => groups.includes(group.name))
  const isTaken = isOfApplication || (await companyOfKey(transaction, name)) !== undefined
  if (isTaken || (await isGroupHeld(transaction, name))) throw refuse('invalid_input', { fields: ['changes.name'] })
}
