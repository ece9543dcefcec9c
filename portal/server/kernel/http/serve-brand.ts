/** The operator's own face over HTTP: its pictures, and the page and manifest in the place of the built ones. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Brand } from '../brand/brand.ts'
import { brandStyle } from '../brand/brand-style.ts'
import type { Picture } from '../brand/pictures.ts'
import { Refused } from '../refusals/refuse.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { brandedManifest, brandedPage } from './branded-page.ts'
import type { WebFiles } from './web-files.ts'

/** The pictures stand in memory, so that no address leads to a file. They show while the system is shut down, too. */
export function servePictures(server: FastifyInstance, brand: Brand): void {
  const { logo, icon, appIcons } = brand
  const pictures = [logo?.light, logo?.dark, logo?.outdoor, icon, ...appIcons].filter((each) => each !== undefined)
  const named = new Map(pictures.map((picture) => [picture.name, picture]))
  const bySlot = new Map(pictures.map((picture) => [slotOf(picture.name), picture]))
  server.get<{ Params: { name: string } }>('/brand/:name', (request, reply) => {
    const { name } = request.params
    const exact = named.get(name)
    // A page of another process, which has been started with another brand, names another hash of the same picture.
    const picture: Picture | undefined = exact ?? bySlot.get(slotOf(name))
    if (picture === undefined) throw new Refused('not_found')
    const kept = exact ? 'public, max-age=31536000, immutable' : 'no-cache'
    return reply.header('cache-control', kept).type(picture.mediaType).send(picture.bytes)
  })
}

/** `logo-dark.svg` of `logo-dark.0123456789abcdef.svg`. */
function slotOf(name: string): string {
  return name.replace(/\.[0-9a-f]{16}(?=\.(?:svg|png)$)/, '')
}

/** What stands in the place of built files, and what the page's policy must allow for it. */
export interface BrandedWeb {
  readonly styleHashes: readonly string[]
  serve(server: FastifyInstance, pageHeaders: Readonly<Record<string, string>>): void
}

export function brandedWeb({ folder }: Pick<WebFiles, 'folder'>, brand: Brand): BrandedWeb {
  const style = brandStyle(brand)
  const built = (name: string) => readFileSync(join(folder, name), 'utf8')
  const page = compressed('text/html; charset=utf-8', brandedPage(built('index.html'), brand, style))
  const manifest = compressed(
    'application/manifest+json; charset=utf-8',
    brandedManifest(built('manifest.webmanifest'), brand),
  )
  return {
    styleHashes: style === '' ? [] : [`sha256-${createHash('sha256').update(style).digest('base64')}`],
    serve: (server, pageHeaders) => {
      for (const [path, content] of [
        ['/', page],
        ['/index.html', page],
        ['/manifest.webmanifest', manifest],
      ] as const) {
        server.get(path, (request, reply) => {
          const { body, headers } = content(request)
          reply.headers({ ...pageHeaders, ...headers })
          return body === undefined ? reply.code(304).send() : reply.send(body)
        })
      }
    },
  }
}

type Content = (request: FastifyRequest) => { body: Buffer | undefined; headers: Readonly<Record<string, string>> }

/** Compressed once; a browser that has it already is told so. */
function compressed(type: string, text: string): Content {
  const plain = Buffer.from(text)
  const bodies = { br: brotliCompressSync(plain), gzip: gzipSync(plain), identity: plain }
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`
  return ({ headers }) => {
    const encoding = acceptedEncoding(headers['accept-encoding'])
    const isKnown = headers['if-none-match']?.includes(etag) === true
    return {
      body: isKnown ? undefined : bodies[encoding],
      headers: {
        'cache-control': 'no-cache',
        'content-type': type,
        etag,
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && !isKnown && { 'content-encoding': encoding }),
      },
    }
  }
}
