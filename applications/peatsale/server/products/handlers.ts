import { giveProductImageHandler, keepProductImageHandler, removeProductImageHandler } from './product-image.ts'
import { readProductHandler } from './read-product.ts'
import { saveProductHandler } from './save-product.ts'
import { searchProductsHandler } from './search-products.ts'

export const productHandlers = {
  searchProducts: searchProductsHandler,
  readProduct: readProductHandler,
  saveProduct: saveProductHandler,
  keepProductImage: keepProductImageHandler,
  removeProductImage: removeProductImageHandler,
  giveProductImage: giveProductImageHandler,
}
