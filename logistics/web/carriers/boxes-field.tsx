/** The boxes of a truck in the order that they are filled: the truck's own first, then the trailer's. */
import type { Quantity } from '@workspace/portal/contract'
import { Button, GroupOfFields, iconPlus, iconTrash, QuantityField, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import css from './boxes-field.module.css'

/** Thousandths of m³. */
type Boxes = readonly { readonly name: string; readonly m3: number }[]

const most = 4

export type BoxesFieldProps<Value extends Boxes> = {
  id: string
  name: string
  label: string
  error: string | undefined
  value: Value | undefined
  onChange: (boxes: Value) => void
  words: {
    readonly boxname: (of: { number: number }) => string
    readonly boxsize: (of: { number: number }) => string
    readonly removebox: (of: { number: number }) => string
    readonly addbox: string
  }
}

export function BoxesField<Value extends Boxes>(props: BoxesFieldProps<Value>): ReactElement {
  const { id, name, label, error, value = [] as unknown as Value, onChange, words: texts } = props
  const settle = (boxes: Boxes) => onChange(boxes as Value)
  const change = (place: number, changed: Partial<Boxes[number]>) =>
    settle(value.map((box, at) => (at === place ? { ...box, ...changed } : box)))
  return (
    <GroupOfFields id={id} label={label} error={error}>
      {value.map((box, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
        <div key={place} className={css.row}>
          <div className={css.wide}>
            <TextInput
              name={name}
              label={texts.boxname({ number: place + 1 })}
              value={box.name}
              maxLength={40}
              onChange={({ target }) => change(place, { name: target.value })}
            />
          </div>
          <div className={css.size}>
            <QuantityField
              name={name}
              label={texts.boxsize({ number: place + 1 })}
              unit="m³"
              value={box.m3 === 0 ? undefined : (box.m3 as Quantity)}
              onChange={(m3) => change(place, { m3: m3 ?? 0 })}
            />
          </div>
          {value.length > 1 && (
            <Button
              variant="quiet"
              icon={iconTrash}
              hideLabel
              onClick={() => settle(value.filter((_, at) => at !== place))}
            >
              {texts.removebox({ number: place + 1 })}
            </Button>
          )}
        </div>
      ))}
      {value.length < most && (
        <div>
          <Button variant="secondary" icon={iconPlus} onClick={() => settle([...value, { name: '', m3: 0 }])}>
            {texts.addbox}
          </Button>
        </div>
      )}
    </GroupOfFields>
  )
}
