/** What stands above the press: the truck, how much is in, and how much is left. */

import { NoWrap } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { Truck } from '../carrier/truck.tsx'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Filled } from './amounts.ts'
import { amountOf, excessOf, fullAmount } from './amounts.ts'
import css from './pad.module.css'
import { useExcessWords } from './use-excess-words.ts'

type ToldProps = { load: Load; current: Filled; all: readonly Filled[] }

export function Told({ load, current, all }: ToldProps): ReactElement {
  const quantity = useQuantity()
  const name = useName()
  const texts = usePeatTexts('field')
  const excessWords = useExcessWords()
  const { line } = current
  const amount = amountOf(current, load, all)
  const said = quantity(amount, line.unit)
  const figure = said.replace(/\s\S+$/, '')
  const others = all.filter((each) => each.line.id !== line.id)
  const excess = excessOf(load, all)
  const left = current.isFull ? texts.boxfullset({ amount: said }) : leftWord(current, amount, { texts, quantity })
  return (
    <>
      <p className={css.head}>
        {load.vehicle ? (
          <strong className={css.plate}>
            <NoWrap>{load.vehicle.plate}</NoWrap>
          </strong>
        ) : (
          <strong className={css.noplate}>{load.isCollected ? texts.customercollects : texts.noplate}</strong>
        )}
        <span className={css.goods}>{`${name(line.product.name)}, ${load.customer}`}</span>
      </p>
      <output className={css.amount} data-long={figure.length > 3 || undefined} data-over={excess && ''}>
        <strong>{figure}</strong> <span>{`/ ${quantity(line.planned, line.unit)}`}</span>
      </output>
      <Truck
        boxes={line.unit === 'm3' ? (load.vehicle?.boxes ?? []) : []}
        amount={amount}
        most={fullAmount(current, load, others)}
      />
      <p className={css.left} data-over={excess && ''}>
        {excess ? excessWords(excess) : left}
      </p>
    </>
  )
}

type Words = { texts: ReturnType<typeof usePeatTexts<'field'>>; quantity: ReturnType<typeof useQuantity> }

function leftWord({ line, step }: Filled, amount: number, { texts, quantity }: Words): string {
  const left = (line.planned - amount) as Filled['step']
  if (left === 0) return texts.full
  if (left < 0) return texts.over({ amount: quantity(-left as Filled['step'], line.unit) })
  const buckets = line.unit === 'm3' ? Math.round(left / step) : 0
  const said = quantity(left, line.unit)
  return buckets === 0 ? texts.leftamount({ amount: said }) : texts.left({ amount: said, buckets })
}
