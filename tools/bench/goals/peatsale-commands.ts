/** Goal 17: Kuivikemyynti's commands, durable with all that they set off: submit, confirm, and a bucket that is loaded. */
import { randomUUID } from 'node:crypto'
import { commandLoad } from '../../../applications/peatsale/contract/loads/calls.ts'
import {
  commandOrder,
  prepareConfirmation,
  proposeOrder,
} from '../../../applications/peatsale/contract/orders/calls.ts'
import type { OrderFields } from '../../../applications/peatsale/contract/orders/order-fields.ts'
import type { AnswerOf } from '../../../portal/contract/own.ts'
import type { TimeGoals } from '../answer-times.ts'
import { answerTimes, rounds, timesARound, timesBefore } from '../answer-times.ts'
import type { SignedIn } from '../filled-place.ts'
import type { Goal } from '../goal.ts'
import type { BareAct } from '../limit/bare-peatsale-acts.ts'
import { jsonOf, openLine, requestText } from '../load.ts'
import { loadCopy } from '../peatsale/copies.ts'
import type { PeatStage } from '../peatsale/peatsale-stage.ts'
import { peatsaleStage } from '../peatsale/peatsale-stage.ts'
import type { Figure } from '../report.ts'
import { callText, visitorHeaders } from '../requests.ts'
import { inTurn } from '../stage.ts'
import { connections } from './peatsale-lists.ts'

export const peatsaleCommandsGoal: Goal = {
  number: 17,
  title: 'Kuivikemyynti: submit, confirm and load, SQLite',
  measure: async () => peatsaleCommandFigures(await peatsaleStage('SQLite'), { mostP95: 50 }),
}

export async function peatsaleCommandFigures(there: PeatStage, goals: TimeGoals): Promise<Figure[]> {
  const { filled, own, limit } = there
  const submit = inTurn(await proposals(there))
  const sent: string[] = []
  const bare = (act: BareAct) => requestText('POST', '/act', { headers: visitorHeaders(filled.office), body: act })
  const beside = (what: string, next: () => string, bareNext: () => BareAct) =>
    answerTimes(
      what,
      {
        connections,
        own: { server: own, next },
        limit: { server: limit, next: () => bare(bareNext()) },
      },
      goals,
    )
  const submitted = await beside(
    'submit',
    () => {
      const id = randomUUID()
      sent.push(id)
      const { person, fields } = submit()
      const lines = fields.lines?.map((line) => ({ ...line, id: randomUUID() })) ?? []
      return command(person, { kind: 'submit', of: id, data: { ...fields, lines } })
    },
    () => ({ kind: 'submit', id: randomUUID(), like: orderCopy }),
  )
  const confirmed = await beside('confirm', await confirmations(there, sent), () => ({
    ...{ kind: 'confirm', id: orderCopy, load: loadCopy('1', 1) },
  }))
  const [loading, bareLoading] = [inTurn(filled.loading), inTurn(filled.loading)]
  const bucket = (of: string) => ({ ...envelope(), kind: 'bucket' as const, of, data: { count: 1, bucketSize: 1000 } })
  const loaded = await beside(
    'a bucket is loaded',
    () => callText(commandLoad, { event: bucket(loading()) } as never, filled.loader),
    () => ({ kind: 'bucket', load: bareLoading() }),
  )
  return [...submitted, ...confirmed, ...loaded]
}

/** The first copy of an order. */
const orderCopy = '00000000-0000-4000-8000-100000000001'

interface Ordering {
  readonly person: SignedIn
  readonly fields: OrderFields
}

/** What each buyer sends who orders again. */
async function proposals({ own, filled: { buyers, seller } }: PeatStage): Promise<Ordering[]> {
  const line = await openLine(own.port)
  const found: Ordering[] = []
  for (const { account, person } of buyers) {
    const asked = callText(proposeOrder, { account, seller }, person)
    const { order } = jsonOf(await line.ask(asked)) as AnswerOf<typeof proposeOrder>
    const { like: _, accountName: __, lines, ...fields } = order
    const ids = lines.map((each) => ({ ...each, id: randomUUID() }))
    if (lines.length > 0) found.push({ person, fields: { ...fields, lines: ids } })
  }
  line.close()
  return found
}

/** Of the orders that were sent, one after the other. */
async function confirmations({ own, filled }: PeatStage, sent: readonly string[]): Promise<() => string> {
  const line = await openLine(own.port)
  const [first = ''] = sent
  const asked = callText(prepareConfirmation, { id: first }, filled.office)
  const { confirmation } = jsonOf(await line.ask(asked)) as AnswerOf<typeof prepareConfirmation>
  line.close()
  const { priceVersion, swamps, weeks } = confirmation
  const swamp = swamps.find(({ isShort }) => !isShort)?.id
  const week = weeks.find(({ room }) => room === 'free')?.week
  if (swamp === undefined || week === undefined) throw new Error('There is no swamp or no week to confirm for')
  if (sent.length < timesBefore + rounds * timesARound) throw new Error(`Only ${sent.length} orders were sent`)
  const order = inTurn(sent)
  const data = { when: { by: 'week', week }, swamp, freight: { by: 'table' }, priceVersion }
  return () => command(filled.office, { kind: 'confirm', of: order(), data, baseVersion: 1 })
}

function envelope() {
  return { id: randomUUID(), deviceTime: new Date().toISOString(), device: 'bench' }
}

function command(by: SignedIn, event: object): string {
  return callText(commandOrder, { event: { ...envelope(), ...event } } as never, by)
}
