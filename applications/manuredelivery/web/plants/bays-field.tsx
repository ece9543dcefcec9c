/** The bays of a plant, one a line: a code, which drivers read there, and a name. */
import { TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import type { PlantValues } from './plant-values.ts'

type Bays = PlantValues['bays']

type BaysFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  value: Bays | undefined
  onChange: (bays: Bays) => void
}

export function BaysField({ value = [], onChange, ...field }: BaysFieldProps): ReactElement {
  const texts = useManureTexts('registers')
  const [typed, setTyped] = useState<string>()
  // What is typed stays as it is typed, until the value is another one.
  const isTyped = typed !== undefined && written(readBays(typed)) === written(value)
  return (
    <TextArea
      {...field}
      required={false}
      rows={4}
      hint={texts.bayshint}
      value={isTyped ? typed : written(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readBays(target.value))
      }}
    />
  )
}

function readBays(text: string): Bays {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', ...name] = line.split(/\s+/)
      return { code: code.toUpperCase(), name: name.join(' ') }
    })
}

function written(bays: Bays): string {
  return bays.map(({ code, name }) => `${code} ${name}`.trim()).join('\n')
}
