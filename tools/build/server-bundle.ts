/** The server's half of the build: hundreds of files become one, since opening each takes most of a start (docs/performance.md). */
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { build } from 'vite'

const folder = 'assembly/dist/server'

/** Writes `serve.js`, which goes on to load most packages, threads and processes from where they are installed. */
export async function bundleServer(root: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [placesOfSources(join(root, folder))],
    // Those of the packages that are many files and take part in each start.
    ssr: { noExternal: [/^@workspace\//, 'kysely', 'zod'] },
    build: {
      ssr: 'assembly/server/serve.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'esnext',
      // All in one folder: places of sources are calculated from it.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

/** Threads, processes, icons and fonts lie beside the source that names them, not beside the bundle. */
function placesOfSources(bundle: string): Plugin {
  return {
    name: 'places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/')) return undefined
      const source = JSON.stringify(relative(bundle, id).replaceAll('\\', '/'))
      const placed = code.replaceAll('import.meta.url', `new URL(${source}, import.meta.uri).href`)
      if (/import\.meta\.(?!uri)/.test(placed)) this.error('Only import.meta.url is put in its place by the bundle')
      return placed.replaceAll('import.meta.uri', 'import.meta.url')
    },
  }
}
