/** A percentage in basis points: `4,5`. */
import { formatNumber, readAmount, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useManureTexts } from '../texts/texts.ts'

type PercentFieldProps = {
  label: string
  value: number
  onChange: (basisPoints: number) => void
  span?: 'half' | 'third'
}

const most = 10_000

export function PercentField({ value, onChange, ...field }: PercentFieldProps): ReactElement {
  const texts = useManureTexts('terms')
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? value : readPercent(typed)
  // What is typed stays as it is typed, until the value is another one.
  const text = typed !== undefined && (read === undefined || read === value) ? typed : formatNumber(value / 100)
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={read === undefined ? texts.percenttext : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const points = readPercent(target.value)
        if (points !== undefined) onChange(points)
      }}
    />
  )
}

function readPercent(text: string): number | undefined {
  const points = text.trim() === '' ? undefined : readAmount(text.replace('%', ''), 2)
  return points !== undefined && points >= 0 && points <= most ? points : undefined
}
