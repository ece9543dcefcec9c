/** What comes next for whoever reads: a customer's delivery, a driver's load, a loader's queue. */
import { LinkButton, NextCard, Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useLoadStateWord } from '../parts/load-state-words.ts'
import { useLoadWhen } from '../parts/load-when.ts'
import { useName, useQuantity } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
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
  return (
    <NextCard
      kicker={`${isBuyer ? texts.nextdelivery : texts.nextload}, ${when(nextLoad) || texts.notsettled}`}
      mark={nextLoad.number}
      heading={isBuyer ? `${amount} ${name(product)}` : route}
    >
      <p>{isBuyer ? stateWord(state) : `${amount} ${name(product)}, ${nextLoad.customer}`}</p>
      <LinkButton href={isBuyer ? `#/peatsale/loads/${nextLoad.id}` : '#/peatsale/driving'} variant="straw" size="l">
        {isBuyer ? texts.openload : texts.todriving}
      </LinkButton>
    </NextCard>
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
