/** What a freight is counted by, and its price. */

import { MoneyField, PriceField, Select } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { FreightRate } from '../../contract/fields/delivery-terms.ts'
import { usePeatTexts } from '../texts/texts.ts'

/** Named here: the schemas of the tables of freight are no part of a dialog. */
const freightKinds = ['perM3', 'perLoad', 'perKm'] as const satisfies readonly FreightRate['kind'][]

export interface TypedRate {
  readonly kind: FreightRate['kind']
  readonly price: number | undefined
}

type FreightRateFieldsProps = {
  value: TypedRate
  id?: string | undefined
  isMissing: boolean
  onChange: (value: TypedRate) => void
}

export function FreightRateFields({
  value: { kind, price },
  id,
  isMissing,
  onChange,
}: FreightRateFieldsProps): ReactElement {
  const texts = usePeatTexts('office')
  const amount = {
    ...(id !== undefined && { id }),
    label: texts.freightprice,
    required: true,
    value: price,
    onChange: (next: number | undefined) => onChange({ kind, price: next }),
    error: isMissing ? texts.freightmissing : undefined,
  }
  return (
    <>
      <Select
        label={texts.freightkind}
        value={kind}
        onChange={({ target }) => {
          const chosen = freightKinds.find((each) => each === target.value)
          // The price of another kind is in another unit.
          if (chosen !== undefined) onChange({ kind: chosen, price: undefined })
        }}
      >
        {freightKinds.map((each) => (
          <option key={each} value={each}>
            {texts[`freightkind_${each}`]}
          </option>
        ))}
      </Select>
      {kind === 'perLoad' ? (
        <MoneyField key={kind} {...amount} />
      ) : (
        <PriceField key={kind} {...amount} per={kind === 'perKm' ? 'km' : 'm³'} />
      )}
    </>
  )
}

/** Undefined while the price is missing. */
export function rateOf({ kind, price }: TypedRate): FreightRate | undefined {
  return price === undefined ? undefined : ({ kind, price } as FreightRate)
}
