import { useAnswer, useLanguage } from '@workspace/portal/web'
import { searchProducts } from '../../../contract/products/calls.ts'
import type { ListedProduct } from '../../../contract/products/product.ts'

const none: readonly ListedProduct[] = []

/** All that a seller has ever sold, as far as the reader may know it. */
export function useProductsOf(seller: string): readonly ListedProduct[] {
  const asked = { seller, all: true, limit: 200 }
  return useAnswer(searchProducts, asked, { enabled: seller !== '' }).data?.rows ?? none
}

/** Its name by the code of a product, which sellers that share a swamp have in common; the code where no own one has it. */
export function useProductNamesByCode(seller: string): (code: string) => string {
  const { language } = useLanguage()
  const products = useProductsOf(seller)
  return (code) => {
    const product = products.find((each) => each.code === code)
    return product === undefined ? code : language === 'fi' ? product.nameFi : product.nameEn
  }
}

/** The same for the swamps of all own sellers. */
export function useAllProductNames(): (code: string, seller: string) => string {
  const { language } = useLanguage()
  const products = useAnswer(searchProducts, { all: true, limit: 200 }).data?.rows ?? none
  return (code, seller) => {
    const alike = products.filter((each) => each.code === code)
    const product = alike.find((each) => each.seller === seller) ?? alike[0]
    return product === undefined ? code : language === 'fi' ? product.nameFi : product.nameEn
  }
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
