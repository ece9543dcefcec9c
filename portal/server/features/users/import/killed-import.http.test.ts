import { expect, test } from 'vitest'
import { selectPeople } from '../../../kernel/accounts/people.ts'
import { seconds } from '../../../kernel/clock/clock.ts'
import type { PortalHost } from '../../../kernel/host/portal-host.ts'
import type { TestPlace } from '../../../testing/test-database.ts'
import { testPlace } from '../../../testing/test-database.ts'
import { testHost } from '../../../testing/test-host.ts'
import type { Victim } from '../testing/victim.ts'
import { startVictim } from '../testing/victim.ts'
import { scheduleImports } from './schedule-imports.ts'

const timeout = 120_000
const people = 300
const peopleAtOnce = 25

const file = [
  'Username;Email;First name;Last name',
  ...Array.from({ length: people }, (_, number) => `tuotu_${1000 + number};tuotu${number}@posti.test;Etu;Suku`),
].join('\n')

async function importAll({ post }: Victim): Promise<unknown> {
  const uploaded = await post('/api/admin/users/import/upload/a.csv', file)
  const plan = { import: uploaded['import'], columns: ['username', 'email', 'firstname', 'lastname'] }
  return post('/api/admin/users/import/confirm', plan)
}

/** `seen`: people whom others see; `rows`: what is written of them; `told`, `invited`: whom the trail and letters name. */
async function found({ database: { reading } }: PortalHost) {
  const seen = await selectPeople(reading).select('id').where('username', 'like', 'tuotu%').execute()
  const rows = await reading.selectFrom('account').select('id').where('username', 'like', 'tuotu%').execute()
  const told = await reading.selectFrom('audit').select('target').where('action', '=', 'adduser').execute()
  const invited = await reading.selectFrom('outbox').select('recipient').execute()
  const imports = await reading.selectFrom('audit').select('details').where('action', '=', 'importusers').execute()
  expect([new Set(told.map(({ target }) => target)).size, told.length]).toEqual([told.length, told.length])
  expect(new Set(invited.map(({ recipient }) => recipient)).size).toBe(invited.length)
  return {
    seen: seen.length,
    rows: rows.length,
    told: told.length,
    invited: invited.length,
    imports: imports.map(({ details }) => JSON.parse(details)),
  }
}

/** What the kill has left, and what comes of it when a portal runs on the same data. */
async function leftAndRecovered(place: TestPlace) {
  await using host = await testHost([], place)
  const left = await found(host.portal)
  const looks = scheduleImports(host.portal, { isAlone: false, lookEvery: seconds(0.02) })
  const underWay = () => host.portal.database.reading.selectFrom('account_import').select('state').execute()
  await expect.poll(underWay, { timeout: 60_000 }).toEqual([])
  await looks.stop()
  return { left, recovered: await found(host.portal) }
}

/** @returns what was answered before the kill. */
async function killedAt(place: TestPlace, staying: { holdAt: number; holdWritingAt?: number }): Promise<unknown> {
  const victim = await startVictim(place, { people: 0, ...staying })
  const asked = importAll(victim).catch(() => 'cut off')
  await victim.holding
  await victim.kill()
  return asked
}

const nobody = { seen: 0, rows: 0, told: 0, invited: 0, imports: [] }
const everybody = {
  seen: people,
  rows: people,
  told: people,
  invited: people,
  imports: [{ added: people, skipped: 0 }],
}

test('R13: a portal killed in the middle of the rows of an import has imported nobody, and their names become free', {
  timeout,
}, async () => {
  await using place = await testPlace()
  // The upload and the beginning of the import come before the slices; the seventh of these is never committed.
  expect(await killedAt(place, { holdAt: 0, holdWritingAt: 2 + 7 })).toBe('cut off')
  const { left, recovered } = await leftAndRecovered(place)
  expect(left).toEqual({ ...nobody, rows: 6 * peopleAtOnce })
  expect(recovered).toEqual(nobody)
})

test('R13: a portal killed as an import is shown has imported nobody, although every row stands', {
  timeout,
}, async () => {
  await using place = await testPlace()
  // The first line in the trail is the import's own; only the answer and the commit are left.
  expect(await killedAt(place, { holdAt: 1 })).toBe('cut off')
  const { left, recovered } = await leftAndRecovered(place)
  expect(left).toEqual({ ...nobody, rows: people })
  expect(recovered).toEqual(nobody)
})

test('R13, R41, ADMIN-NEW-18: of an import that was answered all people are there; lines and letters that a kill cut short follow, each once', {
  timeout,
}, async () => {
  await using place = await testPlace()
  expect(await killedAt(place, { holdAt: 1 + 5 })).toMatchObject({ success: true, added: people })
  const { left, recovered } = await leftAndRecovered(place)
  const [told, invited] = [4 * peopleAtOnce, 4 * peopleAtOnce]
  expect(left).toEqual({ ...everybody, told, invited })
  expect(recovered).toEqual(everybody)
})

test('R13: a portal killed as soon as it has answered an import has imported all', { timeout }, async () => {
  await using place = await testPlace()
  const victim = await startVictim(place, { people: 0, holdAt: 0 })
  const answer = await importAll(victim)
  await victim.kill()
  expect(answer).toMatchObject({ success: true, added: people })
  const { left, recovered } = await leftAndRecovered(place)
  expect(left).toMatchObject({ seen: people, imports: everybody.imports })
  expect(recovered).toEqual(everybody)
})
