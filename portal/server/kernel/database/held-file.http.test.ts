/** A program beside the portal, as a backup tool, holds the SQLite file for a while. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { sqliteFileName } from './open-sqlite.ts'

const isPostgres = process.env['PORTAL_TEST_DATABASE'] === 'postgres'
const { saveOwnSettings } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

/** Begins to hold the file; it is given back by the answer. */
function heldFile(how: 'immediate' | 'exclusive'): () => void {
  const other = new DatabaseSync(join(portal.place.dataDir, sqliteFileName))
  other.exec(`begin ${how}`)
  return () => {
    other.exec('rollback')
    other.close()
  }
}

async function timed(act: () => Promise<{ status: number }>): Promise<{ status: number; took: number }> {
  const started = performance.now()
  const { status } = await act()
  return { status, took: performance.now() - started }
}

test.skipIf(isPostgres).each(['immediate', 'exclusive'] as const)(
  'OPS-12, R44: while the file is held (%s) the portal lives, reads go on, and a write waits for its turn',
  async (how) => {
    const person = await portal.person()
    const token = await portal.signIn(person)
    const giveBack = heldFile(how)
    const write = timed(() => portal.ask(saveOwnSettings, { city: 'Pori' }, { token }))
    const meanwhile: { status: number; took: number }[] = []
    for (let count = 0; count < 10; count++) {
      await setTimeout(100)
      meanwhile.push(
        await timed(() => portal.send('GET', '/healthz')),
        await timed(() => portal.send('GET', '/readyz')),
      )
      const visit = () => portal.send('GET', '/api/data/initialwithoutlogin')
      meanwhile.push(await timed(visit))
    }
    giveBack()

    expect(meanwhile.map(({ status }) => status)).toEqual(meanwhile.map(() => 200))
    // A statement that waits for the file would take all of the five seconds.
    expect(Math.max(...meanwhile.map(({ took }) => took))).toBeLessThan(1000)
    const written = await write
    expect(written.status).toBe(200)
    expect(written.took).toBeGreaterThan(900)
    expect(written.took).toBeLessThan(4000)
    expect((await portal.stored(person.id))?.city).toBe('Pori')
  },
)

test.skipIf(isPostgres)(
  'R44: a file that is not given back ends a write after some seconds, with nothing done',
  async () => {
    const person = await portal.person()
    const token = await portal.signIn(person)
    const giveBack = heldFile('immediate')
    const { status, took } = await timed(() => portal.ask(saveOwnSettings, { city: 'Pori' }, { token }))
    giveBack()

    expect(status).toBe(503)
    expect(took).toBeGreaterThan(4000)
    expect((await portal.stored(person.id))?.city).toBe(person.city)
    expect((await portal.ask(saveOwnSettings, { city: 'Pori' }, { token })).status).toBe(200)
  },
)
