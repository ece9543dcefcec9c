import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { TestPlace } from '../testing/test-database.ts'
import { testPlace } from '../testing/test-database.ts'
import { testEnvironment } from '../testing/test-host.ts'

interface Victim {
  readonly ids: readonly string[]
  post(path: string, body: unknown): Promise<Record<string, unknown>>
  kill(): Promise<void>
}

async function startVictim(place: TestPlace, people: number): Promise<Victim> {
  const script = fileURLToPath(new URL('./testing/portal-process.ts', import.meta.url))
  const env = {
    ...process.env,
    ...testEnvironment(place),
    PORT: '0',
    PEOPLE: String(people),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('ready ')) continue
    const { address, token, ids } = JSON.parse(line.slice(6)) as { address: string; token: string; ids: string[] }
    return {
      ids,
      post: async (path, body) => {
        const isText = typeof body === 'string'
        const headers = { authorization: `Bearer ${token}`, 'content-type': isText ? 'text/csv' : 'application/json' }
        const answer = await fetch(address + path, {
          method: 'POST',
          headers,
          body: isText ? body : JSON.stringify(body),
        })
        return (await answer.json()) as Record<string, unknown>
      },
      kill: async () => {
        child.kill('SIGKILL')
        await once(child, 'exit')
      },
    }
  }
  throw new Error('the portal did not start')
}

/** What is there after the kill, by the next process. */
async function counted(place: TestPlace) {
  const database = openDatabase<PortalTables>(place)
  const count = async (table: 'account' | 'audit' | 'outbox', column: string, value: string | number) => {
    const rows = await database.reading
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('count'))
      .where(column as never, 'like' as never, value as never)
      .execute()
    return Number(rows[0]?.count ?? 0)
  }
  const waiting = await database.reading
    .selectFrom('account')
    .select('id')
    .where('activated', '=', 0)
    .where('username', 'like', 'odottava_%')
    .execute()
  const found = {
    imported: await count('account', 'username', 'tuotu%'),
    told: await count('audit', 'action', 'adduser'),
    letters: await count('outbox', 'template', 'accountcreated'),
    waiting: waiting.length,
    verified: await count('audit', 'action', 'verifyuser'),
  }
  await database.close()
  return found
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('R13: a portal killed in the middle of an import has imported all or nobody', { timeout: 120_000 }, async () => {
  const outcomes = new Set<number>()
  for (const after of [20, 60, 150, 400]) {
    await using place = await testPlace()
    const victim = await startVictim(place, 0)
    const rows = Array.from({ length: 1500 }, (_, number) => `tuotu_${number};tuotu${number}@posti.test;Etu;Suku`)
    const uploaded = await victim.post(
      '/api/admin/users/import/upload/a.csv',
      ['Username;Email;First name;Last name', ...rows].join('\n'),
    )
    const plan = { import: uploaded.import, columns: ['username', 'email', 'firstname', 'lastname'] }
    const asked = victim.post('/api/admin/users/import/confirm', plan).catch(() => undefined)
    await pause(after)
    await victim.kill()
    await asked
    const { imported, told, letters } = await counted(place)
    expect([0, 1500]).toContain(imported)
    expect([told, letters]).toEqual([imported, imported])
    outcomes.add(imported)
  }
  expect(outcomes.size).toBeGreaterThan(0)
})

test('R13: a portal killed in the middle of verifying many has verified all or none', {
  timeout: 120_000,
}, async () => {
  for (const after of [2, 10, 30]) {
    await using place = await testPlace()
    const victim = await startVictim(place, 1000)
    const asked = victim
      .post('/api/admin/settings/verifyusers', { users: victim.ids, username: 'paakayttaja' })
      .catch(() => undefined)
    await pause(after)
    await victim.kill()
    await asked
    const { waiting, verified } = await counted(place)
    expect([0, 1000]).toContain(waiting)
    expect(verified).toBe(1000 - waiting)
  }
})
