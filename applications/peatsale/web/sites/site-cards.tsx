/** Delivery sites of an account with their yards; the office sees and sets where they are to its sellers, too. */
import {
  Card,
  Chip,
  Cluster,
  DescriptionList,
  EmptyState,
  iconAlert,
  iconEdit,
  iconPlus,
  iconTruck,
  LinkButton,
  Stack,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { SiteSeen } from '../../contract/sites/site.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { Contact, useYardRows } from './site-details.tsx'
import { useSiteLabels } from './site-labels.ts'
import { SiteZones } from './site-zones.tsx'

export type SiteCardsProps = {
  sites: readonly SiteSeen[]
  /** The office's own; empty for the account's people. */
  sellers: readonly { readonly id: string; readonly name: string }[]
  /** Where each is edited, by its id, and a new one by `new`. */
  below: string
  /** Of the reader's, where there may be several. */
  account?: string
  /** Where they stand: on a page of their own, or among other things. */
  level: 'page' | 'office'
}

export function SiteCards({ sites, sellers, below, account, level }: SiteCardsProps): ReactElement {
  const texts = usePeatTexts('sites')
  const to = (site: string) => `${below}/${site}${account === undefined ? '' : `?account=${account}`}`
  const add = (
    <LinkButton
      href={to('new')}
      icon={iconPlus}
      variant={level === 'page' && sites.length === 0 ? 'primary' : 'secondary'}
      size={level === 'page' ? undefined : 's'}
    >
      {texts.newsite}
    </LinkButton>
  )
  const cards =
    sites.length === 0 ? (
      <EmptyState icon={iconTruck} title={texts.none} action={level === 'page' ? add : undefined}>
        <p>{texts.nonetext}</p>
      </EmptyState>
    ) : (
      <Stack>
        {sites.map((site) => (
          <SiteCard key={site.id} site={site} sellers={sellers} href={to(site.id)} level={level} />
        ))}
      </Stack>
    )
  if (level === 'page') {
    return (
      <Stack>
        {cards}
        {sites.length > 0 && <div>{add}</div>}
      </Stack>
    )
  }
  return (
    <Card heading={`${texts.sites} ${sites.length === 0 ? '' : sites.length}`.trim()} action={add}>
      {cards}
    </Card>
  )
}

type SiteCardProps = { site: SiteSeen; href: string } & Pick<SiteCardsProps, 'sellers' | 'level'>

function SiteCard({ site, sellers, href, level }: SiteCardProps): ReactElement {
  const texts = usePeatTexts('sites')
  return (
    <Card
      level={level === 'page' ? 2 : 3}
      heading={site.name}
      action={
        <LinkButton
          variant="secondary"
          size="s"
          icon={iconEdit}
          href={href}
          aria-label={texts.editof({ name: site.name })}
        >
          {texts.edit}
        </LinkButton>
      }
    >
      <Stack>
        <Cluster>
          <Chip
            tone={site.maxCombination === 'full' ? 'ok' : 'warn'}
            icon={site.maxCombination === 'full' ? undefined : iconAlert}
          >
            {texts[`fits_${site.maxCombination}`]}
          </Chip>
          {site.thawProne && (
            <Chip tone="warn" icon={iconAlert}>
              {texts.thaw}
            </Chip>
          )}
        </Cluster>
        <YardFacts site={site} />
        {sellers.length > 0 && <SiteZones site={site} sellers={sellers} />}
      </Stack>
    </Card>
  )
}

function YardFacts({ site }: { site: SiteSeen }): ReactElement {
  const texts = usePeatTexts('sites')
  const labels = useSiteLabels()
  const yardRows = useYardRows(site)
  const quantity = useQuantity()
  const yard = [
    `${labels.surface}: ${texts[`surface_${site.surface}`].toLowerCase()}`,
    `${labels.unloadSide}: ${texts[`unload_${site.unloadSide}`].toLowerCase()}`,
    site.heightLimitCm === null ? '' : texts.height({ cm: metres(site.heightLimitCm) }),
    site.storage === null ? '' : texts.room({ amount: quantity(site.storage, 'm3') }),
    site.turningNote,
  ]
  return (
    <DescriptionList
      items={[
        [texts.address, [site.street, `${site.postalCode} ${site.city}`.trim()].filter(Boolean).join('\n')],
        [texts.yard, yard.filter(Boolean).join('\n')],
        ...yardRows,
        [
          texts.contact,
          (site.contactName || site.contactPhone) && (
            <Contact key="contact" name={site.contactName} telephone={site.contactPhone} />
          ),
        ],
        [labels.gateCode, site.gateCode],
        [labels.instructions, site.instructions],
      ]}
    />
  )
}

/** Centimetres as Finns write metres: `4,60`. */
function metres(cm: number): string {
  return (cm / 100).toFixed(2).replace('.', ',')
}
