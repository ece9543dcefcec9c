import { giveProductImageAnswer, keepProductImageAnswer, removeProductImageAnswer } from './product-image.ts'
import { readProductAnswer } from './read-product.ts'
import { saveProductAnswer } from './save-product.ts'
import { searchProductsAnswer } from './search-products.ts'

export const productAnswers = {
  searchProducts: searchProductsAnswer,
  readProduct: readProductAnswer,
  saveProduct: saveProductAnswer,
  keepProductImage: keepProductImageAnswer,
  removeProductImage: removeProductImageAnswer,
  giveProductImage: giveProductImageAnswer,
}
