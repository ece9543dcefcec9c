/** One product: a new one, or one that there is with all that the office edits. */
import { MissingAnswer, newId, useAnswer, useLanguage, wayBack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readVatRates } from '../../../contract/prices/calls.ts'
import { readProduct } from '../../../contract/products/calls.ts'
import { MissingSellers, useOwnSellers } from '../../lists/own-sellers.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { ImageField } from './image-field.tsx'
import { ProductForm } from './product-form.tsx'
import { newProductValues, productValues } from './product-values.ts'

const list = '/peatsale/office/products'

export function ProductScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const id = params['id'] ?? ''
  return id === 'new' ? <NewProduct /> : <KnownProduct id={id} />
}

function NewProduct(): ReactElement {
  const texts = usePeatTexts('registers')
  const [id] = useState(() => newId())
  const sellers = useOwnSellers()
  const rates = useAnswer(readVatRates, {})
  return (
    <RegisterPage at="products" heading={texts.newproduct} way={wayBack(list)} width="form">
      {sellers[0] && rates.data ? (
        <ProductForm values={newProductValues(id, sellers[0].id)} rates={rates.data.rates} />
      ) : (
        <MissingSellers and={[rates]} />
      )}
    </RegisterPage>
  )
}

function KnownProduct({ id }: { id: string }): ReactElement {
  const texts = usePeatTexts('registers')
  const { language } = useLanguage()
  const product = useAnswer(readProduct, { id })
  const rates = useAnswer(readVatRates, {})
  const { data } = product
  const name = data && (language === 'fi' ? data.product.nameFi : data.product.nameEn)
  return (
    <RegisterPage at="products" heading={name ?? texts.product} way={wayBack(list)} width="form">
      {data && rates.data ? (
        <ProductForm key={id} values={productValues(data.product)} rates={rates.data.rates}>
          <ImageField product={data.product} />
        </ProductForm>
      ) : (
        <MissingAnswer of={[product, rates]} />
      )}
    </RegisterPage>
  )
}
