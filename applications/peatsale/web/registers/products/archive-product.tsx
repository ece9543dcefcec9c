/** Takes a product out of what is sold, or back: orders, piles and prices that name it stay. */
import { Button, ButtonRow, FailureNotice, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readProduct, saveProduct, searchProducts } from '../../../contract/products/calls.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import type { StoredProduct } from './product-values.ts'

export function ArchiveProduct({ product }: { product: StoredProduct }): ReactElement {
  const texts = usePeatTexts('registers')
  const { send, isBusy, failure } = useSend(saveProduct, {
    invalidates: [searchProducts, readProduct],
    successMessage: product.active ? texts.productarchived : texts.productrestored,
  })
  return (
    <>
      {failure && <FailureNotice answer={failure} />}
      <ButtonRow>
        <Button
          variant="secondary"
          busy={isBusy}
          busyLabel={texts.saving}
          onClick={() => void send({ ...product, active: !product.active })}
        >
          {product.active ? texts.archiveproduct : texts.restoreproduct}
        </Button>
      </ButtonRow>
      {product.active && <p>{texts.archiveproducttext}</p>}
    </>
  )
}
