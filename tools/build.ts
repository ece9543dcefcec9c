/**
 * `npm run build`: the server into assembly/dist/server, the browser's side into assembly/dist/web, prerendered, compressed
 * and weighed. `server` alone builds the one that takes a second.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import { areWithinBudget, weighed } from './budgets.ts'
import { compressAll } from './build/compress.ts'
import { writeFirstScreen } from './build/first-screen.ts'
import { bundleServer } from './build/server-bundle.ts'
import { clearStamp, sourcesHash, writeStamp } from './build/stamp.ts'

// React renders the login form here with the code that the browsers get.
process.env.NODE_ENV = 'production'
const root = process.cwd()

await buildServer()
if (process.argv[2] !== 'server') await buildWeb()

async function buildServer(): Promise<void> {
  clearStamp(root, 'server')
  const hash = sourcesHash(root, 'server')
  await bundleServer(root)
  writeStamp(root, 'server', hash)
}

/** Files are served by their hash alone; this says what each is, for journeys and for readers of a network log. */
function scriptNames(output: Rolldown.RolldownOutput['output']): Readonly<Record<string, string>> {
  return Object.fromEntries(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.name]] : [])))
}

async function buildWeb(): Promise<void> {
  const web = join(root, 'assembly/dist/web')
  clearStamp(root, 'web')
  const hash = sourcesHash(root, 'web')
  const built = await build({ configFile: join(root, 'assembly/vite.config.ts'), logLevel: 'warn' })
  if (!('output' in built)) throw new Error('vite built more than one thing')
  await writeFirstScreen(root, built.output)
  await compressAll(web)
  writeFileSync(join(root, 'assembly/dist/scripts.json'), JSON.stringify(scriptNames(built.output)))
  if (areWithinBudget(weighed(built.output, web))) return writeStamp(root, 'web', hash)
  console.error('The build is over its budget: see the rows marked ✗.')
  process.exitCode = 1
}
