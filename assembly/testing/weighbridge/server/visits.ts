import { randomUUID } from 'node:crypto'
import { answersOf } from '@workspace/portal/server'
import { kilogramsMost, recordVisit } from '../contract/index.ts'
import { ownTables } from './tables.ts'
import type { Weigher } from './weigher.ts'

const { writes } = answersOf<Weigher>()

export const recordVisitAnswer = writes(recordVisit, {
  write: async ({ actor, request, transaction }, { kilograms }, refuse) => {
    if (kilograms > kilogramsMost) throw refuse('bridge_overloaded', { fields: ['kilograms'] })
    const own = ownTables(transaction)
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
