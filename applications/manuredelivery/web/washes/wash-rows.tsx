/** The last washes of a truck: each is kept; a wrong one is voided with a reason. */
import type { Wash } from '@workspace/logistics/contract'
import { Button, FormStack, SubmitPlace, TextInput, useCallForm, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { voidWash } from '../../contract/carriers/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import { washAnswers } from './wash-answers.ts'
import css from './washes.module.css'

export function WashRows({ washes }: { washes: readonly Wash[] }): ReactElement {
  const texts = useManureTexts('washes')
  if (washes.length === 0) return <p>{texts.none}</p>
  return (
    <ul className={css.rows}>
      {washes.map((wash) => (
        <li key={wash.id}>
          <Row wash={wash} />
        </li>
      ))}
    </ul>
  )
}

function Row({ wash }: { wash: Wash }): ReactElement {
  const texts = useManureTexts('washes')
  const { moment } = useDateFormat()
  const [isVoiding, setVoiding] = useState(false)
  const { at, boxes, by, id, method, note, place, voidedAt, voidReason } = wash
  const facts = [moment(at), place, boxes.join(' + '), by, note].filter(Boolean).join(', ')
  return (
    <>
      <p>
        <strong>{texts[`method_${method}`]}</strong>
        {`, ${facts}`}
      </p>
      {voidedAt !== null && <p>{texts.voidedof({ reason: voidReason })}</p>}
      {voidedAt === null && !isVoiding && (
        <Button variant="quiet" size="l" aria-label={texts.voidof({ at: moment(at) })} onClick={() => setVoiding(true)}>
          {texts.void}
        </Button>
      )}
      {voidedAt === null && isVoiding && <VoidForm id={id} at={moment(at)} />}
    </>
  )
}

function VoidForm({ id, at }: { id: string; at: string }): ReactElement {
  const texts = useManureTexts('washes')
  const form = useCallForm(voidWash, {
    values: { id, reason: '' },
    labels: { reason: texts.reason },
    invalidates: washAnswers,
    successMessage: texts.voided,
    warnsOfLeaving: false,
  })
  return (
    <FormStack {...form.props} aria-label={texts.voidof({ at })}>
      <TextInput {...form.field('reason')} maxLength={200} />
      <SubmitPlace form={form} label={texts.void} />
    </FormStack>
  )
}
