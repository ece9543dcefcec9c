import { portalCalls } from '../../../contract/own.ts'
import { answer, fileAnswer } from '../../kernel/answering/answer.ts'
import { SentFile } from '../../kernel/answering/sent-file.ts'

export const openLiveStreamAnswer = fileAnswer(
  portalCalls.openLiveStream,
  async ({ portal, session }) => new SentFile('text/event-stream; charset=utf-8', await portal.live.open(session)),
)

export const readEventsSinceAnswer = answer(portalCalls.readEventsSince, ({ portal, session }, { seq }) =>
  portal.live.since(session, seq),
)
