/** Why: asked for by the table, and said to be missing once it was tried without. */
import { TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

type ReasonFieldProps = { value: string; onChange: (reason: string) => void; hint: string; tried: boolean }

export function ReasonField({ value, onChange, hint, tried }: ReasonFieldProps): ReactElement {
  const texts = usePeatTexts('changes')
  return (
    <TextArea
      label={texts.reason}
      hint={hint}
      required
      maxLength={1000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={tried && value.trim() === '' ? texts.reasonneeded : undefined}
    />
  )
}
