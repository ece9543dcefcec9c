import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { markdownDocuments } from '../tools/markdown-plugin.ts'

const portal = process.env.PORTAL_ADDRESS ?? 'http://127.0.0.1:8080'
const answered = ['/api', '/peatsale', '/manuredelivery', '/images', '/healthz']

export default defineConfig({
  root: import.meta.dirname.concat('/web'),
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), markdownDocuments(), bootInDevelopment()],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: firstScreen(), debugName: 'first-screen', priority: 1 },
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

/** What the first screen imports at once makes one file: on a far edge every further request costs more than its bytes. */
function firstScreen(): (id: string, chunking: Chunking) => string | null {
  const first = new Set<string>()
  return (id, chunking) => {
    if (first.size === 0) {
      first.add(join(import.meta.dirname, '../portal/web/start-up/start-portal.tsx'))
      for (const each of first) for (const next of chunking.getModuleInfo(each)?.importedIds ?? []) first.add(next)
    }
    return first.has(id) ? 'first-screen' : null
  }
}

/** The build inlines the boot script (`tools/build/first-screen.ts`); the development server serves it as it is. */
function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/boot.ts' }, injectTo: 'head-prepend' }],
  }
}
