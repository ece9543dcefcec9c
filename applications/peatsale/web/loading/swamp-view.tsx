/** The swamp today: closing and opening it with a reason, and how its piles are. */
import type { AnswerOf } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { Button, ChoiceTiles, FailureNotice, iconStop, Notice, Stack, TextInput, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { closeSwamp, openSwamp } from '../../contract/swamps/today.ts'
import type { Closure } from '../../contract/swamps/told.ts'
import { closureKinds } from '../../contract/swamps/told.ts'
import { ClosedNotice } from '../alarms/closed-notice.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { PileReports } from './pile-reports.tsx'

type Day = AnswerOf<typeof readLoaderDay>

export function SwampView({ day, now }: { day: Day; now: Date }): ReactElement {
  const { closure, id } = day.swamp
  return (
    <Stack>
      {closure === null ? <Close swamp={id} now={now} /> : <Closed swamp={id} closure={closure} now={now} />}
      <PileReports piles={day.piles} />
    </Stack>
  )
}

function Closed({ swamp, closure, now }: { swamp: string; closure: Closure; now: Date }): ReactElement {
  const texts = usePeatTexts('today')
  const invalidates = [readLoaderDay, readDriverDay]
  const { send, isBusy, failure } = useSend(openSwamp, { invalidates, successMessage: false })
  return (
    <>
      <ClosedNotice closure={closure} />
      <Button
        size="l"
        block
        busy={isBusy}
        busyLabel={texts.saving}
        onClick={() => void send({ swamp, day: dayOf(now) })}
      >
        {texts.openagain}
      </Button>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}

function Close({ swamp, now }: { swamp: string; now: Date }): ReactElement {
  const texts = usePeatTexts('today')
  const [kind, setKind] = useState<Closure['kind']>()
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const invalidates = [readLoaderDay, readDriverDay]
  const { send, isBusy, failure } = useSend(closeSwamp, { invalidates, successMessage: false })
  const close = () => {
    setIsAsked(true)
    if (kind === undefined) return
    void send({ swamp, day: dayOf(now), kind, ...(words.trim() !== '' && { words: words.trim() }) })
  }
  return (
    <>
      <Notice tone="ok" title={texts.open}>
        <p>{texts.opentext}</p>
      </Notice>
      <ChoiceTiles
        legend={texts.why}
        options={closureKinds.map((value) => ({ value, label: texts[`kind_${value}`] }))}
        value={kind}
        onChange={setKind}
        error={isAsked && kind === undefined ? texts.whymissing : undefined}
      />
      <TextInput
        label={texts.message}
        required={false}
        maxLength={300}
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button variant="danger" size="l" block icon={iconStop} busy={isBusy} busyLabel={texts.saving} onClick={close}>
        {texts.close}
      </Button>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}
