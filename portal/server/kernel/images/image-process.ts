/** Runs as a process of its own: the picture on standard input, the picture drawn again out; nothing where it is none. */
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** 40 million pixels: more than the camera of a telephone takes, and less than a small file can grow to. */
const pixelsMost = 40_000_000
/** Twice as many as the widest place of a picture has. */
const longest = 1280

// Answers come before pictures.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
})

const picture = sharp(await buffer(process.stdin), { limitInputPixels: pixelsMost, failOn: 'error' })
const { format } = await picture.metadata()
const drawn = picture.autoOrient().resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
const written = format === 'jpeg' ? drawn.jpeg({ quality: 85 }) : drawn.png({ compressionLevel: 9 })
process.stdout.write(await written.toBuffer())
