/**
 * Makes `index.html` show the login form before anything else has come: the form as the browser's own component renders
 * it, its styles and the boot script inlined under hashes that the server puts into its content security policy.
 */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import { withFirstStyles } from './first-styles.ts'
import { startFiles } from './start-files.ts'

export async function writeFirstScreen(root: string, output: Rolldown.RolldownOutput['output']): Promise<void> {
  const web = join(root, 'assembly/dist/web')
  const early = await builtScript(root, 'portal/web/start-up/early-request.ts', { startFiles: startFiles(output) })
  const boot = await builtScript(root, 'assembly/web/boot.ts', { earlyScript: writeScript(web, 'early', early) })
  const page = readFileSync(join(web, 'index.html'), 'utf8')
  const backend = backendOrigin(process.env['BACKEND_ORIGIN'])
  const withBoot = filled(page, '<!--boot-->', `<script>${boot}</script>${backendMeta(backend)}`)
  const withLogin = filled(withBoot, '<!--login-->', await renderedLogin(root))
  const { page: finished, styles } = await withFirstStyles(withLogin, web)
  writeFileSync(join(web, 'index.html'), finished)
  writeFileSync(
    join(web, 'csp.json'),
    `${JSON.stringify({ scripts: [hashOf(boot)], styles: [hashOf(styles)], backend })}\n`,
  )
}

/** As a content security policy names what stands in the page itself. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** CALL-01: where the page's calls go; empty is the page's own origin. @throws when it is more or less than an origin. */
export function backendOrigin(given = ''): string {
  if (given !== '' && !(URL.canParse(given) && new URL(given).origin === given)) {
    throw new Error(`BACKEND_ORIGIN must be an origin such as https://example.fi, not ${given}`)
  }
  return given
}

export function backendMeta(origin: string): string {
  return origin === '' ? '' : `<meta name="backend-origin" content="${origin}" />`
}

/** A function, because the rendered text may hold `$&` and the like. */
function filled(page: string, mark: string, text: string): string {
  if (page.split(mark).length !== 2) throw new Error(`index.html must hold ${mark} once`)
  return page.replace(mark, () => text)
}

/** Under a name of its content, since whoever has it keeps it for good. @returns its address. */
function writeScript(web: string, name: string, code: string): string {
  const address = `/assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(web, address), code)
  return address
}

/** A script in one piece, with values written into it. */
async function builtScript(root: string, entry: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define,
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'boot' } },
  })
  const [chunk, ...more] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  // Inline, so it must not end its own element.
  if (chunk?.type !== 'chunk' || more.length > 0 || chunk.code.includes('</script')) {
    throw new Error(`${entry} is no script in one piece`)
  }
  return chunk.code.trim()
}

async function renderedLogin(root: string): Promise<string> {
  const folder = join(root, 'assembly/dist/prerender')
  await build({
    configFile: join(root, 'assembly/vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir: folder, copyPublicDir: false },
  })
  const rendered: { renderLogin: () => string } = await import(pathToFileURL(join(folder, 'prerender.js')).href)
  const html = rendered.renderLogin()
  rmSync(folder, { recursive: true })
  if (!html.includes('<form')) throw new Error('prerender.tsx did not render the login form')
  return html
}
