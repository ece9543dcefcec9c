/** The opened load of the queue: what it would be verified with, its papers, and one press that goes on to the next. */

import { Pane } from '@workspace/logistics/web/shell'
import {
  Button,
  Cluster,
  FailureNotice,
  FormStack,
  iconCheck,
  LinkButton,
  Notice,
  refreshAnswers,
  Stack,
  useAnswer,
} from '@workspace/portal/web'
import type { FormEvent, ReactElement } from 'react'
import { useEffect, useRef, useState } from 'react'
import { readLoad } from '../../contract/loads/calls.ts'
import type { Load } from '../../contract/loads/load.ts'
import type { VerificationRow } from '../../contract/loads/verification-call.ts'
import { searchVerifications } from '../../contract/loads/verification-call.ts'
import { useLoadCommand } from '../commands/send-command.ts'
import { differs, draftOf, VerifyFields, verificationOf } from '../loads/verify-fields.tsx'
import { usePeatTexts } from '../texts/texts.ts'

type VerifyPaneProps = { row: VerificationRow; onDone: () => void }

export function VerifyPane({ row, onDone }: VerifyPaneProps): ReactElement {
  const { data } = useAnswer(readLoad, { id: row.load.id })
  if (data === undefined)
    return (
      <Pane label={row.load.customer} head={<strong>{row.load.customer}</strong>}>
        {null}
      </Pane>
    )
  return <Opened row={row} load={data.load} onDone={onDone} />
}

const formId = 'verify-load'

function Opened({ row, load, onDone }: VerifyPaneProps & { load: Load }): ReactElement {
  const texts = usePeatTexts('queue')
  const { proposal, papers } = row
  const [draft, setDraft] = useState(() => draftOf(proposal))
  const [tried, setTried] = useState(false)
  const press = useRef<HTMLButtonElement>(null)
  const { send, isBusy, failure } = useLoadCommand({
    successMessage: texts.verified({ number: load.number }),
    onDone: () => {
      onDone()
      void refreshAnswers([searchVerifications])
    },
  })
  // Enter verifies what has just been opened.
  useEffect(() => press.current?.focus({ preventScroll: true }), [])
  const data = verificationOf({ load, proposal }, draft)
  const lacksWords = data !== undefined && differs(proposal, data) && data.words === undefined
  function verify(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (data === undefined || lacksWords) return
    void send({ kind: 'verify', of: load.id, baseVersion: row.load.version, data })
  }
  const bar = (
    <Button ref={press} type="submit" form={formId} icon={iconCheck} busy={isBusy} busyLabel={texts.verifying}>
      {texts.verifynext}
    </Button>
  )
  const head = (
    <Cluster align="between">
      <strong>{load.customer}</strong>
      <a href={`#/peatsale/loads/${load.id}`}>{load.number}</a>
    </Cluster>
  )
  return (
    <Pane label={load.customer} head={head} bar={bar}>
      <FormStack id={formId} onSubmit={verify} aria-label={texts.verification}>
        {proposal.lines.some(({ isBeyond }) => isBeyond) && <Notice tone="warn" title={texts.mark_beyond} />}
        <VerifyFields
          load={load}
          proposal={proposal}
          draft={draft}
          tried={tried}
          lacksWords={tried && lacksWords}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
        />
        {failure !== undefined && <FailureNotice answer={failure} />}
        <Stack gap="s">
          {papers.map(({ id, number, edition }) => (
            <LinkButton key={id} variant="quiet" size="s" href={`#/peatsale/loads/${load.id}`}>
              {texts.waybill({ number, edition })}
            </LinkButton>
          ))}
        </Stack>
      </FormStack>
    </Pane>
  )
}
