import type { LiveEvent, LiveKind } from '../../../contract/own.ts'

/** An event as a message of `text/event-stream`. */
export function eventMessage(event: LiveEvent): string {
  return `id: ${event.seq}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`
}

/** A message to one stream, or about the stream itself. */
export function streamMessage(kind: LiveKind, seq = 0): string {
  return eventMessage({ seq, kind, topic: '', ids: [] })
}

/** Keeps proxies and the server's own time limits from taking a quiet line for a dead one. */
export const heartbeat = ': \n\n'
