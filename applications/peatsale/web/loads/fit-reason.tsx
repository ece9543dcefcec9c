/** Asked for once the server has said that something does not fit. */

import { TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { LoadActing } from './use-load-act.ts'

type FitReasonProps = {
  failure: LoadActing['failure']
  reason: string
  onChange: (reason: string) => void
}

export function FitReason({ failure, reason, onChange }: FitReasonProps): ReactElement | null {
  const texts = usePeatTexts('acts')
  const isAsked = (failure !== undefined && 'refused' in failure && failure.refused === 'does_not_fit') || reason !== ''
  if (!isAsked) return null
  return (
    <TextInput
      label={texts.reason}
      hint={texts.reasonhint}
      maxLength={1000}
      value={reason}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
