import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

/** The built browser side on disk. */
export interface WebFiles {
  readonly folder: string
  /** CSP hashes of the one script that stands in the page itself. */
  readonly scriptHashes: readonly string[]
  /** CSP hashes of the styles of the login form, which stand in the page too. */
  readonly styleHashes: readonly string[]
  /** Where the page's calls go; empty is here (CALL-01). */
  readonly backend: string
}

const CspFile = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  backend: z._default(z.string(), ''),
})

/** Undefined when nothing has been built in that folder. */
export function findWebFiles(folder: string): WebFiles | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const csp = z.parse(CspFile, JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')))
  return { folder, scriptHashes: csp.scripts, styleHashes: csp.styles, backend: csp.backend }
}

/**
 * Serves compressed copies made at build time; hashed files for ever, the page itself never from a cache (R72). What there is
 * is looked up by name: the plug-in's own route reads the names of whole folders for each request.
 */
export async function serveWeb(
  server: FastifyInstance,
  { folder }: WebFiles,
  pageHeaders: Readonly<Record<string, string>>,
): Promise<void> {
  const served = namesBelow(folder)
  served.delete('csp.json')
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.headers(pageHeaders)
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'] || 'index.html'
    return served.has(name) ? reply.sendFile(name) : reply.callNotFound()
  })
}

/** Of all files in the folder and in those below it, as addresses write them. */
function namesBelow(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')))
}
