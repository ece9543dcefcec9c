import { useAnswer, useLanguage } from '@workspace/portal/web'
import { searchProducts } from '../../../contract/products/calls.ts'
import type { ListedProduct } from '../../../contract/products/product.ts'

const none: readonly ListedProduct[] = []

/** All that a seller has ever sold, as far as the reader may know it. */
export function useProductsOf(seller: string): readonly ListedProduct[] {
  const asked = { seller, all: true, limit: 200 }
  return useAnswer(searchProducts, asked, { enabled: seller !== '' }).data?.rows ?? none
}

/** The name of a product in the language in use; empty for one that the reader may not know. */
export function useProductNames(seller: string): (product: string) => string {
  const { language } = useLanguage()
  const products = useProductsOf(seller)
  return (id) => {
    const product = products.find((each) => each.id === id)
    return product === undefined ? '' : language === 'fi' ? product.nameFi : product.nameEn
  }
}
