/** A shutdown planned ahead: from, to, own words in both languages, a banner before it. Superadmins only. */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { cancelPlannedShutdown, planShutdown, readSystemState } from '../../../contract/site/calls.ts'
import type { PlannedShutdown } from '../../../contract/site/site.ts'
import { isMoment, MomentInput } from '../../kernel/calendar/moment-input.tsx'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, FieldGrid, FormStack, Notice, Stack, TextArea } from '../../kernel/ui/index.ts'

export function PlannedShutdownPanel(): ReactElement {
  const texts = useTexts('adminsystem')
  const portal = usePortal()
  const { data } = useAnswer(readSystemState, {})
  const [done, setDone] = useState<string>()
  const planned = data?.state.plannedshutdown

  const settled = (text: string) => ({
    invalidates: [readSystemState],
    successMessage: false as const,
    onDone: () => {
      void portal.refresh()
      setDone(text)
    },
  })
  const planning = useSend(planShutdown, settled(texts.plannedsavedtext))
  const cancelling = useSend(cancelPlannedShutdown, settled(texts.plannedcancelledtext))
  const failure = planning.failure ?? cancelling.failure
  return (
    <Stack>
      {done !== undefined && failure === undefined && <Notice tone="ok" title={done} />}
      {failure && <PlanFailure answer={failure} />}
      {planned === undefined ? (
        <PlanForm busy={planning.isBusy} onPlan={(plan) => void planning.send(plan)} />
      ) : (
        <Plan planned={planned} busy={cancelling.isBusy} onCancel={() => void cancelling.send({})} />
      )}
    </Stack>
  )
}

function PlanFailure({ answer }: { answer: Refused<string> | Failed }): ReactElement {
  const { plannedinvalidtext } = useTexts('adminsystem')
  const isPlanRefused = 'refused' in answer && answer.refused === 'invalid_input'
  return isPlanRefused ? <Notice tone="err" title={plannedinvalidtext} /> : <FailureNotice answer={answer} />
}

function Plan(props: { planned: PlannedShutdown; busy: boolean; onCancel: () => void }): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const { language } = useLanguage()
  const { from, to, text } = props.planned
  const shown = (moment: string) => formatDateTime(new Date(moment), language)
  return (
    <Notice
      tone="warn"
      title={texts.plannedtimestext({ from: shown(from), to: shown(to) })}
      action={
        <Button variant="secondary" busy={props.busy} busyLabel={common.sending} onClick={props.onCancel}>
          {texts.plannedcancel}
        </Button>
      }
    >
      <p lang="fi">{text.fi}</p>
      <p lang="en">{text.en}</p>
    </Notice>
  )
}

type PlanToSend = { from: string; to: string; announcefrom?: string; text: { fi: string; en: string } }

function PlanForm({ busy, onPlan }: { busy: boolean; onPlan: (plan: PlanToSend) => void }): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const [draft, setDraft] = useState({ from: '', to: '', announce: '', fi: '', en: '' })
  const field = (name: 'fi' | 'en') => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  const moment = (name: 'from' | 'to' | 'announce') => ({
    name,
    span: 'half' as const,
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  })
  const isWhole =
    [draft.from, draft.to].every(isMoment) &&
    (draft.announce === '' || isMoment(draft.announce)) &&
    [draft.fi, draft.en].every((words) => words.trim() !== '')
  function plan(event: FormEvent) {
    event.preventDefault()
    if (!isWhole) return
    const announce = draft.announce === '' ? {} : { announcefrom: draft.announce }
    onPlan({ from: draft.from, to: draft.to, ...announce, text: { fi: draft.fi, en: draft.en } })
  }
  return (
    <FormStack onSubmit={plan} aria-label={texts.plannedheading}>
      <p>{texts.plannednonetext}</p>
      <FieldGrid>
        <MomentInput label={texts.plannedfrom} required {...moment('from')} />
        <MomentInput label={texts.plannedto} required {...moment('to')} />
        <MomentInput label={texts.plannedannounce} {...moment('announce')} />
      </FieldGrid>
      <TextArea label={texts.plannedtextfi} rows={2} required lang="fi" {...field('fi')} />
      <TextArea label={texts.plannedtexten} rows={2} required lang="en" {...field('en')} />
      {isWhole && (
        <ButtonRow>
          <Button type="submit" busy={busy} busyLabel={common.saving}>
            {texts.plannedsave}
          </Button>
        </ButtonRow>
      )}
    </FormStack>
  )
}
