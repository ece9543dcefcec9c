/** `npm run build`: the browser's side into assembly/dist/web, prerendered, compressed and weighed. */
import { join } from 'node:path'
import { build } from 'vite'
import { areWithinBudget, weighed } from './budgets.ts'
import { compressAll } from './build/compress.ts'
import { writeFirstScreen } from './build/first-screen.ts'
import { clearStamp, sourcesHash, writeStamp } from './build/stamp.ts'

// React renders the login form here with the code that the browsers get.
process.env.NODE_ENV = 'production'
const root = process.cwd()
const web = join(root, 'assembly/dist/web')

clearStamp(root)
const hash = sourcesHash(root)
const built = await build({ configFile: join(root, 'assembly/vite.config.ts'), logLevel: 'warn' })
if (!('output' in built)) throw new Error('vite built more than one thing')
await writeFirstScreen(root)
compressAll(web)
if (areWithinBudget(weighed(built.output, web))) writeStamp(root, hash)
else {
  console.error('The build is over its budget: see the rows marked ✗.')
  process.exitCode = 1
}
