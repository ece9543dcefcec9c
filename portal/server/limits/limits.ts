import { Refused } from '../answering/refuse.ts'
import type { Clock, Milliseconds } from '../clock/clock.ts'
import { after } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'

/** Budgets that all instances share: one upsert counts, so a burst gets exactly the budget (R15, R83). */
export interface Limits {
  /** Counts one use of the budget. @throws Refused too_many_requests when it is spent. */
  spend(budget: Budget, whose: string): Promise<void>
  /** Whether the budget still has room, without using it. */
  hasRoom(budget: Budget, whose: string): Promise<boolean>
}

export interface Budget {
  readonly name: string
  readonly most: number
  readonly within: Milliseconds
}

export function limits(database: Database<PortalTables>, clock: Clock, enabled: boolean): Limits {
  const byKey = database.prepared((db, { key }: { key: string }) =>
    db.selectFrom('rate_budget').selectAll().where('key', '=', key),
  )
  return {
    spend: async (budget, whose) => {
      if (!enabled) return
      const now = clock.now()
      const { spent, endsAt } = await count(database, {
        key: keyOf(budget, whose),
        now,
        endsAt: after(now, budget.within),
      })
      if (spent > budget.most) throw new Refused('too_many_requests', { retryAfterSeconds: secondsUntil(endsAt, now) })
    },
    hasRoom: async (budget, whose) => {
      if (!enabled) return true
      const row = (await byKey({ key: keyOf(budget, whose) }))[0]
      return !row || row.ends_at <= clock.now().toISOString() || row.spent < budget.most
    },
  }
}

async function count(
  database: Database<PortalTables>,
  { key, now, endsAt }: { key: string; now: Date; endsAt: Date },
): Promise<{ spent: number; endsAt: Date }> {
  const [moment, end] = [now.toISOString(), endsAt.toISOString()]
  const row = await database.writing((transaction) =>
    transaction
      .insertInto('rate_budget')
      .values({ key, spent: 1, ends_at: end })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((is) => ({
          spent: is
            .case()
            .when('rate_budget.ends_at', '<=', moment)
            .then(1)
            .else(is('rate_budget.spent', '+', 1))
            .end(),
          ends_at: is
            .case()
            .when('rate_budget.ends_at', '<=', moment)
            .then(end)
            .else(is.ref('rate_budget.ends_at'))
            .end(),
        })),
      )
      .returning(['spent', 'ends_at'])
      .executeTakeFirstOrThrow(),
  )
  return { spent: Number(row.spent), endsAt: new Date(row.ends_at) }
}

function keyOf(budget: Budget, whose: string): string {
  return `${budget.name}:${whose}`
}

export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}
