/** The sellers that the office works for; whoever works for one alone is not asked. */
import { Select, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readSellers } from '../../contract/sellers/calls.ts'
import type { ListedSeller } from '../../contract/sellers/seller.ts'
import { usePeatTexts } from '../texts/texts.ts'

/** Undefined while they are on their way. */
export function useOwnSellers(): readonly ListedSeller[] | undefined {
  const { data } = useAnswer(readSellers, {})
  return data?.sellers.filter(({ own }) => own)
}

export type SellerSelectProps = {
  sellers: readonly ListedSeller[]
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
