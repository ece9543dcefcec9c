/** The form of a product. */

import type { TaxRate } from '@workspace/logistics/contract'
import { useTaxClass } from '@workspace/logistics/web/vat'
import {
  EditConflict,
  FieldGrid,
  FormStack,
  navigate,
  QuantityField,
  Select,
  SubmitPlace,
  TextInput,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { readProduct, saveProduct, searchProducts } from '../../../contract/products/calls.ts'
import { productKinds } from '../../../contract/products/product.ts'
import { SellerChoice } from '../../lists/own-sellers.tsx'
import { useUnit } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { ArchiveProduct } from './archive-product.tsx'
import type { StoredProduct } from './product-values.ts'
import { productValues, unitOfKind } from './product-values.ts'

export type ProductFormProps = {
  values: StoredProduct
  rates: readonly TaxRate[]
  /** Between what is saved together and what takes the product off sale. */
  children?: ReactNode
}

export function ProductForm({ values, rates, children }: ProductFormProps): ReactElement {
  const texts = usePeatTexts('registers')
  const labels = useProductLabels()
  const isNew = values.version === 0
  const form = useCallForm(saveProduct, {
    values,
    labels,
    messages: { code: { malformed: texts.productcodetext } },
    invalidates: [searchProducts, readProduct],
    successMessage: texts.productsaved,
    onDone: ({ id }) => isNew && navigate(`/peatsale/office/products/${id}`, { replace: true }),
  })
  const words = useProductWords()
  const taxClassOf = useTaxClass()
  const moisture = form.control('moisturePct')
  return (
    <>
      <FormStack {...form.props} aria-label={texts.product}>
        {isNew && <SellerChoice {...form.field('seller')} />}
        <FieldGrid>
          <TextInput {...form.field('nameFi')} span="half" />
          <TextInput {...form.field('nameEn')} span="half" />
          <TextInput {...form.field('code')} hint={texts.productcodehint} span="half" autoCapitalize="characters" />
          <KindField form={form} />
        </FieldGrid>
        <Amounts form={form} />
        <FieldGrid>
          <WholeField {...moisture} span="half" onChange={(pct) => moisture.onChange(pct ?? null)} />
          <TextInput {...form.field('hRange')} hint={texts.hrangehint} span="half" />
          <Select {...form.field('taxClass')} span="half">
            {taxClassesOf(rates, form.values.taxClass).map((each) => (
              <option key={each} value={each}>
                {taxClassOf(each)}
              </option>
            ))}
          </Select>
          <TextInput {...form.field('account')} span="half" />
        </FieldGrid>
        {(isNew || form.isChanged) && <SubmitPlace form={form} />}
      </FormStack>
      {children}
      {!isNew && !form.isChanged && <ArchiveProduct product={values} />}
      <EditConflict
        form={form}
        read={readProduct}
        input={{ id: values.id }}
        valuesOf={({ product }) => productValues(product)}
        labels={labels}
        words={words}
      />
    </>
  )
}

type Form = { form: ReturnType<typeof useCallForm<typeof saveProduct>> }

/** The kind says by what it is sold. */
function KindField({ form }: Form): ReactElement {
  const texts = usePeatTexts('registers')
  return (
    <Select
      {...form.control('kind')}
      span="half"
      onChange={({ currentTarget }) => {
        const chosen = productKinds.find((each) => each === currentTarget.value) ?? 'bulk'
        const changed = unitOfKind(chosen)
        form.set('kind', chosen)
        form.set('salesUnit', changed.salesUnit)
        if (changed.m3PerUnit !== undefined) form.set('m3PerUnit', changed.m3PerUnit)
      }}
    >
      {productKinds.map((each) => (
        <option key={each} value={each}>
          {texts[`kind_${each}`]}
        </option>
      ))}
    </Select>
  )
}

/** By what it is sold, how much of it at least, and what it weighs. */
function Amounts({ form }: Form): ReactElement {
  const unitName = useUnit()
  const { salesUnit = 'm3', kind } = form.values
  const isLoose = kind === 'bulk' || kind === 'screened'
  const unit = unitName(salesUnit)
  return (
    <FieldGrid>
      {isLoose ? (
        <Select {...form.field('salesUnit')} span="half">
          {(['m3', 'kg'] as const).map((each) => (
            <option key={each} value={each}>
              {unitName(each)}
            </option>
          ))}
        </Select>
      ) : (
        <QuantityField {...form.control('m3PerUnit')} unit="m³" span="half" />
      )}
      <WholeField {...form.control('kgPerM3')} span="half" />
      <QuantityField {...form.control('minOrder')} unit={unit} span="half" />
      <QuantityField {...form.control('orderStep')} unit={unit} span="half" />
    </FieldGrid>
  )
}

function useProductLabels() {
  const texts = usePeatTexts('registers')
  return {
    ...{ seller: texts.seller, nameFi: texts.namefi, nameEn: texts.nameen, code: texts.code, kind: texts.kind },
    ...{ salesUnit: texts.salesunit, m3PerUnit: texts.m3perunit, kgPerM3: texts.kgperm3, minOrder: texts.minorder },
    ...{ orderStep: texts.orderstep, moisturePct: texts.moisture, hRange: texts.hrange, taxClass: texts.taxclass },
    ...{ account: texts.account, active: texts.sold },
  }
}

/** How a clash writes the values that people do not read as they are stored. */
function useProductWords() {
  const texts = usePeatTexts('registers')
  const unit = useUnit()
  const amount = (thousandths: number) => String(thousandths / 1000).replace('.', ',')
  return {
    ...{ minOrder: amount, orderStep: amount, m3PerUnit: amount },
    kind: (kind: (typeof productKinds)[number]) => texts[`kind_${kind}`],
    salesUnit: (of: 'm3' | 'pcs' | 'kg') => unit(of),
    taxClass: useTaxClass(),
    active: (isSold: boolean) => (isSold ? texts.sold : texts.archived),
  }
}

/** Those that have a rate, and the one that the product has. */
function taxClassesOf(rates: readonly TaxRate[], own: string | undefined): readonly string[] {
  return [...new Set([...rates.map(({ taxClass }) => taxClass), ...(own ? [own] : [])])].toSorted()
}
