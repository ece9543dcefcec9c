/** R67: who is told that people have changed; each asks for the rest within the own rights. */
import { isManureGroup } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { LiveEvents } from './live-events.ts'

interface Live {
  readonly live: Pick<LiveEvents, 'publish'>
}
type Touched = Pick<Account, 'company' | 'carrier' | 'groups'>

/** That the list is new, once for each company and transport company touched. */
export async function tellOverseers(
  portal: Live,
  transaction: PortalTransaction,
  people: readonly Touched[],
): Promise<void> {
  const touched = new Map(
    people.map(({ company, carrier }) => [JSON.stringify([company, carrier]), { company, carrier }]),
  )
  for (const of of touched.values()) {
    await portal.live.publish(transaction, {
      kind: 'data-changed',
      topic: 'users',
      for: { to: 'overseers', of: { id: '', ...of } },
    })
  }
  await tellManureAdministrators(portal, transaction, people)
}

/** That one person is new, now as `account`; `before` is needed where groups may have gone. */
export async function tellOfPerson(
  portal: Live,
  transaction: PortalTransaction,
  { account, before = account }: { account: Account; before?: Account },
): Promise<void> {
  await portal.live.publish(transaction, {
    kind: 'data-changed',
    topic: 'users',
    ids: [account.id],
    for: { to: 'overseers', of: account },
  })
  await tellManureAdministrators(portal, transaction, [before, account])
}

/** They see people of every company, if only those with a right of manure delivery (ROLE-30). */
async function tellManureAdministrators(
  { live }: Live,
  transaction: PortalTransaction,
  people: readonly Touched[],
): Promise<void> {
  if (!people.some(({ groups }) => groups.some(isManureGroup))) return
  await live.publish(transaction, {
    kind: 'data-changed',
    topic: 'manurepeople',
    for: { to: 'manureadministrators' },
  })
}
