/** Telephones of a load, to be pressed: the driver's, the dispatcher's and the yard's. */
import { Cluster, iconPhone, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function LoadPhones({ load: { crewPhones, siteDetails } }: { load: Load }): ReactElement | null {
  const texts = usePeatTexts('work')
  const yard = {
    who: 'site' as const,
    name: siteDetails?.contactName ?? '',
    telephone: siteDetails?.contactTelephone ?? '',
  }
  const calls = [...crewPhones, yard].filter(({ telephone }) => telephone !== '')
  if (calls.length === 0) return null
  return (
    <Cluster>
      {calls.map(({ who, name, telephone }) => (
        <LinkButton
          key={`${who} ${telephone}`}
          variant="secondary"
          icon={iconPhone}
          href={`tel:${telephone.replaceAll(' ', '')}`}
        >
          {[`${texts[`phone_${who}`]}:`, name, telephone].filter(Boolean).join(' ')}
        </LinkButton>
      ))}
    </Cluster>
  )
}
