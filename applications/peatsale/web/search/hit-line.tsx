/** One thing that was found: what it is called, and below it what it is. */

import { NoWrap, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { Hit } from './hits.ts'
import css from './search-box.module.css'
import { useSearchTexts } from './search-texts.ts'

export function HitLine({ hit, find }: { hit: Hit; find: string }): ReactElement {
  const texts = useSearchTexts('search')
  const meta = useMeta()
  if (hit.row === null) return <span>{texts[`all_${hit.group}`]({ find })}</span>
  return (
    <>
      {hit.group === 'customers' || hit.group === 'transport' ? (
        <strong>{hit.row.name}</strong>
      ) : (
        <span>
          <strong>
            <NoWrap>{hit.row.number}</NoWrap>
          </strong>{' '}
          {hit.row.customer}
        </span>
      )}
      <span className={css.meta}>{meta(hit).filter(Boolean).join(', ')}</span>
    </>
  )
}

function useMeta(): (hit: Exclude<Hit, { row: null }>) => readonly string[] {
  const texts = useSearchTexts('search')
  const states = usePeatTexts('states')
  const { short, week } = useDateFormat()
  return (hit) => {
    switch (hit.group) {
      case 'orders': {
        const { state, place } = hit.row
        return [states[`order_${state}`], hit.row.week === null ? '' : week(hit.row.week), place]
      }
      case 'loads': {
        const { state, arrived, plate, place } = hit.row
        return [
          state === 'loaded' && arrived ? states.load_arrived : states[`load_${state}`],
          short(hit.row),
          plate,
          place,
        ]
      }
      case 'customers':
        return [hit.row.number, hit.row.place, hit.row.telephone]
      case 'transport': {
        const { kind, carrier, telephone } = hit.row
        return [texts[kind], kind === 'carrier' ? '' : carrier.name, telephone]
      }
    }
  }
}
