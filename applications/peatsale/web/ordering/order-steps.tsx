/** What an order is of, and where it goes. */
import { Quantity } from '@workspace/portal/contract'
import {
  Button,
  Card,
  Checkbox,
  Cluster,
  EmptyState,
  iconBox,
  iconPlus,
  iconX,
  LinkButton,
  QuantityField,
  RadioGroup,
  Stack,
  useAnswer,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ListedProduct, SiteSeen } from '../../contract/index.ts'
import { readStart } from '../../contract/start/calls.ts'
import { useQuantity, useUnit } from '../lists/quantities.ts'
import { ProductImage } from '../registers/products/product-image.tsx'
import { useViewerRole } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { LineValue, OrderStep, OrderValues } from './order-values.ts'

export type StepProps = {
  values: OrderValues
  set: (changed: Partial<OrderValues>) => void
  errorOf: (step: OrderStep) => string | undefined
  idOf: (step: OrderStep) => string
}

export function ProductStep({
  values,
  set,
  errorOf,
  idOf,
  products,
}: StepProps & { products: readonly ListedProduct[] }) {
  const texts = usePeatTexts('ordering')
  const { language } = useLanguage()
  const [first, ...others] = values.lines
  if (products.length === 0) {
    return (
      <EmptyState icon={iconBox} title={texts.noproducts}>
        <p>{texts.noproductstext}</p>
      </EmptyState>
    )
  }
  // What cannot be chosen is told in one sentence, not row by row.
  const gone = products.filter((product) => isGone(product, first.product))
  const offered = products.filter((product) => !gone.includes(product))
  const nameOf = ({ nameFi, nameEn }: ListedProduct) => (language === 'fi' ? nameFi : nameEn)
  return (
    <Card heading={texts.what}>
      <RadioGroup
        id={idOf('product')}
        legend={texts.product}
        name={idOf('product')}
        layout="cards"
        required
        value={first.product}
        error={errorOf('product')}
        onChange={({ target }) => set({ lines: [withProduct(first, products, target.value), ...others] })}
        options={offered.map((product) => ({
          value: product.id,
          label: nameOf(product),
          hint: hintOf(product),
          picture: product.image === null ? undefined : <ProductImage product={product} size="tile" alt="" />,
          disabled: others.some((line) => line.product === product.id),
        }))}
      />
      {gone.length > 0 && <p>{texts.notnow({ names: gone.map(nameOf).join('; ') })}</p>}
    </Card>
  )
  function hintOf({ season, moisturePct, availability }: ListedProduct): string {
    if (!season.isOpen) return language === 'fi' ? season.wordsFi : season.wordsEn
    const moisture = moisturePct === null ? '' : texts.moisture({ pct: moisturePct })
    const said = [moisture, availability === null ? '' : texts[`availability_${availability}`]]
    const [first = '', ...rest] = said.filter(Boolean)
    return [first.slice(0, 1).toUpperCase() + first.slice(1), ...rest].join(', ')
  }
}

/** What is chosen already stays so: the server says what becomes of it. */
function isGone({ id, availability }: ListedProduct, chosen: string): boolean {
  return id !== chosen && availability === 'none'
}

/** The least amount of another product is not that of the one before it. */
function withProduct(line: LineValue, products: readonly ListedProduct[], id: string): LineValue {
  const before = products.find((product) => product.id === line.product)
  const now = products.find((product) => product.id === id)
  const fits = before !== undefined && before.salesUnit === now?.salesUnit && (line.quantity ?? 0) >= now.minOrder
  return { ...line, product: id, quantity: fits ? line.quantity : now && leastOf(now) }
}

function leastOf({ minOrder, orderStep }: ListedProduct): number {
  return Math.max(minOrder, orderStep)
}

export function AmountStep({
  values,
  set,
  errorOf,
  idOf,
  products,
}: StepProps & { products: readonly ListedProduct[] }) {
  const texts = usePeatTexts('ordering')
  const { language } = useLanguage()
  const unitName = useUnit()
  const quantity = useQuantity()
  const [first, ...others] = values.lines
  const of = products.find(({ id }) => id === first.product)
  const nameOf = (id: string) => {
    const found = products.find((product) => product.id === id)
    return found === undefined ? '' : language === 'fi' ? found.nameFi : found.nameEn
  }
  return (
    <Card heading={texts.howmuch}>
      <QuantityField
        id={idOf('quantity')}
        label={texts.quantity}
        required
        unit={unitName(of?.salesUnit ?? 'm3')}
        hint={of && texts.least({ least: quantity(Quantity.parse(leastOf(of)), of.salesUnit) })}
        value={first.quantity}
        onChange={(amount) => set({ lines: [{ ...first, quantity: amount }, ...others] })}
        error={errorOf('quantity')}
        {...(of && { least: Quantity.parse(leastOf(of)), step: Quantity.parse(of.orderStep), wholeSteps: true })}
      />
      {others.length > 0 && (
        <Stack gap="s">
          <p>{texts.alsoordered}</p>
          {others.map((line) => (
            <Cluster key={line.id} align="between">
              <span>
                {`${quantity(Quantity.parse(line.quantity ?? 0), products.find(({ id }) => id === line.product)?.salesUnit ?? 'm3')} ${nameOf(line.product)}`}
              </span>
              <Button
                variant="quiet"
                size="s"
                icon={iconX}
                onClick={() => set({ lines: [first, ...others.filter(({ id }) => id !== line.id)] })}
              >
                {texts.remove({ what: nameOf(line.product) })}
              </Button>
            </Cluster>
          ))}
        </Stack>
      )}
    </Card>
  )
}

/** Whoever orders for the own account adds the site, too. */
function NoSites({ account }: { account: string }): ReactElement {
  const texts = usePeatTexts('ordering')
  const { data } = useAnswer(readStart, {})
  if (data?.accounts.some(({ id }) => id === account) !== true) return <p>{texts.nosites}</p>
  return (
    <>
      <p>{texts.nositesyet}</p>
      <LinkButton variant="secondary" icon={iconPlus} href={`#/peatsale/sites/new?account=${account}`}>
        {texts.addsite}
      </LinkButton>
    </>
  )
}

export function PlaceStep({ values, set, errorOf, idOf, sites }: StepProps & { sites: readonly SiteSeen[] }) {
  const texts = usePeatTexts('ordering')
  const work = usePeatTexts('work')
  const changes = usePeatTexts('changes')
  const isOffice = useViewerRole() === 'office'
  return (
    <Card heading={texts.where}>
      <Stack>
        {sites.length === 0 && <NoSites account={values.account} />}
        <RadioGroup
          id={idOf('site')}
          legend={texts.site}
          name={idOf('site')}
          layout="cards"
          required
          value={values.site}
          error={errorOf('site')}
          onChange={({ target }) => set({ site: target.value })}
          options={sites.map((site) => ({
            value: site.id,
            label: `${site.name}, ${site.street}, ${site.city}`,
            hint: `${work[`fits_${site.maxCombination}`]}, ${work[`surface_${site.surface}`]}`,
          }))}
        />
        <Checkbox
          label={isOffice ? changes.collected : texts.collected}
          hint={texts.collectedhint}
          checked={values.method === 'collected'}
          onChange={({ target }) => set({ method: target.checked ? 'collected' : 'delivered' })}
        />
      </Stack>
    </Card>
  )
}
