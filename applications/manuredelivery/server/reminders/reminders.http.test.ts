/** Letters by date, once for each analysis and date, and what the office reads of it (6.5, 7.4). */
import type { AnswerOf, LocalDate } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExpiring } from '../../contract/expiring/calls.ts'
import { saveAnalysis } from '../../contract/farms/calls.ts'
import { manuredeliveryServer } from '../index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, startManurePortal, writeManure } from '../testing/index.ts'
import { newAnalysis } from '../testing/inputs.ts'
import { writeShared } from '../testing/manure-fixture.ts'

const { novarbo } = manure
let portal: TestPortal
let farm: ManurePerson
let office: ManurePerson
beforeAll(async () => {
  portal = await startManurePortal()
  farm = await enterAs(portal, 'farm', { email: 'tila@posti.test' })
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

const job = manuredeliveryServer.jobs?.find(({ name }) => name === 'expiry-reminders')
const runOn = async (day: string) => {
  if (!job) throw new Error('Lanta-appi has no such job')
  return await job.run(portal.host, new Date(`${day}T09:00:00.000Z`))
}

async function lettersTo(address: string): Promise<readonly string[]> {
  const outbox = portal.host.database.reading.selectFrom('outbox').select(['template', 'recipient'])
  const rows = await outbox.where('recipient', '=', address).where('template', 'like', '%expiring').execute()
  return rows.map(({ template }) => template)
}

async function sampled(sampledOn: string, store: string | null = null): Promise<string> {
  const id = crypto.randomUUID()
  const { account, type } = novarbo
  const given = { ...newAnalysis, id, version: 0, account, type, store, sampledOn: sampledOn as LocalDate }
  expect((await farm.ask(saveAnalysis, given as never)).status).toBe(200)
  return id
}

const none = () =>
  writeManure(portal, (own) => own.updateTable('manuredelivery_analysis').set({ state: 'withdrawn' }).execute())

test('Lanta-appi 6.5: the farm gets a letter 60 days before an analysis is five years old and one on the day, each once', async () => {
  await none()
  await sampled('2022-03-15')
  // The 14th of January is 60 days before the 15th of March.
  expect([await runOn('2027-01-13'), await lettersTo('tila@posti.test')]).toEqual([0, []])
  expect([await runOn('2027-01-14'), await runOn('2027-01-14'), await runOn('2027-03-14')]).toEqual([1, 0, 0])
  expect(await lettersTo('tila@posti.test')).toHaveLength(1)
  expect([await runOn('2027-03-15'), await runOn('2027-03-16')]).toEqual([1, 0])
  expect(await lettersTo('tila@posti.test')).toHaveLength(2)
  // Entered when it was old already: nobody is reminded of what ended long ago.
  await none()
  await sampled('2020-01-01')
  expect(await runOn('2027-03-15')).toBe(0)
})

test('Lanta-appi 6.5: a newer analysis of the same manure ends the reminders; one of a store leaves the farm’s', async () => {
  await none()
  await sampled('2022-03-16')
  await sampled('2025-05-05', novarbo.store)
  expect(await runOn('2027-01-15')).toBe(1)
  await none()
  await sampled('2022-03-17', novarbo.store)
  await sampled('2025-05-05')
  expect(await runOn('2027-03-17')).toBe(0)
})

test('Lanta-appi 7.4: the dispatchers get a letter 30 days before the insurance ends, once for each day of end', async () => {
  await none()
  await enterAs(portal, 'lead', { email: 'ajo@posti.test' })
  await enterAs(portal, 'otherLead', { email: 'toinen@posti.test' })
  const insured = (until: string) =>
    writeShared(portal, (own) =>
      own.updateTable('logistics_carrier').set({ insurance_until: until }).where('id', '=', novarbo.carrier).execute(),
    )
  await insured('2026-12-31')
  expect([await runOn('2026-11-30'), await lettersTo('ajo@posti.test')]).toEqual([0, []])
  expect([await runOn('2026-12-01'), await runOn('2026-12-31')]).toEqual([1, 0])
  await insured('2027-12-31')
  expect(await runOn('2027-12-01')).toBe(1)
  expect(await lettersTo('ajo@posti.test')).toHaveLength(2)
  expect(await lettersTo('toinen@posti.test')).toEqual([])
})

test('Lanta-appi 6.5, 7.4: the office lists what ends soon of its own farms, scales and carriers, what ends first comes first', async () => {
  await none()
  await sampled('2021-12-05')
  await writeManure(portal, (own) =>
    own.updateTable('manuredelivery_scale').set({ verified_until: '2026-10-25' }).execute(),
  )
  await writeShared(portal, (own) =>
    own.updateTable('logistics_carrier').set({ insurance_until: '2026-10-04' }).execute(),
  )
  const read = async (by: ManurePerson) =>
    (await by.ask(readExpiring, {})).body as unknown as AnswerOf<typeof readExpiring>
  const { analyses, scales, insurances } = await read(office)
  // The clock of the test is at the fifth of October; an end in December is too far away.
  expect(analyses).toEqual([])
  await none()
  await sampled('2021-11-20')
  expect((await read(office)).analyses).toMatchObject([
    { farm: 'Koivukummun Siipikarja', store: '', until: '2026-11-20', daysLeft: 46, type: { fi: 'Lanta KUN' } },
  ])
  expect(scales).toMatchObject([{ name: 'Vaaka KUN', place: 'Kuntokorven kompostointilaitos', daysLeft: 20 }])
  expect(insurances).toMatchObject([{ until: '2026-10-04', daysLeft: -1, company: 'Novarbo' }])
  const others = await read(await enterAs(portal, 'otherOffice'))
  expect(others.analyses).toEqual([])
  expect(others.scales).toMatchObject([{ name: 'Vaaka VAN' }])
})
