import type { PortalHost } from '../host/portal-host.ts'
import { budgetAddress, budgets } from './budgets.ts'

/** Every call that tells whether somebody has an account draws on the same budget of its client (R27). */
export async function spendExistence(portal: PortalHost, address: string): Promise<void> {
  const whose = budgetAddress(address)
  await portal.limits.spend(budgets.existence, whose)
  await portal.limits.spend(budgets.existenceDaily, whose)
}
