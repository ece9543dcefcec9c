import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { after, latestEnd } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { preparedStatement } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import { Refused } from '../refusals/refuse.ts'
import type { Budget } from './budgets.ts'
import { budgetsOfAddress } from './budgets.ts'

/** Budgets that all instances share: one upsert counts, so a burst gets exactly the budget (R15, R83). */
export interface Limits {
  /** Counts one use of the budget. @throws Refused too_many_requests when it is spent. */
  spend(budget: Budget, whose: string): Promise<void>
  /** The same by the address of a client, which has a budget of its own and shares a wider one with its network. */
  spendOfAddress(budget: Budget, address: string): Promise<void>
  /**
   * The same within a transaction that counts more than this, so that all of it counts or nothing.
   * @returns whether this was the last use that the budget allows.
   */
  spendWithin(transaction: PortalTransaction, budget: Budget, whose: string): Promise<boolean>
  /** Takes one use back: it turned out to be harmless. */
  giveBack(transaction: PortalTransaction, budget: Budget, whose: string): Promise<void>
}

export function limits(database: Database<PortalTables>, clock: Clock, enabled: boolean): Limits {
  const counted = async (transaction: PortalTransaction, budget: Budget, whose: string) => {
    const now = clock.now()
    const { spent, endsAt } = await count(transaction, {
      key: keyOf(budget, whose),
      now,
      endsAt: after(now, budget.within),
      latest: latestEnd(now, budget.within),
    })
    const isSpent = spent > budget.most
    const refused = isSpent
      ? new Refused('too_many_requests', { retryAfterSeconds: secondsUntil(endsAt, now) })
      : undefined
    return { refused, isLast: spent === budget.most }
  }
  const spend: Limits['spend'] = async (budget, whose) => {
    if (!enabled) return
    // Thrown after the commit: a use over the budget is counted, too.
    const { refused } = await database.writeRelaxed((transaction) => counted(transaction, budget, whose))
    if (refused) throw refused
  }
  return {
    spend,
    spendOfAddress: async (budget, address) => {
      for (const [each, whose] of budgetsOfAddress(budget, address)) await spend(each, whose)
    },
    spendWithin: async (transaction, budget, whose) => {
      if (!enabled) return false
      const { refused, isLast } = await counted(transaction, budget, whose)
      if (refused) throw refused
      return isLast
    },
    giveBack: async (transaction, budget, whose) => {
      await takeOneBack(transaction, { key: keyOf(budget, whose) })
    },
  }
}

async function count(
  transaction: PortalTransaction,
  { key, now, endsAt, latest }: { key: string } & Readonly<Record<'now' | 'endsAt' | 'latest', Date>>,
): Promise<{ spent: number; endsAt: Date }> {
  const moments = { now: now.toISOString(), end: endsAt.toISOString(), latest: latest.toISOString() }
  const [row] = await addOne(transaction, { key, ...moments })
  if (row === undefined) throw new Error('An upsert has answered no row')
  return { spent: Number(row.spent), endsAt: new Date(row.ends_at) }
}

const addOne = preparedStatement(
  (db: Kysely<PortalTables>, { key, now, end, latest }: Readonly<Record<'key' | 'now' | 'end' | 'latest', string>>) =>
    db
      .insertInto('rate_budget')
      .values({ key, spent: 1, ends_at: end })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((is) => {
          // An end beyond what the budget gives was set under a clock that was ahead.
          const isOver = is.or([is('rate_budget.ends_at', '<=', now), is('rate_budget.ends_at', '>', latest)])
          return {
            spent: is
              .case()
              .when(isOver)
              .then(1)
              .else(is('rate_budget.spent', '+', 1))
              .end(),
            ends_at: is.case().when(isOver).then(end).else(is.ref('rate_budget.ends_at')).end(),
          }
        }),
      )
      .returning(['spent', 'ends_at']),
)

const takeOneBack = preparedStatement((db: Kysely<PortalTables>, { key }: { key: string }) =>
  db
    .updateTable('rate_budget')
    .set((is) => ({ spent: is('spent', '-', 1) }))
    .where('key', '=', key)
    .where('spent', '>', 0),
)

function keyOf(budget: Budget, whose: string): string {
  return `${budget.name}:${whose}`
}

export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))
}
