import { randomUUID } from 'node:crypto'
import type { WaitingWork } from '@workspace/portal/contract'
import { waitingItemsMost } from '@workspace/portal/contract'
import type { Answer, ServerApplication } from '@workspace/portal/server'
import { writingAnswer } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { recordVisit, weighbridgeManifest } from '../contract/index.ts'
import { weighbridgeMembership } from './membership.ts'
import type { WeighbridgeTables } from './tables.ts'
import { ownTables, weighbridgeMigrations } from './tables.ts'

/** The server face of the application, as the assembly mounts it. */
export const weighbridgeServer: ServerApplication = {
  manifest: weighbridgeManifest,
  membership: weighbridgeMembership,
  migrations: weighbridgeMigrations,
  answers: () => [recordVisitAnswer],
  waiting: visitsToConfirm,
}

/** The own weighings, the newest first: what the front page tells of the application. */
async function visitsToConfirm(reader: Kysely<never>, { id }: { readonly id: string }): Promise<WaitingWork> {
  const own = ownTables(reader).selectFrom('weighbridge_visit').where('account_id', '=', id)
  const counted = await own.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirst()
  const newest = await own.select(['kilograms']).orderBy('at', 'desc').limit(waitingItemsMost).execute()
  return {
    count: Number(counted?.count ?? 0),
    items: newest.map(({ kilograms }) => ({ kind: 'visit', path: '/', values: { kilograms } })),
  }
}

const recordVisitAnswer: Answer = writingAnswer(recordVisit, {
  write: async ({ actor, request, transaction }, { kilograms }, refuse) => {
    if (!actor.groups.includes('weighbridgeuser')) throw refuse('forbidden')
    const own = transaction.withTables<WeighbridgeTables>()
    const visit = { id: randomUUID(), account_id: actor.id, kilograms, at: request.now.toISOString() }
    await own.insertInto('weighbridge_visit').values(visit).execute()
    const visits = await own
      .selectFrom('weighbridge_visit')
      .select(['kilograms', 'at'])
      .where('account_id', '=', actor.id)
      .orderBy('at')
      .execute()
    return { visits }
  },
})
