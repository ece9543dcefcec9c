/** Commands on requests and consignments as a device sends them. */
import type { AskOf } from '@workspace/portal/contract'
import type { TestAnswer, TestPortal } from '@workspace/portal/server/testing'
import { commandConsignment } from '../../contract/consignments/calls.ts'
import { commandRequest } from '../../contract/requests/calls.ts'
import type { ManurePerson } from './callers.ts'
import { manure } from './ids.ts'

type SentRequest = AskOf<typeof commandRequest>['event']
type SentConsignment = AskOf<typeof commandConsignment>['event']

type Sent<Event extends { kind: string; data: unknown }, Kind extends Event['kind']> = {
  readonly of: string
  readonly data: Extract<Event, { kind: Kind }>['data']
  readonly baseVersion?: number
  readonly at?: string
  readonly id?: string
}

/** The test's portal gives the time. */
export function sender(portal: TestPortal) {
  const envelope = ({ of, data, baseVersion, at, id = crypto.randomUUID() }: Sent<never, never>) => ({
    ...{ id, of, data, device: 'puhelin', deviceTime: at ?? portal.clock.now().toISOString() },
    ...(baseVersion === undefined ? {} : { baseVersion }),
  })
  return {
    request: <Kind extends SentRequest['kind']>(
      by: ManurePerson,
      kind: Kind,
      sent: Sent<SentRequest, Kind>,
    ): Promise<TestAnswer> =>
      by.ask(commandRequest, { event: { kind, ...envelope(sent as never) } } as AskOf<typeof commandRequest>),
    consignment: <Kind extends SentConsignment['kind']>(
      by: ManurePerson,
      kind: Kind,
      sent: Sent<SentConsignment, Kind>,
    ): Promise<TestAnswer> =>
      by.ask(commandConsignment, { event: { kind, ...envelope(sent as never) } } as AskOf<typeof commandConsignment>),
  }
}

/** What Novarbo's farm offers. */
export const offered: Extract<SentRequest, { kind: 'submit' }>['data'] = {
  ...{ company: manure.novarbo.company, account: manure.novarbo.account, store: manure.novarbo.store },
  ...{ type: manure.novarbo.type, estimate: { unit: 'm3', amount: 50_000 }, readyFrom: '2026-10-10' },
}
