/** What an order would cost by the published prices, line by line, without making one. */
import type { IsoWeek, Quantity } from '@workspace/portal/contract'
import { dayOf, daysOf, weekOf } from '@workspace/portal/contract'
import {
  Card,
  EmptyState,
  FailureNotice,
  FieldGrid,
  FormWide,
  iconDoc,
  LoadingList,
  QuantityField,
  Select,
  Split,
  Stack,
  TypedWeekField,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { estimateOrder } from '../../contract/orders/calls.ts'
import type { DeliveryMethod } from '../../contract/orders/order-fields.ts'
import { deliveryMethods } from '../../contract/orders/order-fields.ts'
import { searchProducts } from '../../contract/products/calls.ts'
import type { ListedProduct } from '../../contract/products/product.ts'
import { MissingSellers } from '../lists/own-sellers.tsx'
import { useName, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { CustomerPicker } from './customer-picker.tsx'
import { SellerSelect, useOwnSellers } from './own-sellers.tsx'
import { PriceWhy } from './price-why.tsx'
import { PricesPage } from './prices-page.tsx'

interface Asked {
  readonly account: string
  readonly site: string
  readonly method: DeliveryMethod
  readonly product: string
  readonly quantity: number | undefined
  readonly week: IsoWeek | undefined
}

export function TryPriceScreen(): ReactElement {
  const texts = usePeatTexts('pricing')
  const sellers = useOwnSellers()
  const [chosen, setChosen] = useState('')
  const seller = chosen === '' ? (sellers?.[0]?.id ?? '') : chosen
  return (
    <PricesPage at="/office/prices/try" heading={texts.tryprice} lead={texts.trylead}>
      {sellers === undefined || seller === '' ? (
        <MissingSellers />
      ) : (
        <>
          <FormWide>
            <SellerSelect sellers={sellers} value={seller} onChange={setChosen} />
          </FormWide>
          <Trial key={seller} seller={seller} />
        </>
      )}
    </PricesPage>
  )
}

function Trial({ seller }: { seller: string }): ReactElement {
  const texts = usePeatTexts('pricing')
  const [asked, setAsked] = useState<Asked>(() => ({
    ...{ account: '', site: '', method: 'delivered', product: '', quantity: 100_000 },
    week: weekOf(dayOf(new Date())),
  }))
  const set = (changed: Partial<Asked>) => setAsked((before) => ({ ...before, ...changed }))
  const view = { seller, account: asked.account, all: false, find: '' }
  const { data } = useAnswer(searchProducts, { ...view, sort: 'name', direction: 'asc', cursor: '', limit: 200 })
  const product = data?.rows.find(({ id }) => id === asked.product)
  const { account, quantity, week } = asked
  return (
    <Split kind="even">
      <Card heading={texts.trywhat}>
        <TrialFields asked={asked} set={set} seller={seller} products={data?.rows ?? []} />
      </Card>
      <Card heading={texts.price}>
        {account !== '' && product && quantity !== undefined && quantity > 0 && week !== undefined ? (
          <Answer asked={{ ...asked, quantity, week }} product={product} seller={seller} />
        ) : (
          <EmptyState icon={iconDoc} title={texts.trynone} />
        )}
      </Card>
    </Split>
  )
}

type TrialFieldsProps = {
  asked: Asked
  set: (changed: Partial<Asked>) => void
  seller: string
  products: readonly ListedProduct[]
}

function TrialFields({ asked, set, seller, products }: TrialFieldsProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const name = useName()
  const unitName = useUnit()
  const customer = useAnswer(readCustomer, { id: asked.account }, { enabled: asked.account !== '' })
  const unit = products.find(({ id }) => id === asked.product)?.salesUnit ?? 'm3'
  return (
    <Stack>
      <CustomerPicker
        seller={seller}
        value={asked.account}
        onChange={(account) => set({ account, site: '', product: '' })}
      />
      <Select label={texts.trysite} value={asked.site} onChange={({ target }) => set({ site: target.value })}>
        <option value="">{texts.nosite}</option>
        {customer.data?.sites.map((site) => (
          <option key={site.id} value={site.id}>
            {`${site.name}, ${site.city}`}
          </option>
        ))}
      </Select>
      <Select
        label={texts.method}
        value={asked.method}
        onChange={({ target }) => set({ method: target.value === 'collected' ? 'collected' : 'delivered' })}
      >
        {deliveryMethods.map((method) => (
          <option key={method} value={method}>
            {texts[`method_${method}`]}
          </option>
        ))}
      </Select>
      <Select label={texts.product} value={asked.product} onChange={({ target }) => set({ product: target.value })}>
        <option value="">{texts.chooseproduct}</option>
        {products.map(({ id, nameFi, nameEn }) => (
          <option key={id} value={id}>
            {name({ fi: nameFi, en: nameEn })}
          </option>
        ))}
      </Select>
      <FieldGrid>
        <QuantityField
          label={texts.tryquantity}
          span="half"
          unit={unitName(unit)}
          value={asked.quantity}
          onChange={(quantity) => set({ quantity })}
        />
        <TypedWeekField label={texts.tryweek} span="half" value={asked.week} onChange={(week) => set({ week })} />
      </FieldGrid>
    </Stack>
  )
}

type AnswerProps = {
  asked: Asked & { readonly quantity: number; readonly week: IsoWeek }
  product: ListedProduct
  seller: string
}

function Answer({ asked, product, seller }: AnswerProps): ReactElement {
  const { account, site, method, quantity, week } = asked
  const { data, error } = useAnswer(estimateOrder, {
    ...{ seller, account, site: site === '' ? null : site, method },
    lines: [{ product: product.id, quantity }],
    wish: { by: 'week', week },
  })
  if (!data) return error ? <FailureNotice answer={error.reason} /> : <LoadingList />
  const { code, nameFi, nameEn, salesUnit } = product
  const goods = [{ code, name: { fi: nameFi, en: nameEn }, unit: salesUnit, ordered: quantity as Quantity }]
  return <PriceWhy prices={data.prices} goods={goods} method={method} day={daysOf(week)[0]} open />
}
