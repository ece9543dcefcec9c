/** The boxes of a truck in the order that they are filled: the truck's own first, then the trailer's. */
import { Button, GroupOfFields, iconPlus, iconTrash, QuantityField, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../../texts/texts.ts'
import css from '../choices.module.css'
import type { Boxes } from './vehicle-values.ts'

const most = 4

export type BoxesFieldProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  value: Boxes | undefined
  onChange: (boxes: Boxes) => void
}

export function BoxesField({ id, name, label, error, value = [], onChange }: BoxesFieldProps): ReactElement {
  const texts = usePeatTexts('carriers')
  const change = (place: number, changed: Partial<Boxes[number]>) =>
    onChange(value.map((box, at) => (at === place ? { ...box, ...changed } : box)))
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
          <div className={css.clock}>
            <QuantityField
              name={name}
              label={texts.boxsize({ number: place + 1 })}
              unit="m³"
              value={box.m3 === 0 ? undefined : box.m3}
              onChange={(m3) => change(place, { m3: m3 ?? 0 })}
            />
          </div>
          {value.length > 1 && (
            <Button
              variant="quiet"
              icon={iconTrash}
              hideLabel
              onClick={() => onChange(value.filter((_, at) => at !== place))}
            >
              {texts.removebox({ number: place + 1 })}
            </Button>
          )}
        </div>
      ))}
      {value.length < most && (
        <div>
          <Button variant="secondary" icon={iconPlus} onClick={() => onChange([...value, { name: '', m3: 0 }])}>
            {texts.addbox}
          </Button>
        </div>
      )}
    </GroupOfFields>
  )
}
