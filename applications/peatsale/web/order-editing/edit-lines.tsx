/** Products and quantities of an order that the office changes, each with a price by hand where it says one. */
import { Quantity } from '@workspace/portal/contract'
import {
  Button,
  Card,
  Checkbox,
  Cluster,
  formatPrice,
  iconPlus,
  iconX,
  newId,
  PriceField,
  QuantityField,
  Select,
  Stack,
  useLanguage,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ListedProduct } from '../../contract/index.ts'
import type { Order } from '../../contract/orders/order.ts'
import { useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { EditLine, EditValues } from './edit-values.ts'
import { asPriced } from './edit-values.ts'

export type EditPartProps = {
  order: Order
  values: EditValues
  set: (changed: Partial<EditValues>) => void
  /** What is wrong with a field, in words. */
  errorOf: (field: 'lines' | 'prices' | 'site' | 'reason') => string | undefined
  idOf: (field: string) => string
}

type EditLinesProps = EditPartProps & { products: readonly ListedProduct[] }

export function EditLines(props: EditLinesProps): ReactElement {
  const { order, values, set, products } = props
  const texts = usePeatTexts('changes')
  const isUnderWay = order.state === 'in_delivery'
  const change = (id: string, changed: Partial<EditLine>) =>
    set({ lines: values.lines.map((line) => (line.id === id ? { ...line, ...changed } : line)) })
  const add = () => set({ lines: [...values.lines, { id: newId(), product: '', quantity: undefined, ...asPriced }] })
  const free = products.filter(({ id }) => !values.lines.some(({ product }) => product === id))
  return (
    <Card heading={texts.goods}>
      <Stack>
        {isUnderWay && <p>{texts.underway}</p>}
        {values.lines.map((line, place) => (
          <Line key={line.id} {...props} line={line} place={place} change={(changed) => change(line.id, changed)} />
        ))}
        {!isUnderWay && free.length > 0 && (
          <Cluster>
            <Button variant="secondary" icon={iconPlus} onClick={add}>
              {texts.addproduct}
            </Button>
          </Cluster>
        )}
        {values.lines.some(({ price }) => price !== undefined) && (
          <Checkbox
            label={texts.includesfreight}
            checked={values.includesFreight}
            onChange={({ target }) => set({ includesFreight: target.checked })}
          />
        )}
        {!isUnderWay && values.method === 'delivered' && order.prices?.freight !== undefined && (
          <Checkbox
            label={texts.listfreight}
            hint={order.prices.freight.by === 'hand' ? texts.freightbyhandnow : texts.nofreightnow}
            checked={values.isFreightListed}
            onChange={({ target }) => set({ isFreightListed: target.checked })}
          />
        )}
      </Stack>
    </Card>
  )
}

type LineProps = EditLinesProps & { line: EditLine; place: number; change: (changed: Partial<EditLine>) => void }

function Line(props: LineProps): ReactElement {
  const { order, values, line, place, change, products, errorOf, idOf } = props
  const texts = usePeatTexts('changes')
  const { language } = useLanguage()
  const unitName = useUnit()
  const quantity = useQuantity()
  const stored = order.lines.find(({ id }) => id === line.id)
  const of = products.find(({ id }) => id === line.product)
  const unit = of?.salesUnit ?? stored?.unit ?? 'm3'
  const name = of ? (language === 'fi' ? of.nameFi : of.nameEn) : stored ? stored.product.name[language] : ''
  const newValue = ({ ordered, loaded, delivered }: Order['lines'][number]) => {
    const gone = quantity(Quantity.parse(Math.max(loaded, delivered)), unit)
    const now = quantity(ordered, unit)
    return loaded + delivered > 0 ? texts.orderedandloaded({ now, loaded: gone }) : texts.orderednow({ now })
  }
  const isUnderWay = order.state === 'in_delivery'
  return (
    <Stack gap="s">
      <ProductChoice {...props} />
      <QuantityField
        id={idOf(place === 0 ? 'lines' : `quantity-${line.id}`)}
        label={`${texts.quantity}${name === '' ? '' : `, ${name}`}`}
        required
        unit={unitName(unit)}
        hint={stored && newValue(stored)}
        value={line.quantity}
        onChange={(amount) => change({ quantity: amount })}
        error={place === 0 ? errorOf('lines') : undefined}
      />
      {!isUnderWay && stored?.manualPrice != null && stored.product.id === line.product && (
        <Checkbox
          label={texts.listprice({ product: name })}
          hint={texts.byhandnow({ price: formatPrice(stored.manualPrice, unitName(unit)) })}
          checked={line.isListed}
          onChange={({ target }) => change({ isListed: target.checked, price: undefined })}
        />
      )}
      {!isUnderWay && !line.isListed && (
        <PriceField
          id={idOf(place === 0 ? 'prices' : `price-${line.id}`)}
          label={texts.byhand({ product: name })}
          hint={stored?.manualPrice == null ? texts.byhandhint : texts.byhandkept}
          per={unitName(unit)}
          value={line.price}
          onChange={(price) => change({ price })}
          error={place === 0 ? errorOf('prices') : undefined}
        />
      )}
      {!isUnderWay && values.lines.length > 1 && <Removal {...props} name={name} />}
    </Stack>
  )
}

/** A product that a load is planned of stays: the server says so, and the choice with it. */
function ProductChoice({ order, values, line, change, products }: LineProps): ReactElement {
  const texts = usePeatTexts('changes')
  const { language } = useLanguage()
  const stored = order.lines.find(({ id }) => id === line.id)
  const isKnown = products.some(({ id }) => id === line.product)
  return (
    <Select
      label={texts.product}
      required
      disabled={order.state === 'in_delivery'}
      value={line.product}
      onChange={({ target }) => change({ product: target.value })}
    >
      {line.product === '' && <option value="">{texts.choose}</option>}
      {!isKnown && stored && <option value={stored.product.id}>{stored.product.name[language]}</option>}
      {products
        .filter(({ id }) => id === line.product || !values.lines.some(({ product }) => product === id))
        .map(({ id, nameFi, nameEn }) => (
          <option key={id} value={id}>
            {language === 'fi' ? nameFi : nameEn}
          </option>
        ))}
    </Select>
  )
}

function Removal({ values, set, line, name }: LineProps & { name: string }): ReactElement {
  const texts = usePeatTexts('changes')
  const rest = values.lines.filter(({ id }) => id !== line.id)
  return (
    <Cluster>
      <Button variant="quiet" size="s" icon={iconX} onClick={() => set({ lines: rest })}>
        {texts.removeproduct({ product: name || texts.product })}
      </Button>
    </Cluster>
  )
}
