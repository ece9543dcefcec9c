/** A customer's own places (5.1): tabs where there is room, else a bar under the thumb. */
import { BottomBar, iconDoc, iconHome, iconList, SectionNav } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import css from './own-places.module.css'
import { iconPin } from './shapes.ts'

/** `/loads` is no place of its own: it is reached from home. */
export type OwnPlace = '' | '/orders' | '/loads' | '/sites' | '/papers' | '/prices' | '/account'

export function OwnPlaces({ at }: { at: OwnPlace }): ReactElement {
  const texts = usePeatTexts('own')
  const section = (path: OwnPlace, label: string) => ({ href: `#/peatsale${path}`, label, current: path === at })
  return (
    <div className={css.wide}>
      <SectionNav
        label={texts.places}
        sections={[
          section('', texts.home),
          section('/orders', texts.orders),
          section('/sites', texts.sites),
          section('/papers', texts.papers),
          section('/prices', texts.prices),
          section('/account', texts.account),
        ]}
      />
    </div>
  )
}

/** Stands after the page. Prices and the account are reached from home: a bar has four places. */
export function OwnBar({ at }: { at: OwnPlace }): ReactElement {
  const texts = usePeatTexts('own')
  const place = (path: OwnPlace) => ({ href: `#/peatsale${path}`, current: path === at })
  return (
    <div className={css.narrow}>
      <BottomBar
        label={texts.places}
        places={[
          { ...place(''), label: texts.home, icon: iconHome },
          { ...place('/orders'), label: texts.orders, icon: iconList },
          { ...place('/sites'), label: texts.sites, icon: iconPin },
          { ...place('/papers'), label: texts.papers, icon: iconDoc },
        ]}
      />
    </div>
  )
}
