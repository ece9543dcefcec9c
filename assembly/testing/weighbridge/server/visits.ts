import { randomUUID } from 'node:crypto'
import { answersOf } from '@workspace/portal/server'
import { clearVisits, kilogramsMost, recordVisit } from '../contract/index.ts'
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

export const clearVisitsAnswer = writes(clearVisits, {
  write: async ({ host, actor, request, transaction }) => {
    const gone = await ownTables(transaction)
      .deleteFrom('weighbridge_visit')
      .where('account_id', '=', actor.id)
      .returning('id')
      .execute()
    const act = { action: 'clearvisits', details: { removed: gone.length }, target: actor.bridge, company: 'Novarbo' }
    await host.audit.append(transaction, request, act)
    host.wake('tidy')
    return { removed: gone.length }
  },
})
