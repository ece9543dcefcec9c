/** Sends the demo's commands as people would have sent them: the same pipeline, at the time of each command. */
import type { ReceivedCommand } from '@workspace/logistics/server'
import { wash } from '@workspace/logistics/server'
import type { AnswerOf, Call, InputOf, PersonCard } from '@workspace/portal/contract'
import type { DemoSurroundings, HandlerFor, Host } from '@workspace/portal/server'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { RequestEvent } from '../../contract/requests/request-event.ts'
import { consignmentCommands } from '../consignments/apply-consignment-event.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { requestCommands } from '../requests/apply-request-event.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { manureActorOf } from '../rights/manure-actor.ts'

type DataOf<Event extends { kind: string; data: unknown }, Kind extends Event['kind']> = Extract<
  Event,
  { readonly kind: Kind }
>['data']

interface Sent<Kind, Data> {
  readonly kind: Kind
  readonly of: string
  readonly data: Data
  readonly by: PersonCard
  readonly at: Date
  readonly baseVersion?: number
}

export interface DemoDesk {
  readonly transaction: ManureTransaction
  request<Kind extends RequestEvent['kind']>(sent: Sent<Kind, DataOf<RequestEvent, Kind>>): Promise<void>
  consignment<Kind extends ConsignmentEvent['kind']>(sent: Sent<Kind, DataOf<ConsignmentEvent, Kind>>): Promise<void>
  washed(vehicle: string, at: Date, by: PersonCard): Promise<void>
  /** What is no command but a call of its own. */
  call<C extends Call>(
    handler: HandlerFor<C, ManureActor>,
    input: InputOf<C>,
    sent: { readonly by: PersonCard; readonly at: Date },
  ): Promise<AnswerOf<C>>
}

/** @param newId ids of events, the same at every start */
export function demoDesk(
  host: Host,
  transaction: ManureTransaction,
  { there, newId }: { readonly there: DemoSurroundings; readonly newId: () => string },
): DemoDesk {
  const quiet = quietHost(host, there)
  const actors = new Map<string, ManureActor>()
  async function issuerOf(by: PersonCard, now: Date): Promise<ReceivedCommand<never, ManureActor>['issuer']> {
    const actor = actors.get(by.id) ?? (await manureActorOf(transaction, by))
    actors.set(by.id, actor)
    return { host: quiet, actor, now, by: 'portal' }
  }
  const eventOf = ({ kind, of, data, at, baseVersion }: Sent<string, unknown>) => ({
    ...{ id: newId(), kind, of, data, device: 'demo', deviceTime: at.toISOString() },
    ...(baseVersion === undefined ? {} : { baseVersion }),
  })
  async function send(commands: typeof requestCommands | typeof consignmentCommands, sent: Sent<string, unknown>) {
    const issuer = await issuerOf(sent.by, sent.at)
    const answer = await commands.apply(transaction, { issuer, event: eventOf(sent) as never })
    if ('refused' in answer) {
      const where = `${sent.kind} at ${sent.at.toISOString()}: ${answer.refused} ${answer.fields.join(', ')}`
      throw new RangeError(`The demo was refused ${where}`)
    }
  }
  return {
    transaction,
    request: (sent) => send(requestCommands, sent),
    consignment: (sent) => send(consignmentCommands, sent),
    washed: (vehicle, at, by) =>
      wash.washed(quiet, transaction, {
        ...{ id: newId(), vehicle, boxes: [], at: at.toISOString(), place: 'Kuntokorven pesupaikka' },
        ...{ method: 'washDisinfect', by: by.id, note: '' },
      }),
    call: async (handler, input, { by, at }) => {
      const { actor } = await issuerOf(by, at)
      const context = { host: quiet, actor, request: { ...nowhere, now: at }, site: { title: '' } }
      return (await handler.run(context as never, input, (write) => write(transaction, actor as never))) as never
    },
  }
}

const nowhere = { id: 'demo', address: '', userAgent: '', file: undefined }

/** Nobody gets letters about the demo; its people are not in the database yet for who reads beside the transaction. */
function quietHost(host: Host, { person }: DemoSurroundings): Host {
  const cards = usernames.map((username) => person(username))
  const nothing = async () => undefined
  return {
    ...host,
    mail: { ...host.mail, queue: nothing },
    notices: { ...host.notices, notify: nothing },
    live: { ...host.live, publish: nothing },
    audit: { ...host.audit, append: nothing },
    inModule: (key) => ({ ...host.inModule(key), live: { ...host.live, publish: nothing } }),
    people: {
      ...host.people,
      card: async (id) => cards.find((card) => card.id === id),
      cards: async (of) =>
        cards.filter((card) =>
          'ids' in of && of.ids !== undefined
            ? of.ids.includes(card.id)
            : 'carrier' in of && of.carrier !== undefined && card.carrier === of.carrier,
        ),
    },
  } as Host
}

const numbered = (name: string, most: number, digits: number) =>
  Array.from({ length: most }, (_, at) => `${name}_${String(at + 1).padStart(digits, '0')}`)
const usernames = [
  ...numbered('demo_lanta', 9, 2),
  ...numbered('demo_kuski', 10, 2),
  ...numbered('demo_kuljadmin', 5, 1),
]
