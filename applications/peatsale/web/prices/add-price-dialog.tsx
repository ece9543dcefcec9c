/** A price on terms that the sheet does not have yet: other goods, another zone, break or season. */
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { Quantity as QuantitySchema } from '@workspace/portal/contract'
import {
  Checkbox,
  DateField,
  Dialog,
  DialogActions,
  FieldGrid,
  focusField,
  PriceField,
  QuantityField,
  Select,
  Stack,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import { deliveryMethods } from '../../contract/orders/order-fields.ts'
import type { ListedProduct } from '../../contract/products/product.ts'
import type { Zone } from '../../contract/sellers/seller.ts'
import { useName, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Block, PricePlace } from './price-sheet.ts'

export interface AddedPrice {
  readonly places: readonly PricePlace[]
  readonly price: number
}

export type AddPriceDialogProps = {
  /** Whose goods and terms are settled; undefined where they are chosen. */
  block: Block | undefined
  products: readonly ListedProduct[]
  zones: readonly Zone[]
  taken: (place: PricePlace) => boolean
  onAdd: (added: AddedPrice) => void
  onClose: () => void
}

type Terms = Omit<Block['terms'], 'unit'>

interface Values extends Terms {
  /** An id, empty for any zone, or `each`. */
  readonly zone: string
  readonly minQty: number | undefined
  readonly seasonFrom: LocalDate | undefined
  readonly seasonTo: LocalDate | undefined
  readonly price: number | undefined
}

const bases = [1, 1000] as const
const eachZone = 'each'
const nothing = QuantitySchema.parse(0)

export function AddPriceDialog(props: AddPriceDialogProps): ReactElement {
  const { block, products, zones, taken, onAdd, onClose } = props
  const texts = usePeatTexts('pricing')
  const { fieldmissing } = useTexts('forms')
  const unitName = useUnit()
  const id = useId()
  const [values, setValues] = useState<Values>(() => firstValues(block, products))
  const [tried, setTried] = useState(false)
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }))
  const unit = products.find((product) => product.id === values.product)?.salesUnit ?? 'm3'
  const places = placesOf(values, { unit, zones })
  const isTaken = places.some(taken)
  const isBackwards =
    values.seasonFrom !== undefined && values.seasonTo !== undefined && values.seasonTo < values.seasonFrom
  function add() {
    setTried(true)
    if (values.minQty === undefined || isTaken) return focusField(`${id}-least`)
    if (isBackwards) return focusField(`${id}-to`)
    if (values.price === undefined) return focusField(`${id}-price`)
    onAdd({ places, price: values.price })
  }
  const part = { values, set, id }
  const actions = (
    <DialogActions onClose={onClose} onClick={add}>
      {texts.addprice}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.addprice} actions={actions} onClose={onClose} onEnter={add}>
      <Stack>
        {block === undefined && <GoodsFields {...part} products={products} unit={unit} />}
        <ZoneSelect {...part} zones={zones} />
        <QuantityField
          id={`${id}-least`}
          label={texts.least}
          unit={unitName(unit)}
          required
          value={values.minQty}
          onChange={(minQty) => set({ minQty })}
          error={tried ? (values.minQty === undefined ? fieldmissing : isTaken ? texts.taken : undefined) : undefined}
        />
        <SeasonFields {...part} />
        <PriceField
          id={`${id}-price`}
          label={texts.price}
          per={values.priceBaseQty === 1 ? unitName(unit) : `${values.priceBaseQty} ${unitName(unit)}`}
          required
          value={values.price}
          onChange={(price) => set({ price })}
          error={tried && values.price === undefined ? fieldmissing : undefined}
        />
      </Stack>
    </Dialog>
  )
}

type PartProps = { values: Values; set: (changed: Partial<Values>) => void; id: string }

type GoodsFieldsProps = PartProps & { products: readonly ListedProduct[]; unit: PricePlace['unit'] }

function GoodsFields({ values, set, id, products, unit }: GoodsFieldsProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const name = useName()
  const unitName = useUnit()
  return (
    <>
      <Select
        id={`${id}-product`}
        label={texts.product}
        required
        data-dialog-first
        value={values.product}
        onChange={({ target }) => set({ product: target.value })}
      >
        {products
          .filter(({ active }) => active)
          .map((product) => (
            <option key={product.id} value={product.id}>
              {name({ fi: product.nameFi, en: product.nameEn })}
            </option>
          ))}
      </Select>
      <Select
        label={texts.method}
        value={values.method}
        onChange={({ target }) => set({ method: target.value === 'collected' ? 'collected' : 'delivered' })}
      >
        {deliveryMethods.map((method) => (
          <option key={method} value={method}>
            {texts[`method_${method}`]}
          </option>
        ))}
      </Select>
      {values.method === 'delivered' && (
        <Checkbox
          label={texts.includesfreight}
          checked={values.includesFreight}
          onChange={({ target }) => set({ includesFreight: target.checked })}
        />
      )}
      <Select
        label={texts.base}
        value={values.priceBaseQty}
        onChange={({ target }) => set({ priceBaseQty: Number(target.value) })}
      >
        {bases.map((base) => (
          <option key={base} value={base}>
            {texts[`base_${base}`]({ unit: unitName(unit) })}
          </option>
        ))}
      </Select>
    </>
  )
}

function ZoneSelect({ values, set, zones }: PartProps & { zones: readonly Zone[] }): ReactElement {
  const texts = usePeatTexts('pricing')
  return (
    <Select label={texts.zone} value={values.zone} onChange={({ target }) => set({ zone: target.value })}>
      <option value="">{texts.anyzone}</option>
      {zones.length > 1 && <option value={eachZone}>{texts.zoneallat}</option>}
      {zones.map(({ id, name, maxKm }) => (
        <option key={id} value={id}>
          {texts.zoneupto({ name, km: maxKm })}
        </option>
      ))}
    </Select>
  )
}

function SeasonFields({ values, set, id }: PartProps): ReactElement {
  const texts = usePeatTexts('pricing')
  return (
    <FieldGrid>
      <DateField
        label={texts.seasonfrom}
        span="half"
        value={values.seasonFrom}
        onChange={(seasonFrom) => set({ seasonFrom })}
      />
      <DateField
        id={`${id}-to`}
        label={texts.seasonto}
        span="half"
        least={values.seasonFrom}
        value={values.seasonTo}
        onChange={(seasonTo) => set({ seasonTo })}
      />
    </FieldGrid>
  )
}

function firstValues(block: Block | undefined, products: readonly ListedProduct[]): Values {
  const open = { zone: '', minQty: nothing, seasonFrom: undefined, seasonTo: undefined, price: undefined }
  const product = products.find(({ active }) => active)?.id ?? ''
  const terms: Terms = { product, priceBaseQty: 1, method: 'delivered', includesFreight: true }
  return { ...open, ...(block?.terms ?? terms) }
}

function placesOf(values: Values, of: { unit: PricePlace['unit']; zones: readonly Zone[] }): readonly PricePlace[] {
  const { product, priceBaseQty, method, zone, seasonFrom = null, seasonTo = null } = values
  const minQty = (values.minQty ?? 0) as Quantity
  const includesFreight = method === 'delivered' && values.includesFreight
  const terms = { product, unit: of.unit, priceBaseQty, method, includesFreight, minQty, seasonFrom, seasonTo }
  const zones = zone === eachZone ? of.zones.map(({ id }) => id) : [zone]
  return zones.map((each) => ({ ...terms, zone: each }))
}
