import type { Milliseconds } from '../clock/clock.ts'
import { seconds } from '../clock/clock.ts'
import { oneAtATime } from '../clock/one-at-a-time.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { newId } from '../secrets/random-secret.ts'
import type { DeliveryParts } from './deliver-letter.ts'
import { addressOf, deliverLetter } from './deliver-letter.ts'
import { letterTemplates } from './letters.ts'
import type { Outbox } from './outbox.ts'
import { beat, watchProcesses } from './outbox-processes.ts'
import type { WaitingLetter } from './outbox-store.ts'
import { insertLetters, latestTry, releaseLetters, takeDueLetters } from './outbox-store.ts'
import { mayLeave } from './paused-letters.ts'

export interface OutboxParts extends DeliveryParts {
  /** How often letters of other processes, and those whose server was away, are looked for. */
  readonly lookEvery?: Milliseconds
}

/** A woken outbox looks into the database only this long after a letter was queued here; later the regular look finds it. */
const attentive = seconds(10)
/** Letters on their way get this long to arrive when the process stops. */
const patience = seconds(3)

/** The outbox over its table; deliveries run one round at a time and every process of the portal takes its share. */
export function createOutbox(parts: OutboxParts): Outbox {
  const { database, clock, log, transport, lookEvery = seconds(5) } = parts
  const by = newId()
  const watch = watchProcesses(database, by)
  const templates = [...letterTemplates, ...(parts.ofApplications?.keys() ?? [])]
  const byDue = database.prepared((db, { now, latest }: { now: string; latest: string }) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where((is) => is.or([is('next_attempt_at', '<=', now), is('next_attempt_at', '>', latest)]))
      .where('template', 'in', templates)
      .where(mayLeave)
      .limit(1),
  )
  const underWay = new Set<WaitingLetter>()
  // Until the first look this process knows nothing of what waits, so it starts attentive.
  let attentiveUntil = performance.now() + attentive
  let hasTaken = false
  let stopped = false

  const round = async (): Promise<void> => {
    while (!stopped) {
      const now = clock.now()
      if ((await byDue({ now: now.toISOString(), latest: latestTry(now).toISOString() })).length === 0) return
      const letters = await takeDueLetters(database, { now, by, templates })
      if (letters.length === 0) return
      hasTaken = true
      for (const letter of letters) underWay.add(letter)
      await Promise.all(letters.map((letter) => deliverLetter(parts, letter).finally(() => underWay.delete(letter))))
    }
  }
  const failed = (fault: unknown) => log.error('mail_round_failed', fault)
  const rounds = oneAtATime(round, failed)
  const look = async (): Promise<void> => {
    if (stopped) return
    if (underWay.size > 0) await database.writeRelaxed((transaction) => beat(transaction, by))
    await watch()
    void rounds.request()
  }
  // A round lasts as long as its letters; meanwhile this process must go on showing that it lives.
  const looks = oneAtATime(look, failed)
  const timer = setInterval(looks.request, lookEvery).unref()

  return {
    ...queueing(parts, () => {
      attentiveUntil = performance.now() + attentive
    }),
    wake: () => {
      if (performance.now() < attentiveUntil) void rounds.request()
    },
    drain: () => rounds.request(),
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await looks.last()
      await atMost(patience, rounds.last())
      if (hasTaken) await releaseLetters(database, { letters: [...underWay], by })
      transport.close()
    },
  }
}

/** The outbox of an operator's command: what it queues waits for the portal, whose settings know the way out (R42). */
export function outboxOfCommand(parts: QueueingParts): Outbox {
  const nothing = async () => undefined
  return { ...queueing(parts), wake: () => undefined, drain: nothing, stop: nothing }
}

type QueueingParts = Pick<DeliveryParts, 'keys' | 'sender'>

function queueing(
  { keys, sender }: QueueingParts,
  queued: () => void = () => undefined,
): Pick<Outbox, 'queue' | 'queueAll' | 'queueForApplication'> {
  const domain = addressOf(sender).split('@')[1] ?? 'portal.invalid'
  const insert = async (transaction: PortalTransaction, letters: Parameters<typeof insertLetters>[1]) => {
    await insertLetters(transaction, letters, { keys, domain })
    queued()
  }
  return {
    queue: (transaction, letter) => insert(transaction, [letter]),
    queueAll: insert,
    queueForApplication: (transaction, letter) => insert(transaction, [letter]),
  }
}

async function atMost(duration: Milliseconds, act: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, duration)
  await Promise.race([act, promise])
  clearTimeout(timer)
}
