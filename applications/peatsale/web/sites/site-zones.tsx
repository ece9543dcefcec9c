/** In which zone of each own seller a site is, and how far: set by the office. */
import { Button, Cluster, iconEdit, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { SiteSeen, SiteZone } from '../../contract/sites/site.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ZoneDialog } from './zone-dialog.tsx'
import { useZoneNames } from './zone-names.ts'

type SiteZonesProps = { site: SiteSeen; sellers: readonly { readonly id: string; readonly name: string }[] }

export function SiteZones({ site, sellers }: SiteZonesProps): ReactElement {
  return (
    <Stack gap="s">
      {site.zones.map((zone) => {
        const seller = sellers.find(({ id }) => id === zone.seller)
        return seller && <ZoneLine key={zone.seller} site={site} zone={zone} seller={seller} />
      })}
    </Stack>
  )
}

type ZoneLineProps = { site: SiteSeen; zone: SiteZone; seller: SiteZonesProps['sellers'][number] }

function ZoneLine({ site, zone, seller }: ZoneLineProps): ReactElement {
  const texts = usePeatTexts('sites')
  const [isOpen, setOpen] = useState(false)
  const { nameOf } = useZoneNames(seller.id)
  const km = zone.proposedKm === null ? '' : `${zone.proposedKm} km`
  const said = zone.zone === '' ? texts.nozone : texts.zoneandkm({ zone: nameOf(zone.zone), km })
  return (
    <Cluster align="between">
      <span>{`${texts.zoneof({ seller: seller.name })}: ${said}`}</span>
      <Button
        variant="secondary"
        size="s"
        icon={iconEdit}
        aria-label={texts.setzoneof({ name: site.name, seller: seller.name })}
        onClick={() => setOpen(true)}
      >
        {texts.setzone}
      </Button>
      {isOpen && <ZoneDialog site={site} zone={zone} seller={seller} onClose={() => setOpen(false)} />}
    </Cluster>
  )
}
