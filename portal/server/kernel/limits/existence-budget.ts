import { budgets } from './budgets.ts'
import type { Limits } from './limits.ts'

/** Every call that tells whether somebody has an account draws on the same budget of its client (R27). */
export async function spendExistence({ limits }: { readonly limits: Limits }, address: string): Promise<void> {
  await limits.spendOfAddress(budgets.existence, address)
  await limits.spendOfAddress(budgets.existenceDaily, address)
}
