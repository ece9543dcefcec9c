/** The end of the shift: what was loaded today, and what the next one goes on with. */
import type { AnswerOf } from '@workspace/portal/contract'
import { Card, DescriptionList, EmptyState, iconBox, NextCard, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './loading.module.css'
import { queueAddress } from './places.ts'
import type { ShiftSums } from './shift-sums.ts'
import { shiftSums } from './shift-sums.ts'
import { TruckTile } from './truck-tile.tsx'

type Day = AnswerOf<typeof readLoaderDay>

export function ShiftView({ day, now }: { day: Day; now: Date }): ReactElement {
  const texts = usePeatTexts('field')
  const sums = shiftSums(day.loaded)
  return (
    <Stack>
      {sums.loads === 0 ? (
        <EmptyState icon={iconBox} title={texts.nothingloaded}>
          <p>{texts.nothingloadedtext}</p>
        </EmptyState>
      ) : (
        <Loaded sums={sums} />
      )}
      <Left swamp={day.swamp.id} queue={day.queue.filter(({ state }) => state !== 'cancelled')} now={now} />
    </Stack>
  )
}

function Loaded({ sums: { loads, buckets, products } }: { sums: ShiftSums }): ReactElement {
  const texts = usePeatTexts('field')
  const quantity = useQuantity()
  const name = useName()
  const amounts = products.map(({ amount, unit }) => quantity(amount, unit)).join(' + ')
  return (
    <>
      <NextCard kicker={texts.loadedtoday} heading={`${texts.shiftloads({ count: loads })}, ${amounts}`}>
        {buckets > 0 && <p>{texts.shiftbuckets({ buckets })}</p>}
      </NextCard>
      {products.length > 1 && (
        <Card heading={texts.byproduct}>
          <DescriptionList
            items={products.map((product) => [
              name(product.name),
              `${quantity(product.amount, product.unit)}, ${texts.shiftloads({ count: product.loads })}`,
            ])}
          />
        </Card>
      )}
    </>
  )
}

function Left({ swamp, queue, now }: { swamp: string; queue: Day['queue']; now: Date }): ReactElement {
  const texts = usePeatTexts('field')
  return (
    <section aria-labelledby="left">
      <h2 id="left">{texts.leftopen}</h2>
      {queue.length === 0 ? (
        <p>{texts.nothingopen}</p>
      ) : (
        <ul className={css.tiles}>
          {queue.map((load) => (
            <li key={load.id}>
              <TruckTile load={load} now={now} href={`#${queueAddress(swamp, load.id)}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
