/** A customer's own places (5.1) as tabs, where there is room. */
import { OnWide } from '@workspace/logistics/web/shell'
import { SectionNav } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { OwnPlace, OwnPlacesProps } from './own-bar.tsx'

export function OwnPlaces({ at, way }: OwnPlacesProps): ReactElement {
  const texts = usePeatTexts('own')
  const section = (path: OwnPlace, label: string) => ({
    href: path === at && way !== undefined ? way : `#/peatsale${path}`,
    label,
    current: path === at,
  })
  return (
    <OnWide>
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
    </OnWide>
  )
}
