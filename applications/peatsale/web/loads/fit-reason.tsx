/** Asked for once the server has said that something does not fit, or from the start where it is needed anyway. */

import { TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { LoadActing } from './use-load-act.ts'

type FitReasonProps = {
  failure: LoadActing['failure']
  reason: string
  onChange: (reason: string) => void
  isNeeded?: boolean
  isMissing?: boolean
}

export function FitReason(props: FitReasonProps): ReactElement | null {
  const { failure, reason, onChange, isNeeded = false, isMissing = false } = props
  const { reasonneeded } = usePeatTexts('changes')
  const texts = usePeatTexts('acts')
  const isAsked = (failure !== undefined && 'refused' in failure && failure.refused === 'does_not_fit') || reason !== ''
  if (!isAsked && !isNeeded) return null
  return (
    <TextInput
      label={texts.reason}
      hint={texts.reasonhint}
      required={isNeeded}
      maxLength={1000}
      value={reason}
      error={isMissing ? reasonneeded : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
