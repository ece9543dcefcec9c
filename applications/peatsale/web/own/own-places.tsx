/** A customer's own places (5.1). */
import { SectionNav } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export type OwnPlace = '/sites' | '/papers' | '/prices' | '/account'

export function OwnPlaces({ at }: { at: OwnPlace }): ReactElement {
  const texts = usePeatTexts('own')
  const section = (path: OwnPlace | '' | '/orders', label: string) => ({
    href: `#/peatsale${path}`,
    label,
    current: path === at,
  })
  return (
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
  )
}
