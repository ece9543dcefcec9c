/** Whom to call and where to drive next: to the swamp until the truck is loaded, then to the site. */
import { iconWay, mapLink } from '@workspace/logistics/web/field'
import { iconPhone, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './driving.module.css'

export function CallsAndMaps({ load }: { load: Load }): ReactElement | null {
  const texts = usePeatTexts('driving')
  const isToSwamp = load.state === 'assigned' || (load.state === 'loading' && !load.departed)
  const map = isToSwamp ? swampMap(load) : siteMap(load)
  const call = isToSwamp ? load.swampDetails?.loaders[0]?.telephone : load.siteDetails?.contactTelephone
  if (!map && !call) return null
  return (
    <div className={css.pair}>
      {map && (
        <LinkButton variant="secondary" size="l" icon={iconWay} href={map}>
          {isToSwamp ? texts.toswamp : texts.tosite}
        </LinkButton>
      )}
      {call && (
        <LinkButton variant="secondary" size="l" icon={iconPhone} href={`tel:${call.replaceAll(' ', '')}`}>
          {isToSwamp ? texts.callloader : texts.callcustomer}
        </LinkButton>
      )}
    </div>
  )
}

function swampMap({ swampDetails }: Load): string | undefined {
  if (swampDetails === null) return undefined
  return mapLink(swampDetails.place, [swampDetails.name, swampDetails.municipality].filter(Boolean).join(', '))
}

function siteMap({ siteDetails }: Load): string | undefined {
  if (siteDetails === null) return undefined
  const { street, postalCode, city } = siteDetails
  return mapLink(siteDetails.place, [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '))
}
