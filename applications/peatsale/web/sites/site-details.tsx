/** A yard in words: what fits there, what it is made of, how far it is. */

import { DescriptionList } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import type { YardFields } from '../../contract/sites/site.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Site = NonNullable<Order['siteDetails']>
type SiteDetailsProps = {
  site: YardFields &
    Pick<Site, 'name' | 'street' | 'postalCode' | 'city'> & {
      readonly zone?: Site['zone']
      readonly km: Site['km']
    }
  /** Of the order. */
  instructions: string
  /** What holds for every load to this yard. */
  standing?: string
  contact: ContactProps
  gateCode?: string
}

export function SiteDetails({
  site,
  instructions,
  standing = '',
  contact,
  gateCode = '',
}: SiteDetailsProps): ReactElement {
  const texts = usePeatTexts('work')
  const yardRows = useYardRows(site)
  const { street, postalCode, city, surface, maxCombination, thawProne, turningNote, zone, km } = site
  const yard = [texts[`fits_${maxCombination}`], texts[`surface_${surface}`], thawProne ? texts.thaw : '']
  const distance = [km === null ? '' : texts.km({ km }), zone ? texts.zone({ zone: zone.name }) : '']
  return (
    <DescriptionList
      items={[
        [texts.address, [site.name, street, `${postalCode} ${city}`.trim(), said(distance)].filter(Boolean).join('\n')],
        [texts.yard, [said(yard), turningNote].filter(Boolean).join('\n')],
        ...yardRows,
        [texts.standing, standing],
        [texts.instructions, instructions === standing ? '' : instructions],
        [texts.contact, (contact.name || contact.telephone) && <Contact {...contact} />],
        [texts.gatecode, gateCode],
      ]}
    />
  )
}

/** The notes about a yard that need no more than their label. */
export function useYardRows(site: YardFields): [label: string, value: string][] {
  const texts = usePeatTexts('work')
  return [[texts.site_allowedHours, site.allowedHours]]
}

type ContactProps = { name: string; telephone: string }

/** A telephone is there to be called. */
export function Contact({ name, telephone }: ContactProps): ReactElement {
  return (
    <>
      {name}
      {name && telephone && ' '}
      {telephone && <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>}
    </>
  )
}

function said(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ')
}
