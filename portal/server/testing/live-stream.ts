/** A browser's event stream, read as the browser reads it. */
import type { LiveKind } from '../../contract/own.ts'
import { LiveEvent } from '../../contract/own.ts'

export interface LiveStream extends AsyncDisposable {
  readonly status: number
  readonly headers: Headers
  /** Everything told so far. */
  readonly events: readonly LiveEvent[]
  /** The stream as it came. */
  readonly text: string
  /** The next event of that kind, told already or within two seconds. @throws when there is none. */
  told(kind: LiveKind): Promise<LiveEvent>
  /** Waits until the server has ended the stream. @throws when it does not within two seconds. */
  ended(): Promise<void>
}

const patience = 2000

export async function openLiveStream(address: string, token: string): Promise<LiveStream> {
  const closing = new AbortController()
  const answer = await fetch(`${address}/api/live/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  })
  const events: LiveEvent[] = []
  const listeners = new Set<() => void>()
  const taken = new Set<LiveEvent>()
  let text = ''
  let isOver = false
  const reading = read()

  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of answer.body ?? []) {
        text += decoder.decode(chunk, { stream: true })
        events.splice(0, events.length, ...eventsIn(text, events))
        for (const listener of listeners) listener()
      }
    } catch {
      // Closed by the test, or cut by the server; either way it is over.
    }
    isOver = true
    for (const listener of listeners) listener()
  }

  const until = <Found>(find: () => Found | undefined, what: string) =>
    new Promise<Found>((resolve, reject) => {
      const timer = setTimeout(() => finish(() => reject(new Error(`${what} within 2 s, only ${text}`))), patience)
      const look = () => {
        const found = find()
        if (found !== undefined) finish(() => resolve(found))
      }
      const finish = (act: () => void) => {
        clearTimeout(timer)
        listeners.delete(look)
        act()
      }
      listeners.add(look)
      look()
    })

  return {
    status: answer.status,
    headers: answer.headers,
    events,
    get text() {
      return text
    },
    told: async (kind) => {
      const found = await until(
        () => events.find((event) => event.kind === kind && !taken.has(event)),
        `${kind} was not told`,
      )
      taken.add(found)
      return found
    },
    ended: async () => void (await until(() => (isOver ? true : undefined), 'the stream did not end')),
    [Symbol.asyncDispose]: async () => {
      closing.abort()
      await reading
    },
  }
}

/** Complete messages; those known already keep their identity. */
function eventsIn(text: string, known: readonly LiveEvent[]): LiveEvent[] {
  const messages = text.split('\n\n').slice(0, -1)
  const data = messages.flatMap((message) => /^data: (.*)$/m.exec(message)?.[1] ?? [])
  return data.map((json, index) => known[index] ?? LiveEvent.parse(JSON.parse(json)))
}
