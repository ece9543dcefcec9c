/** The name of a passkey, by which its owner knows the device. */
import type { ReactElement, RefObject } from 'react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { TextInput } from '../../../kernel/ui/index.ts'

/** As the contract has it. */
const nameMost = 60

export interface PasskeyName {
  readonly name: string
  readonly isMissing: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly setName: (name: string) => void
  /** The name, or undefined after going to the field that lacks it. */
  readonly given: () => string | undefined
}

export function usePasskeyName(first: string): PasskeyName {
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(first)
  const [isAsked, setAsked] = useState(false)
  return {
    name,
    isMissing: isAsked && name.trim() === '',
    field,
    setName,
    given: () => {
      setAsked(true)
      if (name.trim() !== '') return name.trim()
      field.current?.focus()
      return undefined
    },
  }
}

export function PasskeyNameField({ work, readOnly }: { work: PasskeyName; readOnly: boolean }): ReactElement {
  const texts = useTexts('secondfactor')
  return (
    <TextInput
      ref={work.field}
      name="passkeyname"
      label={texts.passkeyname}
      hint={texts.passkeynamehint}
      error={work.isMissing ? texts.passkeynamemissing : undefined}
      required
      maxLength={nameMost}
      autoComplete="off"
      value={work.name}
      onChange={(event) => work.setName(event.target.value)}
      readOnly={readOnly}
    />
  )
}
