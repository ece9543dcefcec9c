import type { AskOf } from '@workspace/portal/contract'
import type { saveProduct } from '../../../contract/products/calls.ts'
import type { OfficeProduct } from '../../../contract/products/product.ts'

export type StoredProduct = AskOf<typeof saveProduct>

export function newProductValues(id: string, seller: string): StoredProduct {
  return {
    ...{ id, version: 0, seller, code: '', nameFi: '', nameEn: '', kind: 'bulk', salesUnit: 'm3', m3PerUnit: 1000 },
    ...{ kgPerM3: 200, taxClass: 'general', moisturePct: null, hRange: '', minOrder: 0, orderStep: 1000, account: '' },
    active: true,
  }
}

/** Without what the form does not hold. */
export function productValues({ image: _image, ...values }: OfficeProduct): StoredProduct {
  return values
}

/** Loose peat is sold by volume or weight, the rest by the piece; of a cubic metre there is one in each. */
export function unitOfKind(kind: StoredProduct['kind']): Pick<StoredProduct, 'salesUnit'> & { m3PerUnit?: number } {
  const isLoose = kind === 'bulk' || kind === 'screened'
  return isLoose ? { salesUnit: 'm3', m3PerUnit: 1000 } : { salesUnit: 'pcs' }
}
