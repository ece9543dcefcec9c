/** Where the account is signed in, and ending it there (R36). */
import type { ReactElement } from 'react'
import { useRef, useState } from 'react'
import { endOwnSession, readOwnSessions } from '../../../contract/sessions/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { AnswerTo, Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, Collapsible, Spinner, Stack, useToast } from '../../kernel/ui/index.ts'
import { OwnSessionRow } from './own-session-row.tsx'

/** The list is fetched when somebody opens the block. */
export function OwnSessions(): ReactElement {
  const { sessionsheading } = useTexts('settings')
  const [open, setOpen] = useState(false)
  return (
    <Collapsible heading={sessionsheading} open={open} onToggle={setOpen}>
      {open && <SessionList />}
    </Collapsible>
  )
}

type Ending = { at: 'idle' } | { at: 'ending'; ids: readonly string[] } | { at: 'failed'; answer: Refused | Failed }

function SessionList(): ReactElement {
  const { loading } = useTexts('common')
  const settings = useTexts('settings')
  const { data, error, refetch } = useAnswer(readOwnSessions, {})
  const { ending, end, help } = useEnding(refetch)
  if (data === undefined) return error === null ? <Spinner label={loading} /> : <FailureNotice answer={error.reason} />
  const others = data.sessions.filter(({ current }) => !current).map(({ id }) => id)
  const isEnding = (ids: readonly string[]) => ending.at === 'ending' && ending.ids.join() === ids.join()
  return (
    <Stack>
      <p ref={help} tabIndex={-1}>
        {settings.sessionshelptext}
      </p>
      {ending.at === 'failed' && <FailureNotice answer={ending.answer} />}
      <ul>
        {data.sessions.map((session) => (
          <OwnSessionRow
            key={session.id}
            session={session}
            busy={isEnding([session.id])}
            onEnd={() => void end([session.id])}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button variant="secondary" busy={isEnding(others)} busyLabel={loading} onClick={() => void end(others)}>
            {settings.sessionendothers}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** The ended row goes with its button, so the focus goes to the words above the list. */
function useEnding(refetch: () => Promise<unknown>) {
  const { sessionendedtext, sessionsendedtext } = useTexts('settings')
  const toast = useToast()
  const help = useRef<HTMLParagraphElement>(null)
  const [ending, setEnding] = useState<Ending>({ at: 'idle' })
  async function end(ids: readonly string[]) {
    setEnding({ at: 'ending', ids })
    const answers = await Promise.all(ids.map((id) => ask(endOwnSession, { id })))
    await refetch()
    const failure = answers.find(isFailure)
    help.current?.focus()
    if (failure !== undefined) return setEnding({ at: 'failed', answer: failure })
    setEnding({ at: 'idle' })
    toast({ text: ids.length === 1 ? sessionendedtext : sessionsendedtext })
  }
  return { ending, end, help }
}

function isFailure(answer: AnswerTo<typeof endOwnSession>): answer is Refused | Failed {
  return !('answered' in answer)
}
