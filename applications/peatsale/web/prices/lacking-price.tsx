/** What an order's price lacks, in words, with the way to cure it: the price comes by itself once it is there. */
import { Button, Cluster, FailureNotice, LinkButton, Notice, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { estimateOrder, prepareConfirmation } from '../../contract/orders/calls.ts'
import type { MissingPrice, MissingPrices } from '../../contract/orders/missing-price.ts'
import { saveSiteZone } from '../../contract/sites/calls.ts'
import { useName } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

type LackingPriceProps = {
  lacking: MissingPrices
  seller: string
  goods: readonly { readonly code: string; readonly name: { readonly fi: string; readonly en: string } }[]
}

export function LackingPrice({ lacking, seller, goods }: LackingPriceProps): ReactElement {
  const texts = usePeatTexts('prices')
  const name = useName()
  const { missing, zone } = lacking
  return (
    <>
      {zone !== null && <LackingZone zone={zone} seller={seller} />}
      {missing.map(({ product, cause, list }) => {
        if (cause === 'zone') return null
        const of = goods.find(({ code }) => code === product)
        return (
          <Notice
            key={product}
            tone="warn"
            title={texts[`lacks_${cause}`]({ product: of ? name(of.name) : '' })}
            action={
              <LinkButton variant="secondary" size="s" href={cureOf({ cause, list })}>
                {texts[`cure_${cause}`]}
              </LinkButton>
            }
          >
            {texts.bycure}
          </Notice>
        )
      })}
    </>
  )
}

function cureOf({ cause, list }: Pick<MissingPrice, 'cause' | 'list'>): string {
  if (cause === 'freight') return '#/peatsale/office/freight'
  if (cause === 'tax') return '#/peatsale/office/vat'
  return list === '' ? '#/peatsale/office/prices' : `#/peatsale/office/prices/${list}`
}

type LackingZoneProps = { zone: NonNullable<MissingPrices['zone']>; seller: string }

function LackingZone({ zone, seller }: LackingZoneProps): ReactElement {
  const texts = usePeatTexts('prices')
  const { site, account, version, proposed, km } = zone
  const { send, isBusy, failure } = useSend(saveSiteZone, {
    invalidates: [prepareConfirmation, estimateOrder, readCustomer],
    successMessage: texts.zoneset,
  })
  const named = proposed === null ? '' : `${proposed.code} ${proposed.name}`.trim()
  return (
    <Notice
      tone="warn"
      title={texts.lacks_zone}
      action={
        <Cluster>
          {proposed !== null && (
            <Button
              variant="secondary"
              size="s"
              busy={isBusy}
              onClick={() => void send({ site, seller, version, zone: proposed.id, distances: [] })}
            >
              {texts.givezone({ zone: named })}
            </Button>
          )}
          <LinkButton variant="quiet" size="s" href={`#/peatsale/office/customers/${account}`}>
            {texts.cure_zone}
          </LinkButton>
        </Cluster>
      }
    >
      {proposed === null ? texts.nozoneproposed : texts.zoneproposed({ zone: named, km })}
      {failure && <FailureNotice answer={failure} />}
    </Notice>
  )
}
