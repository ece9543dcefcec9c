/** Each problem with its time, its load, and whom to call; the newest ones are shown, the others counted. */
import {
  Button,
  Cluster,
  Dialog,
  DialogActions,
  FailureNotice,
  iconPhone,
  LinkButton,
  Notice,
  Stack,
  TextArea,
  useDateFormat,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { handleProblem, searchLoads } from '../../contract/loads/calls.ts'
import type { FieldProblem } from '../../contract/loads/problem-calls.ts'
import { readProblems } from '../../contract/loads/problem-calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

const shownMost = 3

export function AlarmList({ problems }: { problems: readonly FieldProblem[] }): ReactElement {
  const texts = usePeatTexts('alarms')
  const [handled, setHandled] = useState<FieldProblem>()
  const shown = problems.slice(-shownMost).toReversed()
  return (
    <section aria-label={texts.alarms}>
      <Stack gap="s">
        {shown.map((problem) => (
          <Alarm key={problem.id} problem={problem} onHandle={() => setHandled(problem)} />
        ))}
        {problems.length > shown.length && (
          <p>
            <a href="#/peatsale/loads?state=flagged">{texts.moreproblems({ count: problems.length - shown.length })}</a>
          </p>
        )}
      </Stack>
      {handled && <Handling problem={handled} onClose={() => setHandled(undefined)} />}
    </section>
  )
}

function Alarm({ problem, onHandle }: { problem: FieldProblem; onHandle: () => void }): ReactElement {
  const texts = usePeatTexts('alarms')
  const states = usePeatTexts('states')
  const { moment } = useDateFormat()
  const { load, words, at, by, driver } = problem
  const callers = [by, ...(driver ? [driver] : [])].filter(({ telephone }) => telephone !== '')
  return (
    <Notice
      tone="err"
      title={`${states[`problem_${problem.problem}`]}: ${load.number}`}
      action={
        <Cluster>
          <Button onClick={onHandle} aria-label={texts.handleof({ number: load.number })}>
            {texts.handle}
          </Button>
          {callers.map(({ name, telephone }) => (
            <LinkButton
              key={telephone}
              variant="secondary"
              icon={iconPhone}
              href={`tel:${telephone.replaceAll(' ', '')}`}
            >
              {`${name} ${telephone}`}
            </LinkButton>
          ))}
          <LinkButton variant="quiet" href={`#/peatsale/loads/${load.id}`}>
            {texts.openload}
          </LinkButton>
        </Cluster>
      }
    >
      <p>{[moment(at), by.name, load.plate, load.customer, words].filter(Boolean).join(', ')}</p>
    </Notice>
  )
}

function Handling({ problem, onClose }: { problem: FieldProblem; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('alarms')
  const { close } = useTexts('common')
  const [words, setWords] = useState('')
  const { number } = problem.load
  const { send, isBusy, failure } = useSend(handleProblem, {
    invalidates: [readProblems, readStart, searchLoads],
    successMessage: texts.handled({ number }),
  })
  async function press() {
    const answer = await send({ id: problem.id, ...(words.trim() !== '' && { words: words.trim() }) })
    if (!('refused' in answer) && !('failed' in answer)) onClose()
  }
  const actions = (
    <DialogActions onClose={onClose} closeLabel={close} busy={isBusy} onClick={() => void press()}>
      {texts.handle}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.handleof({ number })} actions={actions} onClose={onClose} locked={isBusy}>
      <Stack>
        <TextArea
          label={texts.words}
          hint={texts.wordshint}
          maxLength={1000}
          data-dialog-first
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}
