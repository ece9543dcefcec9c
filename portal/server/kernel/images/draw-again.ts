import { buffer } from 'node:stream/consumers'
import { inConfinedProcess } from '../processes/confined-process.ts'
import { Refused } from '../refusals/refuse.ts'

const drawersMost = 2
const limits = { heapMegabytes: 128, residentBytesMost: 500 * 1024 * 1024, isNative: true }

let drawers = 0

/**
 * A picture that somebody sent, drawn again: upright, at most 1280 pixels long, and without what the file held besides the
 * pixels (place, camera, bytes after the end). JPEG stays JPEG; PNG and GIF become a still PNG.
 * @throws Refused `unsupported_media_type` for what is none of them, or has more than 40 million pixels; `busy` while two
 * others are drawn.
 */
export async function drawAgain(bytes: Uint8Array): Promise<Uint8Array> {
  if (drawers >= drawersMost) throw new Refused('busy', { retryAfterSeconds: 2 })
  drawers++
  try {
    const program = new URL('./image-process.ts', import.meta.url)
    const drawn = await inConfinedProcess(program, limits, { input: bytes, take: buffer })
    if (drawn.length === 0) throw new Refused('unsupported_media_type')
    return drawn
  } finally {
    drawers--
  }
}
