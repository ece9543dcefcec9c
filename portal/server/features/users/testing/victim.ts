/** A portal in a process of its own that stays where the test wants it killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../../testing/compile-cache.ts'
import type { TestPlace } from '../../../testing/test-database.ts'
import { testEnvironment } from '../../../testing/test-host.ts'

export interface Victim {
  readonly ids: readonly string[]
  post(path: string, body: unknown): Promise<Record<string, unknown>>
  /** Once it stays inside the transaction. */
  readonly holding: Promise<string>
  kill(): Promise<void>
}

interface Staying {
  readonly people: number
  /** How many writes of the audit trail the transaction does before it stays; 0 never stays. */
  readonly holdAt: number
  /** The transaction, counted from the first request on, that stays at its end. */
  readonly holdWritingAt?: number
}

export async function startVictim(place: TestPlace, { people, holdAt, holdWritingAt = 0 }: Staying): Promise<Victim> {
  const script = fileURLToPath(new URL('./portal-process.ts', import.meta.url))
  const own = { PORT: '0', PEOPLE: String(people), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }
  const holding = { HOLD_AT: String(holdAt), HOLD_WRITING_AT: String(holdWritingAt) }
  const env = { ...process.env, ...compileCache, ...testEnvironment(place), ...own, ...holding }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const said = (start: string) =>
    new Promise<string>((resolve) => {
      lines.on('line', (line) => {
        if (line.startsWith(start)) resolve(line.slice(start.length))
      })
    })
  const stays = said('holding')
  const { address, token, ids } = JSON.parse(await said('ready ')) as { address: string; token: string; ids: string[] }
  return {
    ids,
    holding: stays,
    post: async (path, body) => {
      const isText = typeof body === 'string'
      const headers = { authorization: `Bearer ${token}`, 'content-type': isText ? 'text/csv' : 'application/json' }
      const sent = isText ? body : JSON.stringify(body)
      return (await (await fetch(address + path, { method: 'POST', headers, body: sent })).json()) as never
    },
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
