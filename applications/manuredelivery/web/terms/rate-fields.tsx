/** How something is charged by quantity: its kind and price, and the least that is charged. */
import type { Cents, Quantity, UnitPrice } from '@workspace/portal/contract'
import { EnumSelect, MoneyField, PriceField, QuantityField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'

type Kind = 'perT' | 'perM3' | 'perLoad' | 'perKm'

export interface Rate {
  readonly kind: Kind
  /** By the load in cents, else in ten-thousandths of a euro. */
  readonly price: number
  readonly minimum?: number | undefined
  readonly minChargeable?: number | undefined
}

type RateFieldsProps<Of extends Rate> = {
  kinds: readonly Of['kind'][]
  value: Of
  onChange: (value: Of) => void
}

const units = { perT: 't', perM3: 'm³', perKm: 'km' } as const

export function RateFields<Of extends Rate>({ kinds, value, onChange }: RateFieldsProps<Of>): ReactElement {
  const texts = useManureTexts('terms')
  const { kind, price } = value
  const unit = kind === 'perLoad' ? undefined : units[kind]
  // What a kind has no use for is left out: the call refuses it.
  const without = ({ minimum: _, minChargeable: __, ...rest }: Of) => rest as unknown as Of
  const set = (changes: Partial<Rate>) => {
    const { minimum: least, minChargeable: amount, ...rest } = { ...value, ...changes }
    const kept = { ...(least === undefined ? {} : { minimum: least }) }
    onChange({ ...rest, ...kept, ...(amount === undefined ? {} : { minChargeable: amount }) } as unknown as Of)
  }
  return (
    <>
      <EnumSelect
        label={texts.kind}
        value={kind}
        of={kinds}
        words={(each) => texts[`kind_${each}`]}
        span="half"
        onChange={({ target }) => {
          const chosen = kinds.find((each) => each === target.value)
          // The price of another kind is in another unit.
          if (chosen !== undefined) onChange({ ...without(value), kind: chosen, price: 0 })
        }}
      />
      {unit === undefined ? (
        <MoneyField
          key={kind}
          label={texts.price}
          value={price as Cents}
          onChange={(next) => set({ price: next ?? 0 })}
          span="half"
        />
      ) : (
        <PriceField
          key={kind}
          label={texts.price}
          per={unit}
          value={price as UnitPrice}
          onChange={(next) => set({ price: next ?? 0 })}
          span="half"
        />
      )}
      <Least value={value} onChange={set} />
    </>
  )
}

function Least({ value, onChange }: { value: Rate; onChange: (least: Partial<Rate>) => void }): ReactElement {
  const texts = useManureTexts('terms')
  const { kind, minimum, minChargeable } = value
  return (
    <>
      {kind !== 'perLoad' && (
        <MoneyField
          label={texts.minimum}
          hint={texts.optional}
          required={false}
          value={minimum as Cents | undefined}
          onChange={(next) => onChange({ minimum: next })}
          span="half"
        />
      )}
      {(kind === 'perT' || kind === 'perM3') && (
        <QuantityField
          label={texts.minchargeable}
          hint={texts.optional}
          required={false}
          unit={units[kind]}
          value={minChargeable as Quantity | undefined}
          onChange={(next) => onChange({ minChargeable: next })}
          span="half"
        />
      )}
    </>
  )
}
