import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestPortal } from '@workspace/portal/server/testing'
import { compileCache, testEnvironment } from '@workspace/portal/server/testing'

interface KilledPortal {
  post(path: string, token: string, body: object): Promise<object>
  /** Once it stays inside the transaction of the event. */
  readonly holding: Promise<string>
  /** As `kill -9` does. */
  kill(): Promise<void>
}

/** Another process on the place of the portal given. @param event the one in whose transaction it stays; empty: none. */
export async function heldPortal({ place }: TestPortal, event = ''): Promise<KilledPortal> {
  const script = fileURLToPath(new URL('./held-portal.ts', import.meta.url))
  const mode = {
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'https://portal.test',
    MAIL_FROM: 'Portal <portal@portal.test>',
  }
  const own = { ...mode, SMTP_URL: 'smtp://127.0.0.1:9', PORT: '0', LOG_LEVEL: 'silent', HOLD_EVENT: event }
  const env = { ...process.env, ...compileCache, ...testEnvironment(place), ...own }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const said = (start: string) =>
    new Promise<string>((resolve) => {
      lines.on('line', (line) => {
        if (line.startsWith(start)) resolve(line.slice(start.length))
      })
    })
  const holding = said('holding')
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the portal does not start')))
  gone.catch(() => undefined)
  const address = await Promise.race([said('ready '), gone])
  return {
    holding,
    post: async (path, token, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as never
    },
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
