/** `npm start`: builds what is stale, then becomes the portal. */
import '../assembly/server/start-lean.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const { isBuilt } = await import('./build/stamp.ts')
const root = process.cwd()
if (!isBuilt(root, 'web')) build('Building the browser side …')
else if (!isBuilt(root, 'server')) build('Building the server …', 'server')
// In this very process: SIGTERM reaches the portal and its exit code is ours.
await import('../assembly/server/built.mjs')

function build(told, ...what) {
  if (!existsSync('node_modules/vite')) {
    console.error(
      'The build is stale, and NODE_ENV=production left its tools out: run `npm run build` without it first.',
    )
    process.exit(1)
  }
  console.error(told)
  // Another process, so that the portal does not carry the memory of the build.
  const { status } = spawnSync(process.execPath, ['tools/build.ts', ...what], { stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}
