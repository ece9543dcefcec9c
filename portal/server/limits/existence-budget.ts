import type { PortalHost } from '../host/portal-host.ts'
import { budgets } from './budgets.ts'

/** Every call that tells whether somebody has an account draws on the same budget of its client (R27). */
export async function spendExistence(portal: PortalHost, address: string): Promise<void> {
  await portal.limits.spendOfAddress(budgets.existence, address)
  await portal.limits.spendOfAddress(budgets.existenceDaily, address)
}
