/** How much of the day has come, and how much is coming; by type on a page of its own. */
import { DescriptionList, useLanguage } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Arrival } from '../../contract/reception/calls.ts'
import { tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import css from './gate.module.css'
import type { GateDay } from './gate-day.ts'

type DayTonnesProps = { of: GateDay /** With a line for each type of manure. */; isWhole?: boolean }

export function DayTonnes({ of, isWhole = false }: DayTonnesProps): ReactElement {
  const texts = useManureTexts('gate')
  const { receivedKg, comingKg, limitKg } = of.tonnage
  const most = Math.max(limitKg ?? 0, receivedKg + comingKg, 1)
  return (
    <section className={css.tonnes} aria-label={texts.daytonnes}>
      <p className={css.sums}>
        <span>
          <strong className={css.received}>{tonnes(receivedKg)}</strong> {texts.received}
        </span>
        <span>
          {limitKg === null
            ? texts.comingtonnes({ amount: tonnes(comingKg) })
            : texts.comingoflimit({ amount: tonnes(comingKg), limit: tonnes(limitKg) })}
        </span>
      </p>
      <svg className={css.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.room} width="100" height="6" />
        <rect className={css.soft} width={(100 * (receivedKg + comingKg)) / most} height="6" />
        <rect className={css.full} width={(100 * receivedKg) / most} height="6" />
      </svg>
      {isWhole && <ByType of={of} />}
    </section>
  )
}

function ByType({ of: { done, arrivals } }: { of: GateDay }): ReactElement {
  const texts = useManureTexts('gate')
  const { language } = useLanguage()
  const received = done.filter(({ state }) => state !== 'refused')
  const types = Map.groupBy([...received, ...arrivals], ({ type }) => type[language])
  const sumOf = (all: readonly Arrival[]) =>
    all.reduce((sum, { netKg, estimateKg, plannedKg }) => sum + (netKg ?? estimateKg ?? plannedKg), 0)
  return (
    <DescriptionList
      items={[
        ...[...types].map(([name, all]): [string, string] => {
          const came = all.filter((each) => received.includes(each))
          const rest = all.filter((each) => !came.includes(each))
          return [
            name,
            texts.typesum({ received: tonnes(sumOf(came)), trucks: came.length, coming: tonnes(sumOf(rest)) }),
          ]
        }),
        [texts.refused, String(done.length - received.length)],
      ]}
    />
  )
}
