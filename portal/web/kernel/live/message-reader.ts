/** Reads `text/event-stream` as it arrives in pieces: each whole message's data, parsed by the contract. */
import { LiveEvent } from '../../../contract/live/live-event.ts'

export interface MessageReader {
  /** The events that this piece completes; comments and what is no event are passed over. */
  read(piece: string): readonly LiveEvent[]
}

export function messageReader(): MessageReader {
  let rest = ''
  return {
    read: (piece) => {
      const blocks = (rest + piece).split('\n\n')
      rest = blocks.pop() ?? ''
      return blocks.flatMap(eventIn)
    },
  }
}

function eventIn(block: string): LiveEvent[] {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length))
    .join('\n')
  if (data === '') return []
  try {
    const event = LiveEvent.safeParse(JSON.parse(data))
    return event.success ? [event.data] : []
  } catch {
    return []
  }
}
