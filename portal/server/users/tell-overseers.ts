import type { Account } from '../accounts/account.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalHost } from '../host/portal-host.ts'

/** R67: that the list is new is told once for each company and transport company touched, to those who see its people. */
export async function tellOverseers(
  { live }: Pick<PortalHost, 'live'>,
  transaction: PortalTransaction,
  people: readonly Pick<Account, 'company' | 'carrier'>[],
): Promise<void> {
  const touched = new Map(
    people.map(({ company, carrier }) => [JSON.stringify([company, carrier]), { company, carrier }]),
  )
  for (const of of touched.values()) {
    await live.publish(transaction, {
      kind: 'data-changed',
      topic: 'users',
      for: { to: 'overseers', of: { id: '', ...of } },
    })
  }
}
