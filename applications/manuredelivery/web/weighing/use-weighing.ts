/** One truck on the scale: which scale and part, what is typed, and saving it. What is not saved stays typed. */
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import { announce } from '@workspace/portal/web'
import { useState } from 'react'
import type { commandConsignment } from '../../contract/consignments/calls.ts'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import type { readArrivals } from '../../contract/reception/calls.ts'
import { useConsignmentCommand } from '../commands/consignment-command.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { WeighedPart } from './typed-weight.ts'
import { netOf, netOfParts, nextPart, pressed, standingWeights, weighedOn, weightsWith } from './typed-weight.ts'

export type PlantScale = AnswerOf<typeof readArrivals>['plant']['scales'][number]
type SentWeighing = Extract<AskOf<typeof commandConsignment>['event'], { kind: 'weigh' }>['data']

export interface Weighed {
  readonly consignment: Consignment
  /** Of the plant, in the order of its list. */
  readonly scales: readonly PlantScale[]
  /** The code of the bay, where a driver weighs. */
  readonly bay?: string | undefined
  /** Every part has gross and tare. */
  readonly onWeighed: () => void
}

export function useWeighing({ consignment, scales, bay, onWeighed }: Weighed) {
  const texts = useManureTexts('weighing')
  const { id, weighings, field } = consignment
  const boxNames = (field?.boxes ?? []).map(({ name }) => name)
  const begun = weighings.find(({ source }) => source === 'plantScale')
  const [scaleId, setScale] = useState(begun?.scale?.id ?? scales[0]?.id ?? '')
  const [box, setBox] = useState(begun?.box ?? '')
  const [asked, setAsked] = useState<WeighedPart>()
  const [typed, setTyped] = useState('')
  const weighing = weighedOn(weighings, { scale: scaleId, box })
  const part = asked ?? nextPart(weighing)
  const weights = typed === '' ? standingWeights(weighing) : weightsWith(weighing, part, typed)
  const of = (name: string) =>
    name === box ? weights : standingWeights(weighedOn(weighings, { scale: scaleId, box: name }))
  const parts = box === '' ? [{ name: '', ...weights }] : boxNames.map((name) => ({ name, ...of(name) }))
  const { send, ...sending } = useConsignmentCommand({ successMessage: false })
  const turn = (act: () => void) => () => {
    act()
    setAsked(undefined)
    setTyped('')
    sending.forget()
  }
  async function save() {
    const data: SentWeighing = {
      scale: { source: 'plantScale', id: scaleId },
      [part]: Number(typed),
      ...(box === '' ? {} : { box }),
      ...(bay === undefined ? {} : { bay }),
    }
    const answer = await send({ kind: 'weigh', of: id, data })
    if (!('answered' in answer)) return
    // Seen in its place at once; who does not see hears it.
    announce(texts[`${part}saved`])
    const rest = parts.find((each) => each.name !== box && netOf(each) === null)
    turn(() => netOf(weights) !== null && rest !== undefined && setBox(rest.name))()
    if (netOfParts(parts) !== null) onWeighed()
  }
  return {
    ...{ part, typed, weights, parts, boxNames, box, save, ...sending },
    scale: scales.find((each) => each.id === scaleId),
    isTareTooHigh: weights.gross !== null && weights.tare !== null && weights.tare >= weights.gross,
    net: netOfParts(parts),
    /** The estimate of one stop says nothing of what all stops weigh. */
    estimateKg: field?.run != null && box === '' ? null : consignment.estimateKg,
    chooseScale: (next: string) => turn(() => setScale(next))(),
    chooseBox: (next: string) => turn(() => setBox(next))(),
    choosePart: (next: WeighedPart) => {
      setAsked(next)
      setTyped('')
    },
    type: (text: string) => setTyped(text.replace(/\D/g, '').split('').reduce(pressed, '')),
    press: (key: string) => setTyped((now) => pressed(now, key)),
    erase: () => setTyped((now) => now.slice(0, -1)),
  }
}
export type Weighing = ReturnType<typeof useWeighing>
