/** A product's picture, where it has one; its place stands there before the picture has come. */
import { useFile } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { giveProductImage } from '../../../contract/products/calls.ts'
import css from './product-image.module.css'

export type ProductImageProps = {
  product: { readonly id: string; readonly image: string | null }
  /** The product's name; empty where it stands beside the picture anyway. */
  alt: string
  /** A square among others, or whole on a page. */
  size: 'tile' | 'page'
}

export function ProductImage({ product, alt, size }: ProductImageProps): ReactElement | null {
  const { id, image } = product
  const { url, failure } = useFile(giveProductImage, image === null ? undefined : { id, image })
  // Without its picture a product is sold all the same.
  if (image === null || failure) return null
  return (
    <span className={css.place} data-size={size}>
      {url !== undefined && <img className={css.image} src={url} alt={alt} />}
    </span>
  )
}
