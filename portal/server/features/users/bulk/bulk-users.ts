import type { BulkPeople, BulkUndo } from '../../../../contract/own.ts'
import { administrationCalls, fullName, may } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { findAccounts } from '../../../kernel/accounts/account-store.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import type { PortalTransaction } from '../../../kernel/database/portal-transaction.ts'
import { auditEvent } from '../../../kernel/handlers/audit-event.ts'
import type { HandlerContext, OutputOf, Refuse } from '../../../kernel/handlers/handler.ts'
import { writingHandler } from '../../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../../kernel/handlers/nothing-changed.ts'
import { tellOverseers } from '../../../kernel/live/tell-overseers.ts'
import { authorizeIn } from '../../../kernel/rights/acting.ts'
import type { BulkOutcome } from './bulk-acts.ts'
import { asSeen, bulkActs } from './bulk-acts.ts'
import { keepPeople, keepUndo } from './bulk-undo.ts'
import { checkAction } from './check-action.ts'
import { chosenIds } from './chosen-people.ts'
import { previewSlices, rehearsed } from './rehearsed.ts'
import { tellOfNewcomers } from './tell-of-newcomers.ts'

const { bulkUsers } = administrationCalls

type Context = HandlerContext<typeof bulkUsers>
type Output = OutputOf<typeof bulkUsers>
type Bulk = { readonly action: BulkUndo; readonly ids: readonly string[] }
type RefuseBulk = Refuse<typeof bulkUsers>

const rowsBetweenTurns = 25

/**
 * One action on many people, row by row; verifying is all or nothing (ADMIN-USERS-23). A preview does it to a few at a time
 * and takes it back, so it cannot promise what will not happen, and keeps nobody from writing meanwhile.
 */
export const bulkUsersHandler = writingHandler(bulkUsers, {
  prepare: async (context, { preview: isPreview, action, people }, refuse) => {
    const ids = await chosenIds(context, { action, people }, refuse)
    if (!isPreview) return { ids, previewed: undefined }
    return { ids, previewed: await preview(context, { action, ids }, refuse) }
  },
  write: async ({ prepared: { ids, previewed }, ...context }, { action, people }, refuse) => {
    if (previewed) {
      const kept = await keptView(context, { action, people, ids }, previewed.rows)
      const output = { ...previewed, previewed: kept }
      if (kept === null) throw nothingChanged(bulkUsers, output)
      return output
    }
    const output = await actOnAll(context, { action, ids }, refuse)
    if (action.act === 'verify' && output.refused > 0) throw refuse('forbidden')
    if (output.done === 0) throw nothingChanged(bulkUsers, output)
    return output
  },
})

type Writing = Context & { readonly transaction: PortalTransaction }

/** Whom OK on the preview of a view means; where it is all or nothing, without those who would hinder the others. */
async function keptView(
  context: Writing,
  { action, people, ids }: Bulk & { people: BulkPeople },
  rows: Output['rows'],
): Promise<string | null> {
  if (!('matching' in people)) return null
  if (action.act !== 'verify') return keepPeople(context, action, ids)
  const verifiable = rows.filter(({ result }) => result === 'done' || result === 'unchanged')
  return keepPeople(
    context,
    action,
    verifiable.map(({ _id }) => _id),
  )
}

async function preview(context: Context, { action, ids }: Bulk, refuse: RefuseBulk): Promise<Output> {
  const { database } = context.portal
  const rows = new Map<string, Output['rows'][number]>()
  for (const some of await previewSlices(database, ids)) {
    const act = (transaction: PortalTransaction) =>
      actOnEach({ ...context, transaction }, { action, ids: some }, refuse)
    for (const row of (await rehearsed(database, act)).rows) rows.set(row._id, row)
    await yieldToEventLoop()
  }
  return { ...counted(ids.flatMap((id) => rows.get(id) ?? [])), previewed: null, undo: null }
}

async function actOnAll(context: Writing, { action, ids }: Bulk, refuse: RefuseBulk): Promise<Output> {
  const { portal, transaction } = context
  const { rows, done } = await actOnEach(context, { action, ids }, refuse)
  await portal.audit.appendAll(
    transaction,
    done.flatMap(({ outcome: { event } }) => (event ? [auditEvent(context, event)] : [])),
  )
  const people = done.map(({ person }) => person)
  await tellOverseers(
    portal,
    transaction,
    people.flatMap((person) => [person, asSeen(action, person), withGiven(action, person)]),
  )
  await tellOfNewcomers(context, action, people)
  const doneIds = people.map(({ id }) => id)
  return { ...counted(rows), previewed: null, undo: await keepUndo(context, action, doneIds) }
}

function withGiven(action: BulkUndo, person: Account): Account {
  return action.act === 'givegroup' ? { ...person, groups: [...person.groups, action.group] } : person
}

interface Acted {
  readonly rows: Output['rows']
  readonly done: readonly { readonly person: Account; readonly outcome: BulkOutcome }[]
}

async function actOnEach(context: Writing, { action, ids }: Bulk, refuse: RefuseBulk): Promise<Acted> {
  const { portal, actor, transaction } = context
  const acting = await authorizeIn(transaction, portal, actor)
  checkAction(acting, action, refuse)
  const found = new Map((await findAccounts(transaction, ids)).map((account) => [account.id, account]))
  const rows: Output['rows'] = []
  const done: { person: Account; outcome: BulkOutcome }[] = []
  for (const [index, id] of ids.entries()) {
    if (index % rowsBetweenTurns === 0) await yieldToEventLoop()
    const person = found.get(id)
    if (!person || !may.see(acting.administrator, asSeen(action, person))) {
      rows.push({ _id: id, name: '', result: 'user_not_found' })
      continue
    }
    const outcome = await bulkActs({ context, acting, action, person })
    if (outcome.result === 'done') done.push({ person, outcome })
    rows.push({ _id: id, name: fullName(person), result: outcome.result })
  }
  return { rows, done }
}

function counted(rows: Output['rows']): Pick<Output, 'rows' | 'done' | 'unchanged' | 'refused'> {
  const done = rows.filter(({ result }) => result === 'done').length
  const unchanged = rows.filter(({ result }) => result === 'unchanged').length
  return { rows, done, unchanged, refused: rows.length - done - unchanged }
}
