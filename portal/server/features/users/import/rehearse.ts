import type { ImportPlan } from '../../../../contract/own.ts'
import { administrationCalls, importFaultsMost, may } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import type { OpenContext } from '../../../kernel/handlers/handler.ts'
import { handler } from '../../../kernel/handlers/handler.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import type { Acting } from '../../../kernel/rights/acting.ts'
import { actingReader } from '../../../kernel/rights/acting.ts'
import { spendForeignNames } from '../foreign-names.ts'
import type { CheckedRow } from './checked-rows.ts'
import { checkedRows } from './checked-rows.ts'
import type { ImportDraft } from './import-draft.ts'
import { findDraft } from './import-draft.ts'
import { isDraftUnderWay } from './import-store.ts'
import { faultsOf, fitsPlan, rowsOf } from './plan.ts'
import { isBusy } from './prepare-import.ts'

const peopleShown = 20

/** What the import would do, row by row; nothing is written. */
export const rehearseUserImportHandler = handler(administrationCalls.rehearseUserImport, async (context, plan) => {
  const { draft, judged } = await judgedImport(context, plan)
  const faults = faultsOf(draft, judged)
  const addable = judged.filter(({ settled }) => settled !== undefined)
  return {
    rows: rowsOf(draft),
    addable: addable.length,
    preview: addable.slice(0, peopleShown).map(({ row, settled }) => ({
      row: row.row,
      username: row.username,
      email: row.email,
      firstname: row.firstname,
      lastname: row.lastname,
      company: settled?.company ?? row.company,
      usergroups: [...(settled?.groups ?? [])],
    })),
    faults: faults.slice(0, importFaultsMost),
    faultcount: faults.length,
  }
})

export interface JudgedImport {
  readonly acting: Acting
  readonly draft: ImportDraft
  readonly judged: readonly CheckedRow[]
}

/** The draft of this administrator, judged by the plan as things are now. */
export async function judgedImport(
  context: OpenContext & { readonly actor: Account },
  plan: ImportPlan,
): Promise<JudgedImport> {
  const { portal, request, actor, site } = context
  const acting = actingReader(context)
  if (!may.addPeople(acting.administrator)) throw new Refused('forbidden')
  const draft = await findDraft(portal.database, { id: plan.import, accountId: actor.id, now: request.now })
  if (!draft) throw new Refused('not_found')
  // What it has written so far would be reported as somebody else's names.
  if (await isDraftUnderWay(portal.database, draft.id)) throw isBusy()
  if (!fitsPlan(plan, draft)) throw new Refused('invalid_input', { fields: ['columns'] })
  const { postalCodeRule } = site.settings
  const judged = await checkedRows(portal, acting, { draft, plan, postalCodeRule })
  const isTaken = ({ faults }: CheckedRow) =>
    faults.some(({ code }) => code === 'user_exists' || code === 'email_exists')
  await spendForeignNames(
    portal,
    acting.administrator,
    judged.filter(isTaken).map(({ row }) => row),
  )
  return { acting, draft, judged }
}
