/** The sellers that the office works for; whoever works for one alone is not asked. */
import { Select, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readStart } from '../../contract/start/calls.ts'
import type { OwnSellers } from '../lists/own-sellers.tsx'
import { usePeatTexts } from '../texts/texts.ts'

/** Undefined while they are on their way. */
export function useOwnSellers(): OwnSellers | undefined {
  return useAnswer(readStart, {}).data?.sellers
}

export type SellerSelectProps = {
  sellers: OwnSellers
  value: string
  onChange: (seller: string) => void
}

export function SellerSelect({ sellers, value, onChange }: SellerSelectProps): ReactElement | null {
  const texts = usePeatTexts('pricing')
  if (sellers.length < 2) return null
  return (
    <Select label={texts.seller} value={value} onChange={({ target }) => onChange(target.value)}>
      {sellers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
