import { randomUUID } from 'node:crypto'
import type { Answer, ServerApplication } from '@house/portal/server'
import { writingAnswer } from '@house/portal/server'
import { recordVisit, weighbridgeManifest } from '../contract/index.ts'
import { weighbridgeMembership } from './membership.ts'
import type { WeighbridgeTables } from './tables.ts'
import { weighbridgeMigrations } from './tables.ts'

/** The server face of the application, as the assembly mounts it. */
export const weighbridgeServer: ServerApplication = {
  manifest: weighbridgeManifest,
  membership: weighbridgeMembership,
  migrations: weighbridgeMigrations,
  answers: () => [recordVisitAnswer],
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
