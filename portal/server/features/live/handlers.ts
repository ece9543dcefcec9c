import { portalCalls } from '../../../contract/own.ts'
import { fileHandler, handler } from '../../kernel/handlers/handler.ts'
import { SentFile } from '../../kernel/handlers/sent-file.ts'

export const openLiveStreamHandler = fileHandler(
  portalCalls.openLiveStream,
  async ({ portal, session }) => new SentFile('text/event-stream; charset=utf-8', await portal.live.open(session)),
)

export const readEventsSinceHandler = handler(portalCalls.readEventsSince, ({ portal, session }, { seq }) =>
  portal.live.since(session, seq),
)
