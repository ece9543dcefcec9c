import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { shortClassNames } from '../tools/build/class-names.ts'
import { hoverByMouse } from '../tools/build/hover-by-mouse.ts'
import { compiledWhole } from '../tools/compiled-whole-plugin.ts'
import { markdownDocuments } from '../tools/markdown-plugin.ts'

const portal = process.env.PORTAL_ADDRESS ?? 'http://127.0.0.1:8080'
/** What every call of an application names: the application and its roles. In the file of its screens' addresses they would bring these along. */
const namedByCalls = readdirSync(join(import.meta.dirname, '../applications'))
  .flatMap((application) =>
    ['manifest', 'rights/roles'].map((part) => `../../applications/${application}/contract/${part}.ts`),
  )
  .filter((part) => existsSync(join(import.meta.dirname, '../portal/web', part)))
const answered = ['/api', '/peatsale', '/manuredelivery', '/images', '/healthz']

export default defineConfig({
  root: import.meta.dirname.concat('/web'),
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), markdownDocuments(), bootInDevelopment(), compiledWhole(isOfStart)],
  resolve: { alias: [{ find: /^zod\/mini$/, replacement: join(import.meta.dirname, 'web/lean-schemas.ts') }] },
  define: { startFiles: '{ session: [], applications: {} }' },
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
        // Each file that imports another has its name within: names of modules would cost the entry 1 KB.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // React changes seldom: a release of ours leaves it in the browsers' caches.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
            ...together({
              'first-screen': ['start-up/start-portal.tsx', '../../assembly/web/main.tsx'],
              session: [
                'kernel/portal/session-work.ts',
                'start-up/first-view.ts',
                'start-up/load-failure.tsx',
                ...namedByCalls,
              ],
              'front-page': [
                'features/frontpage/front-page-screen.tsx',
                'features/header/user-menu.tsx',
                'kernel/live/follow-live-events.ts',
                'features/applications/application-screens.tsx',
                'start-up/interruptions.tsx',
                'features/header/brand-mark.tsx',
                'kernel/ui/toast/undo-keys.ts',
                // What the screens of applications begin with.
                'kernel/lists/list-states.tsx',
                'kernel/texts/amounts.ts',
                'kernel/texts/dictionary.ts',
                '../contract/applications/application-calls.ts',
                '../contract/fields/contact.ts',
                '../contract/lists/list.ts',
              ],
              forms: ['kernel/ui/index.ts'],
            }),
            // Of several parts of one page: with the script of one of them it would bring that part along.
            { name: 'system', test: /features\/system\/system\.module\.css/ },
            sharedParts(['peatsale', 'manuredelivery']),
            startOf('peatsale'),
            {
              // What dialogs of commands have in common.
              name: 'commands',
              test: /logistics\/web\/commands\/(command-dialog|use-(command-form|fault-place|late-field))|kernel\/fields\/enum-select/,
              includeDependenciesRecursively: false,
            },
            // The forms of commands: with a page of their own they would bring the page into each dialog.
            {
              name: 'manuredelivery-forms',
              test: /manuredelivery\/(web\/acts\/consignment-forms|contract\/states\/consignment-machine)/,
              includeDependenciesRecursively: false,
            },
            // Sections of texts that nearly every screen draws from.
            { name: 'peatsale-fi', test: /peatsale\/web\/texts\/fi\/(work|ordering|own|states)\.ts$/ },
            { name: 'peatsale-en', test: /peatsale\/web\/texts\/en\/(work|ordering|own|states)\.ts$/ },
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

/** Chunks that a start of whoever is signed in runs nearly whole. */
function isOfStart(chunk: string): boolean {
  return ['react', 'first-screen', 'session', 'front-page'].includes(chunk) || chunk.endsWith('-parts')
}

type Chunking = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * What these modules import at once makes one file each, the earlier ones first: on a far edge every further request
 * costs more than its bytes.
 */
function together(groups: Readonly<Record<string, readonly string[]>>) {
  const names = Object.keys(groups)
  return names.map((name, place) => {
    const roots = groups[name]?.map((root) => join(import.meta.dirname, '../portal/web', root)) ?? []
    const group = oneFile(name, roots, (id) => !isFace(id))
    return { ...group, includeDependenciesRecursively: false, priority: names.length - place }
  })
}

/** What a package offers to the others; each takes some of it. */
function isFace(id: string): boolean {
  return id.endsWith('/portal/web/index.ts')
}

/**
 * What an application's start page imports of its own, the words of its refusals, and the fields that its calls share:
 * these modules are small and many, and most screens need them.
 */
function startOf(application: string) {
  const folder = join(import.meta.dirname, '../applications', application)
  return oneFile(`${application}-parts`, startRoots(application), (id) => id.startsWith(folder))
}

/** What the start pages of both applications take of logistics, and small parts of the kit that nearly every screen takes. */
function sharedParts(applications: readonly string[]) {
  const kit = [
    'texts/date-format.ts',
    'ui/field-page/use-now.ts',
    'ui/description-list/description-list.tsx',
    'ui/layout/placement.tsx',
  ].map((part) => join(import.meta.dirname, '../portal/web/kernel', part))
  const logistics = join(import.meta.dirname, '../logistics')
  const within = applications.map((application) => join(import.meta.dirname, '../applications', application))
  const owners = [logistics, ...within]
  const group = oneFile('logistics-parts', [...kit, ...applications.flatMap(startRoots)], (id) =>
    owners.some((owner) => id.startsWith(owner)),
  )
  return {
    ...group,
    name: (id: string, chunking: Chunking) => {
      const name = group.name(id, chunking)
      return within.some((folder) => id.startsWith(folder)) ? null : name
    },
  }
}

function startRoots(application: string): readonly string[] {
  const folder = join(import.meta.dirname, '../applications', application)
  const roots = ['web/start/start-screen.tsx', 'web/texts/refusal-texts.ts', 'contract/fields/delivery-terms.ts']
  return roots.map((root) => join(folder, root)).filter((root) => existsSync(root))
}

function oneFile(name: string, roots: readonly string[], belongs: (id: string) => boolean = () => true) {
  const missing = roots.filter((root) => !existsSync(root))
  if (missing.length > 0) throw new Error(`the build names files that are not there: ${missing.join(', ')}`)
  const own = new Set(roots)
  const nameOf = (id: string, chunking: Chunking): string | null => {
    const importedBy = (each: string) => chunking.getModuleInfo(each)?.importedIds ?? []
    for (const each of own) for (const next of importedBy(each).filter(belongs)) own.add(next)
    return own.has(id) ? name : null
  }
  return { name: nameOf, debugName: name }
}

/** The build inlines the boot script (`tools/build/first-screen.ts`); the development server serves it as it is. */
function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/boot.ts' }, injectTo: 'head-prepend' }],
  }
}
