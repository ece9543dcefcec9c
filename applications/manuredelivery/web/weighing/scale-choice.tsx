/** The scale, with its division and a verification that has ended; and whether truck and trailer are weighed apart. */
import { dayOf } from '@workspace/portal/contract'
import { useDateFormat } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import type { PlantScale, Weighing } from './use-weighing.ts'
import css from './weigh-pad.module.css'

type ScaleChoiceProps = {
  scales: readonly PlantScale[]
  chosen: string | undefined
  onChange: (scale: string) => void
}

export function ScaleChoice({ scales, chosen, onChange }: ScaleChoiceProps): ReactElement {
  const texts = useManureTexts('weighing')
  const { day } = useDateFormat()
  const today = dayOf(new Date())
  return (
    <Chips legend={texts.scale}>
      {scales.map(({ id, name, divisionKg, verifiedUntil }) => {
        const isVerified = verifiedUntil !== null && verifiedUntil >= today
        const ended = verifiedUntil === null ? texts.unverified : texts.verificationended({ day: day(verifiedUntil) })
        return (
          <Chip key={id} of={texts.scale} isChosen={id === chosen} onChoose={() => onChange(id)}>
            <strong>{name}</strong>
            <small data-warn={!isVerified || undefined}>
              {isVerified ? texts.division({ kg: divisionKg }) : ended}
            </small>
          </Chip>
        )
      })}
    </Chips>
  )
}

/** Asked where the truck has more than one box, and it is no run: its stops are weighed together. */
export function PartChoice({ work: { box, boxNames, chooseBox } }: { work: Weighing }): ReactElement | null {
  const texts = useManureTexts('weighing')
  if (boxNames.length < 2) return null
  return (
    <Chips legend={texts.parts}>
      <Chip of={texts.parts} isChosen={box === ''} onChoose={() => chooseBox('')}>
        <strong>{texts.whole}</strong>
      </Chip>
      {boxNames.map((name) => (
        <Chip key={name} of={texts.parts} isChosen={box === name} onChoose={() => chooseBox(name)}>
          <strong>{name}</strong>
        </Chip>
      ))}
    </Chips>
  )
}

function Chips({ legend, children }: { legend: string; children: ReactNode }): ReactElement {
  return (
    <fieldset className={css.chips}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  )
}

type ChipProps = { of: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

function Chip({ of, isChosen, onChoose, children }: ChipProps): ReactElement {
  const id = useId()
  return (
    <label className={css.chip}>
      <input type="radio" className="visually-hidden" name={`${of}-${id}`} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
