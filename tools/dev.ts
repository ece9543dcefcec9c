/** `npm run dev`: the browser's side with hot reload, and the portal started anew on each change of the server. */
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const web = await createServer({ configFile: 'assembly/vite.config.ts' })
await web.listen()
const address = web.resolvedUrls?.local[0]?.replace(/\/$/, '')

const portal = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'assembly/server/main.mjs'], {
  stdio: 'inherit',
  // Links in letters lead to the side with hot reload.
  env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? address },
})
portal.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => portal.kill(signal))
console.log(`open ${address}`)
