/** R67: announces changes of people to those who see them; each browser asks for the data within the own rights. */
import type { ApplicationManifest } from '../../../contract/own.ts'
import type { Account } from '../accounts/account.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { LiveEvents } from './live-events.ts'

interface Live {
  readonly live: Pick<LiveEvents, 'publish'>
  readonly manifests: readonly ApplicationManifest[]
}
type Touched = Pick<Account, 'company' | 'carrier' | 'groups'>

/** The list has changed: one event for each company and transport company of these people. */
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
  await tellApplicationAdministrators(portal, transaction, people)
}

/** One person has changed, now `account`; `before` is needed where groups may have gone. */
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
  await tellApplicationAdministrators(portal, transaction, [before, account])
}

/** They see people of every company, if only those who hold a group of their application (ROLE-30). */
async function tellApplicationAdministrators(
  portal: Live,
  transaction: PortalTransaction,
  people: readonly Pick<Account, 'groups'>[],
): Promise<void> {
  for (const { key, groups } of portal.manifests) {
    const isConcerned = groups.some(({ name }) => people.some((person) => person.groups.includes(name)))
    if (!isConcerned || !groups.some(({ administers }) => administers)) continue
    await portal.live.publish(transaction, {
      kind: 'data-changed',
      topic: 'applicationpeople',
      for: { to: 'applicationadministrators', application: key },
    })
  }
}
