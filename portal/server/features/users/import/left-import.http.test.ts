import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../../contract/own.ts'
import { hours } from '../../../kernel/clock/clock.ts'
import { registrationForm } from '../../../testing/registration-form.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'
import { heldImport, untilQuiet, uploadedPlan } from '../testing/held-import.ts'
import { scheduleImports } from './schedule-imports.ts'

const { confirmUserImport, searchUsers } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

/** Another process on the same data, that looks at imports when it is told to; the first look is that of its start. */
function looking({ isAlone }: { isAlone: boolean }) {
  const imports = scheduleImports(fixture.portal.host, { isAlone, lookEvery: hours(1) })
  return {
    times: async (times: number) => {
      for (let look = 0; look < times; look++) await imports.look()
    },
    [Symbol.asyncDispose]: () => imports.stop(),
  }
}

const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${name}_${number};${name}_${number}@posti.test;Etu;Suku;Biolan;;`)
const found = async (find: string) => (await superadmin.answered(searchUsers, { find, limit: 200 })).users.length
const underWay = () =>
  fixture.portal.host.database.reading.selectFrom('account_import').select(['state', 'beats']).execute()

test('R13: a fault in the middle of the writing leaves nobody', async () => {
  const plan = await uploadedPlan(fixture, superadmin, rowsOf('vikaantuva', 120))
  await untilQuiet(fixture)
  const { database } = fixture.portal.host
  const { writing } = database
  let transactions = 0
  const failing: typeof writing = async (act) => {
    if (++transactions !== 4) return writing(act)
    Object.assign(database, { writing })
    throw new Error('in the middle')
  }
  Object.assign(database, { writing: failing })
  expect((await superadmin.ask(confirmUserImport, plan)).status).toBe(500)
  expect(await found('vikaantuva')).toBe(0)
  expect(await underWay()).toEqual([])
  expect(await superadmin.answered(confirmUserImport, plan)).toMatchObject({ added: 120 })
  expect(await found('vikaantuva')).toBe(120)
  await fixture.portal.host.background.idle()
})

test('R13, R42: letters that cannot be written down follow as soon as they can; the people are there at once', async () => {
  const plan = await uploadedPlan(fixture, superadmin, rowsOf('myohempi_kirje', 60))
  const { database } = fixture.portal.host
  await database.migrating.schema.alterTable('outbox').renameTo('outbox_away').execute()
  expect(await superadmin.answered(confirmUserImport, plan)).toMatchObject({ added: 60 })
  await fixture.portal.host.background.idle()
  expect(await found('myohempi_kirje')).toBe(60)
  await database.migrating.schema.alterTable('outbox_away').renameTo('outbox').execute()
  await using looks = looking({ isAlone: false })
  await looks.times(1)
  expect(await underWay()).toEqual([])
  const letter = await fixture.portal.letterTo('myohempi_kirje_59@posti.test')
  expect(letter.links[0]).toContain('/auth/resetpassword/')
})

test('R13: an import that stands still is taken for gone by others after five looks; going on it adds nobody', async () => {
  const held = await heldImport(fixture, superadmin, rowsOf('seisahtunut', 20))
  await using looks = looking({ isAlone: false })
  await looks.times(5)
  expect(await underWay()).toMatchObject([{ state: 'preparing' }])
  await looks.times(1)
  expect(await underWay()).toEqual([])
  const form = registrationForm({ username: 'seisahtunut_3' })
  expect(await fixture.portal.ask(portalCalls.register, form)).toMatchObject({ status: 201 })

  expect(await held.goOn()).toMatchObject({ status: 503, body: { value: 'busy' } })
  expect(await found('seisahtunut')).toBe(1)
  expect(await superadmin.ask(confirmUserImport, held.plan)).toMatchObject({ status: 422 })
})

test('R13: an import that goes on is nobody else’s, however long it takes', async () => {
  const plan = await uploadedPlan(fixture, superadmin, rowsOf('etenevainen', 150))
  await untilQuiet(fixture)
  const { database } = fixture.portal.host
  const { writing } = database
  await using others = looking({ isAlone: false })
  let slices = 0
  let lastBeats: number | undefined = -1
  const slow: typeof writing = async (act) => {
    const beats = (await underWay())[0]?.beats
    // Other jobs of the portal write too, and the looks themselves where they take an import: only slices are slow.
    if (beats !== lastBeats) {
      lastBeats = beats
      slices++
      await others.times(4)
    }
    return writing(act)
  }
  Object.assign(database, { writing: slow })
  expect(await superadmin.ask(confirmUserImport, plan)).toMatchObject({ status: 201, body: { added: 150 } })
  Object.assign(database, { writing })
  expect(slices).toBeGreaterThanOrEqual(1 + 150 / 25 + 1)
  expect(await found('etenevainen')).toBe(150)
  await fixture.portal.host.background.idle()
})

test('R13: a portal that starts alone on its data takes back at once what a killed one has left', async () => {
  const held = await heldImport(fixture, superadmin, rowsOf('keskeytynyt', 20))
  await using looks = looking({ isAlone: true })
  await looks.times(1)
  expect(await underWay()).toEqual([])
  expect(await held.goOn()).toMatchObject({ status: 503 })
  expect(await found('keskeytynyt')).toBe(0)
})
