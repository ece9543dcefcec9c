/** Whom to call and where to drive next: to the farm until the manure is on the truck, then to the plant. */
import { iconWay, mapLink } from '@workspace/logistics/web/field'
import { iconPhone, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useManureTexts } from '../texts/texts.ts'
import css from './driving.module.css'
import { isReturning } from './next-step.ts'

export function CallsAndMaps({ of }: { of: Consignment }): ReactElement | null {
  const texts = useManureTexts('driving')
  const isToFarm = of.state === 'assigned' || of.state === 'loading' || isReturning(of)
  const map = isToFarm ? farmMap(of) : plantMap(of)
  const call = isToFarm ? of.storeDetails?.contactTelephone : of.plantDetails.phone
  if (!map && !call) return null
  return (
    <div className={css.pair}>
      {map && (
        <LinkButton variant="secondary" size="l" icon={iconWay} href={map}>
          {texts.navigate}
        </LinkButton>
      )}
      {call && (
        <LinkButton variant="secondary" size="l" icon={iconPhone} href={`tel:${call.replaceAll(' ', '')}`}>
          {texts.phone}
        </LinkButton>
      )}
    </div>
  )
}

function farmMap({ storeDetails }: Consignment): string | undefined {
  if (storeDetails === null) return undefined
  const { street, postalCode, city } = storeDetails
  return mapLink(storeDetails.place, [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '))
}

function plantMap({ plantDetails: { place, street, postalCode, city } }: Consignment): string | undefined {
  return mapLink(place, [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '))
}
