/** Asked for once the server has said that something does not fit, or from the start where it is needed anyway. */
import type { CommandForm } from '@workspace/logistics/web/commands'
import type { TextInputProps } from '@workspace/portal/web'
import { TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

type FitReasonProps = { failure: CommandForm<object>['failure']; field: TextInputProps }

export function FitReason({ failure, field }: FitReasonProps): ReactElement | null {
  const texts = usePeatTexts('acts')
  const isMisfit = failure !== undefined && 'refused' in failure && failure.refused === 'does_not_fit'
  if (!(isMisfit || field.required || field.error !== undefined || field.value !== '')) return null
  return <TextInput {...field} hint={texts.reasonhint} maxLength={1000} />
}
