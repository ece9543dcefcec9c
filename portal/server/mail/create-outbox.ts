import type { Milliseconds } from '../clock/clock.ts'
import { seconds } from '../clock/clock.ts'
import { oneAtATime } from '../clock/one-at-a-time.ts'
import type { DeliveryParts } from './deliver-letter.ts'
import { addressOf, deliverLetter } from './deliver-letter.ts'
import type { Outbox } from './outbox.ts'
import type { WaitingLetter } from './outbox-store.ts'
import { insertLetters, releaseLetters, takeDueLetters } from './outbox-store.ts'

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
  const { database, keys, clock, log, transport, lookEvery = seconds(5) } = parts
  const domain = addressOf(parts.sender).split('@')[1] ?? 'portal.invalid'
  const byDue = database.prepared((db, { now }: { now: string }) =>
    db.selectFrom('outbox').select('id').where('state', '=', 'waiting').where('next_attempt_at', '<=', now).limit(1),
  )
  const underWay = new Set<WaitingLetter>()
  // Until the first look this process knows nothing of what waits, so it starts attentive.
  let attentiveUntil = performance.now() + attentive
  let stopped = false

  const round = async (): Promise<void> => {
    while (!stopped && (await byDue({ now: clock.now().toISOString() })).length > 0) {
      const letters = await takeDueLetters(database, clock.now())
      if (letters.length === 0) return
      for (const letter of letters) underWay.add(letter)
      await Promise.all(letters.map((letter) => deliverLetter(parts, letter).finally(() => underWay.delete(letter))))
    }
  }
  const rounds = oneAtATime(round, (fault) => log.error('mail_round_failed', fault))
  const timer = setInterval(rounds.request, lookEvery).unref()

  const queueAll: Outbox['queueAll'] = async (transaction, letters) => {
    await insertLetters(transaction, letters, { keys, domain })
    attentiveUntil = performance.now() + attentive
  }

  return {
    queue: (transaction, letter) => queueAll(transaction, [letter]),
    queueAll,
    wake: () => {
      if (performance.now() < attentiveUntil) void rounds.request()
    },
    drain: () => rounds.request(),
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await atMost(patience, rounds.last())
      await releaseLetters(database, [...underWay])
      transport.close()
    },
  }
}

async function atMost(duration: Milliseconds, act: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, duration)
  await Promise.race([act, promise])
  clearTimeout(timer)
}
