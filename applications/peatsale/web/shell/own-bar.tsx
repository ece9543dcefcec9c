/** A customer's own places (5.1) where tabs have no room: a bar under the thumb. */

import { iconPin } from '@workspace/logistics/web/field'
import { OnNarrow } from '@workspace/logistics/web/shell'
import { BottomBar, iconDoc, iconHome, iconList } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

/** `/loads` is no place of its own: it is reached from home. */
export type OwnPlace = '' | '/orders' | '/loads' | '/sites' | '/papers' | '/prices' | '/account'

export type OwnPlacesProps = {
  at: OwnPlace
  /** Back to the list that a page of one row was opened from, as it was left. */
  way?: string | undefined
}

/** Stands after the page. Prices and the account are reached from home: a bar has four places. */
export function OwnBar({ at, way }: OwnPlacesProps): ReactElement {
  const texts = usePeatTexts('own')
  const place = (path: OwnPlace) => ({
    href: path === at && way !== undefined ? way : `#/peatsale${path}`,
    current: path === at,
  })
  return (
    <OnNarrow>
      <BottomBar
        label={texts.places}
        places={[
          { ...place(''), label: texts.home, icon: iconHome },
          { ...place('/orders'), label: texts.orders, icon: iconList },
          { ...place('/sites'), label: texts.sites, icon: iconPin },
          { ...place('/papers'), label: texts.papers, icon: iconDoc },
        ]}
      />
    </OnNarrow>
  )
}
