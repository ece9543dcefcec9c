import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { shortClassNames } from '../tools/build/class-names.ts'
import { hoverByMouse } from '../tools/build/hover-by-mouse.ts'
import { markdownDocuments } from '../tools/markdown-plugin.ts'

const portal = process.env.PORTAL_ADDRESS ?? 'http://127.0.0.1:8080'
const answered = ['/api', '/peatsale', '/manuredelivery', '/images', '/healthz']

export default defineConfig({
  root: import.meta.dirname.concat('/web'),
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), markdownDocuments(), bootInDevelopment()],
  define: { filesOfSignedIn: '[]' },
  css: {
    modules: { generateScopedName: shortClassNames(join(import.meta.dirname, '..')) },
    postcss: { plugins: [hoverByMouse()] },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    cssMinify: 'lightningcss',
    // Nothing is inlined into the entry that only some screens show.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes seldom: a release of ours leaves it in the browsers' caches.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
            ...together({
              'first-screen': ['start-up/start-portal.tsx'],
              session: ['kernel/portal/session-work.ts', 'start-up/routes.ts', 'start-up/load-failure.tsx'],
              'front-page': [
                'features/frontpage/front-page-screen.tsx',
                'features/header/user-menu.tsx',
                'kernel/live/follow-live-events.ts',
                'features/applications/application-screens.tsx',
              ],
              forms: ['kernel/ui/index.ts'],
            }),
            // Of several parts of one page: with the script of one of them it would bring that part along.
            { name: 'system', test: /features\/system\/system\.module\.css/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(answered.map((path) => [path, portal])),
  },
})

type Chunking = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * What these modules import at once makes one file each, the earlier ones first: on a far edge every further request
 * costs more than its bytes.
 */
function together(groups: Readonly<Record<string, readonly string[]>>) {
  const names = Object.keys(groups)
  return names.map((name, place) => {
    const own = new Set(groups[name]?.map((root) => join(import.meta.dirname, '../portal/web', root)))
    const nameOf = (id: string, chunking: Chunking): string | null => {
      for (const each of own) for (const next of chunking.getModuleInfo(each)?.importedIds ?? []) own.add(next)
      return own.has(id) ? name : null
    }
    return { name: nameOf, debugName: name, priority: names.length - place }
  })
}

/** The build inlines the boot script (`tools/build/first-screen.ts`); the development server serves it as it is. */
function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/boot.ts' }, injectTo: 'head-prepend' }],
  }
}
