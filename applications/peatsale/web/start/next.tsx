/** What comes next for whoever reads: a customer's delivery, a driver's load, a loader's queue. */
import { LinkButton, NextCard, Notice, Steps } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { Truck } from '../carrier/truck.tsx'
import { useName, useQuantity } from '../lists/quantities.ts'
import { useLoadStateWord } from '../loads/load-state-words.ts'
import { useLoadWhen } from '../loads/load-when.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './next.module.css'
import type { Start } from './start-answer.ts'

export function Next({ start }: { start: Start }): ReactElement {
  const texts = usePeatTexts('work')
  const stateWord = useLoadStateWord()
  const quantity = useQuantity()
  const name = useName()
  const when = useLoadWhen()
  const isBuyer = start.roles.includes('customer')
  const { nextLoad } = start
  if (nextLoad === null) {
    return (
      <Notice tone="info" title={isBuyer ? texts.nonext : texts.nowork}>
        <p>{isBuyer ? texts.nonexttext : texts.noworktext}</p>
      </Notice>
    )
  }
  const { product, site, swamp, state, unit } = nextLoad
  const amount = quantity(nextLoad.delivered ?? nextLoad.loaded ?? nextLoad.planned, unit)
  const route = site && swamp ? texts.route({ from: swamp.name, to: site.city }) : (site?.name ?? nextLoad.customer)
  const onTheWay = nextLoad.arrived ? texts.arrivedsite : texts.ontheway
  const told = state === 'loaded' ? onTheWay : stateWord(state)
  return (
    <NextCard
      kicker={
        // What a driver has begun is no longer to come, and its loading time has passed.
        isBuyer || state === 'assigned'
          ? `${isBuyer ? texts.nextdelivery : texts.nextload}, ${when(state === 'loaded' ? { ...nextLoad, slotFrom: null } : nextLoad) || texts.notsettled}`
          : texts.loadunderway
      }
      mark={nextLoad.number}
      heading={isBuyer ? `${amount} ${name(product)}` : route}
    >
      <p>{isBuyer ? told : `${amount} ${name(product)}, ${nextLoad.customer}`}</p>
      {isBuyer && !nextLoad.isCollected && <Way load={nextLoad} />}
      {nextLoad.vehicle && unit === 'm3' && <Truck boxes={nextLoad.vehicle.boxes} amount={nextLoad.loaded ?? 0} />}
      <LinkButton href={isBuyer ? `#/peatsale/loads/${nextLoad.id}` : '#/peatsale/driving'} variant="straw" size="l">
        {isBuyer ? texts.openload : texts.todriving}
      </LinkButton>
    </NextCard>
  )
}

/** How far a farm's load is; the mark stands at what happens now or next. */
function Way({ load: { state, arrived } }: { load: LoadRow }): ReactElement {
  const texts = usePeatTexts('work')
  const current = arrived ? 3 : state === 'loaded' ? 2 : 1
  return (
    <div className={css.way}>
      <Steps
        even
        label={texts.way}
        steps={[texts.ordered, texts.loaded, texts.onway, texts.arrivedsite]}
        current={current}
        doneLabel={texts.stepdone}
      />
    </div>
  )
}

/** A loader's work is the queue. */
export function ToQueue({ start }: { start: Start }): ReactElement {
  const texts = usePeatTexts('work')
  return (
    <NextCard kicker={texts.loadinghere} heading={start.swamps.map(({ name }) => name).join(', ')}>
      <LinkButton href="#/peatsale/loading" variant="straw" size="l">
        {texts.toqueue}
      </LinkButton>
    </NextCard>
  )
}
