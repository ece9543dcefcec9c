import { saveProductAnswer } from './save-product.ts'
import { searchProductsAnswer } from './search-products.ts'

export const productAnswers = { searchProducts: searchProductsAnswer, saveProduct: saveProductAnswer }
