/** The prices that hold for an account today, at one of its sites, with or without VAT. */
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Cluster,
  MissingAnswer,
  Notice,
  navigate,
  Segmented,
  Select,
  Stack,
  useAddress,
  useAnswer,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { readCustomerPrices } from '../../contract/prices/calls.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import type { OwnAccount } from './own-page.tsx'
import { OwnPage } from './own-page.tsx'
import { PriceCard } from './price-card.tsx'

export const OwnPricesScreen = onlyFor(['customer'], OwnPrices)

function OwnPrices(): ReactElement {
  const texts = usePeatTexts('own')
  return (
    <OwnPage heading={texts.prices} path="/prices">
      {(account) => <Choices key={account.id} account={account} />}
    </OwnPage>
  )
}

/** Seller, site and VAT stand in the address: a link shows the same. */
function Choices({ account }: { account: OwnAccount }): ReactElement {
  const texts = usePeatTexts('own')
  const { query } = useAddress()
  const { data, error, refetch } = useAnswer(readCustomer, { id: account.id })
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const seller = account.sellers.find(({ id }) => id === query.get('seller')) ?? account.sellers[0]
  const site = data.sites.find(({ id }) => id === query.get('site')) ?? data.sites[0]
  const isGross = query.get('vat') === 'with'
  const chosen = { account: account.id, seller: seller?.id ?? '', site: site?.id ?? '', vat: isGross ? 'with' : '' }
  const go = (changed: Partial<typeof chosen>) => {
    const words = Object.entries({ ...chosen, ...changed }).filter(([, word]) => word !== '')
    navigate(`/peatsale/prices?${new URLSearchParams(words)}`, { replace: true })
  }
  if (seller === undefined) return <Notice tone="info" title={texts.noproducts} />
  return (
    <Stack>
      <Cluster align="end">
        {account.sellers.length > 1 && (
          <Select label={texts.seller} value={seller.id} onChange={({ target }) => go({ seller: target.value })}>
            {account.sellers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {data.sites.length > 1 && (
          <Select label={texts.site} value={chosen.site} onChange={({ target }) => go({ site: target.value })}>
            {data.sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Segmented
          label={texts.vat}
          options={[
            { value: '', label: texts.withoutvat },
            { value: 'with', label: texts.withvat },
          ]}
          value={isGross ? 'with' : ''}
          onChange={(vat) => go({ vat })}
        />
      </Cluster>
      <Prices asked={{ account: account.id, seller: seller.id, site: chosen.site }} isGross={isGross} />
    </Stack>
  )
}

type PricesProps = { asked: { account: string; seller: string; site: string }; isGross: boolean }

function Prices({ asked, isGross }: PricesProps): ReactElement {
  const { data, error, refetch } = useAnswer(readCustomerPrices, asked)
  if (data) return <PriceList prices={data} isGross={isGross} />
  return <MissingAnswer of={{ error, refetch }} />
}

type PriceListProps = { prices: AnswerOf<typeof readCustomerPrices>; isGross: boolean }

function PriceList({ prices, isGross }: PriceListProps): ReactElement {
  const texts = usePeatTexts('own')
  const { day } = useDateFormat()
  const { products, zone, km, breakBasis, breakMode } = prices
  if (products.length === 0) return <Notice tone="info" title={texts.noproducts} />
  return (
    <Stack>
      <p>{texts.pricelead({ day: day(prices.day) })}</p>
      {zone === '' ? <Notice tone="info" title={texts.nozone} /> : <p>{texts.zone({ zone })}</p>}
      {products.map((product) => (
        <PriceCard key={product.id} product={product} km={km} isGross={isGross} />
      ))}
      <p>{`${texts[`basis_${breakBasis}`]} ${texts[`mode_${breakMode}`]}`}</p>
    </Stack>
  )
}
