/** A picture as it is sent: no larger than screens show it, and without what a camera writes beside it, such as the place. */
import { productImageMost } from '../../../contract/products/calls.ts'

/** Pixels: twice as many as the widest place of a picture has. */
const longest = 1280

/** JPEG stays JPEG, the others become PNG. Undefined for what the browser cannot show. */
export async function drawnImage(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  if (file.type !== 'image/jpeg') {
    const png = await written(canvas, 'image/png')
    if (png === undefined || png.size <= productImageMost) return png
  }
  if (context) {
    // A JPEG has no transparency: what is see-through would turn black.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return written(canvas, 'image/jpeg')
}

function written(canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.85))
}
