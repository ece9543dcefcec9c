/** Open problems of the field, and who has handled them (5.6). */
import { handlersOf } from '@workspace/portal/server'
import type { ExpressionBuilder } from 'kysely'
import { handleProblem } from '../../contract/loads/calls.ts'
import type { FieldProblem } from '../../contract/loads/problem-calls.ts'
import { readProblems } from '../../contract/loads/problem-calls.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { countOpen } from './load-flags.ts'
import { publishLoads } from './publish-changes.ts'

const { reads, writes } = handlersOf<PeatActor>()

const shownMost = 50

const readProblemsHandler = reads(readProblems, async ({ host, actor }) => {
  const rows = await problemsSeenBy(host.database.reading, actor)
    .select(['problem.kind', 'problem.words', 'problem.at', 'problem.told_by'])
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'peatsale_load.vehicle')
    .innerJoin('logistics_account as customer', 'customer.id', 'peatsale_load.customer')
    .select(['peatsale_load.number', 'peatsale_load.driver', 'vehicle.plate', 'customer.name as customerName'])
    .where('problem.is_open', '=', 1)
    .orderBy('problem.at')
    .orderBy('problem.id')
    .limit(shownMost)
    .execute()
  const people = [...new Set(rows.flatMap(({ told_by, driver }) => [told_by, ...(driver === null ? [] : [driver])]))]
  const cards = new Map((await host.people.cards({ ids: people })).map((card) => [card.id, card]))
  const callerOf = (id: string) => ({ name: cards.get(id)?.name ?? '', telephone: cards.get(id)?.telephone ?? '' })
  return {
    problems: rows.map(({ id, load, number, plate, customerName, kind, words, at, told_by, driver }) => ({
      ...{ id, words, at, problem: kind as FieldProblem['problem'], by: callerOf(told_by) },
      load: { id: load, number, customer: customerName, plate: plate ?? '' },
      driver: driver === null || driver === told_by ? null : callerOf(driver),
    })),
  }
})

const handleProblemHandler = writes(handleProblem, {
  write: async ({ host, actor, transaction, request }, { id, words = '' }, refuse) => {
    const seen = problemsSeenBy(transaction, actor).select('problem.is_open').where('problem.id', '=', id)
    const problem = await seen.executeTakeFirst()
    if (!problem) throw refuse('not_found')
    const handled = { is_open: 0, handled_by: actor.id, handled_at: request.now.toISOString(), handled_words: words }
    const own = ownTables(transaction)
    const taken = await own
      .updateTable('peatsale_exception')
      .set(handled)
      .where('id', '=', id)
      .where('is_open', '=', 1)
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw refuse('wrong_state')
    await countOpen(transaction, problem.load)
    await publishLoads(transaction, { host }, { ids: [problem.load] })
    return {}
  },
})

export const problemHandlers = { readProblems: readProblemsHandler, handleProblem: handleProblemHandler }

type Of = ExpressionBuilder<PeatTables, 'peatsale_load'>

/** Of loads of the own sellers, and of the own carrier for its dispatcher. */
function problemsSeenBy(reader: PeatReader, actor: PeatActor) {
  const isOwn = (of: Of) =>
    of.or([
      ...(actor.sellers.length > 0 ? [of('peatsale_load.seller', 'in', [...actor.sellers])] : []),
      ...(actor.roles.has('carrierLead') ? [of('peatsale_load.carrier', '=', actor.carrier)] : []),
    ])
  return ownTables(reader)
    .selectFrom('peatsale_load')
    .innerJoin('peatsale_exception as problem', 'problem.load_id', 'peatsale_load.id')
    .select(['problem.id', 'peatsale_load.id as load'])
    .where((of) => isOwn(of as unknown as Of))
}
