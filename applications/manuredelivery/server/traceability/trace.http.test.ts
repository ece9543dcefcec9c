/** Where trucks went after they had been somewhere: visits, washes and farms reached (lanta-appi 6.3). */
import { wash } from '@workspace/logistics/server'
import type { AskOf } from '@workspace/portal/contract'
import { days, newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportTrace, trace } from '../../contract/traceability/calls.ts'
import type { TraceLine } from '../../contract/traceability/trace.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'

const { novarbo, ekoasuminen } = manure
const october = { from: '2026-10-05', to: '2026-10-05' } as const
const ofFarm = { ...october, by: 'account', value: novarbo.account } as const

let portal: TestPortal
let novarbos: Awaited<ReturnType<typeof novarboJourneys>>
let superadmin: ManurePerson
let first: string
let second: string

/** Koivukumpu on the 5th with the plant, Tallinmäki on the 8th after a wash, and in between a trip for Ekoasuminen. */
beforeAll(async () => {
  portal = await startManurePortal()
  superadmin = await enterAs(portal, 'superadmin')
  await writeManure(portal, async (own) => {
    const link = await own.selectFrom('manuredelivery_farm_link').selectAll().executeTakeFirstOrThrow()
    const { account } = ekoasuminen
    const second = { id: newId(), account, company: novarbo.company, farm_number: 'T-2' }
    await own
      .insertInto('manuredelivery_farm_link')
      .values({ ...link, ...second })
      .execute()
    const distance = { site: ekoasuminen.site, plant: novarbo.plant, km: 10 }
    await own.insertInto('manuredelivery_site_distance').values(distance).execute()
  })
  novarbos = await novarboJourneys(portal)
  first = (await novarbos.received()).consignment
  portal.clock.advance(days(2))
  await washed('washDisinfect')
  await writeManure(portal, (own) =>
    own
      .insertInto('manuredelivery_visit')
      .values({
        ...{ id: newId(), consignment: ekoasuminen.consignment, kind: 'farm', place: ekoasuminen.store },
        ...{ municipality: 'Kauhava', account: ekoasuminen.account, keeping_place: 'FI-1', is_poultry: 0 },
        ...{ vehicle: novarbo.vehicle, company: ekoasuminen.company, at: portal.clock.now().toISOString() },
        voided_at: null,
      })
      .execute(),
  )
  portal.clock.advance(days(1))
  const farm = await enterAs(portal, 'otherFarm')
  const data = { account: ekoasuminen.account, store: ekoasuminen.store }
  second = (await novarbos.collected({ farm, data })).consignment
})
afterAll(() => portal[Symbol.asyncDispose]())

async function washed(method: 'washDisinfect'): Promise<void> {
  const given = { id: newId(), vehicle: novarbo.vehicle, boxes: [], place: 'Halli', method, by: 'kuljettaja', note: '' }
  await portal.host.database.writing((transaction) =>
    wash.washed(hostOfModule(), transaction as never, { ...given, at: portal.clock.now().toISOString() }),
  )
}

/** Nobody hears of it here. */
function hostOfModule() {
  const live = { publish: () => Promise.resolve() }
  return { inModule: () => ({ live, database: portal.host.database }) } as never
}

interface Traced {
  readonly lines: readonly TraceLine[]
  readonly farms: readonly { id: string; name: string; isUnwashed: boolean }[]
  readonly cursor: string
}

async function traced(by: ManurePerson, asked: AskOf<typeof trace>): Promise<Traced> {
  const answer = await by.ask(trace, asked)
  expect(answer.status).toBe(200)
  return answer.body as unknown as Traced
}

const shapeOf = (lines: readonly TraceLine[]) => lines.map(({ part, kind, day }) => `${part} ${kind} ${day}`)

test('6.3: the same truck three days later is found with its farm, the wash between, and another company’s trip as a day', async () => {
  const { lines, farms, cursor } = await traced(novarbos.office, ofFarm)
  expect(shapeOf(lines)).toEqual([
    'origin farm 2026-10-05',
    'after plant 2026-10-05',
    'after wash 2026-10-07',
    'after other 2026-10-07',
    'after farm 2026-10-08',
  ])
  expect(lines[0]).toMatchObject({
    vehicle: { plate: 'ZZA-142' },
    visit: { consignment: first, state: 'received', kg: 24_840, farm: { id: novarbo.account } },
  })
  expect(lines[3]).toMatchObject({ at: null, visit: null })
  expect(lines[4]).toMatchObject({ wash: 'washDisinfect', visit: { consignment: second, state: 'collected' } })
  expect(farms).toEqual([{ id: ekoasuminen.account, name: 'Tallinmäen Ratsukeskus', isUnwashed: false }])
  expect(cursor).toBe('')
})

test('6.3: the superadmin reads the visits of every company', async () => {
  const { lines, farms } = await traced(superadmin, ofFarm)
  expect(shapeOf(lines)).not.toContain('after other 2026-10-07')
  const farmVisits = lines.filter(({ part, kind }) => part === 'after' && kind === 'farm')
  expect(farmVisits.map(({ visit }) => visit?.company)).toEqual(['Ekoasuminen', 'Novarbo'])
  expect(farms).toHaveLength(1)
})

test('6.3: the days after end the trace', async () => {
  const { lines, farms } = await traced(novarbos.office, { ...ofFarm, daysAfter: 2 })
  expect(shapeOf(lines).at(-1)).toBe('after other 2026-10-07')
  expect(farms).toEqual([])
  expect(shapeOf((await traced(novarbos.office, { ...ofFarm, daysAfter: 0 })).lines)).not.toContain(
    'after farm 2026-10-08',
  )
})

test.each([
  ['store', novarbo.store],
  ['keepingPlace', 'FI-1'],
  ['municipality', 'KAUHAVA'],
  ['vehicle', novarbo.vehicle],
  ['plant', novarbo.plant],
] as const)('6.3: the truck is found by %s', async (by, value) => {
  const { lines } = await traced(novarbos.office, { ...october, by, value })
  expect(lines.filter(({ part }) => part === 'origin').map(({ visit }) => visit?.consignment)).toContain(first)
  expect(lines.some(({ visit }) => visit?.consignment === second)).toBe(true)
})

test('6.3: a consignment is traced whenever it was', async () => {
  const asked = { by: 'consignment', value: first, from: '2025-01-01', to: '2025-01-01' } as const
  const { lines } = await traced(novarbos.office, asked)
  expect(shapeOf(lines).slice(0, 2)).toEqual(['origin farm 2026-10-05', 'origin plant 2026-10-05'])
})

test('6.3, 7.1: another office finds nothing, and nobody but an office asks', async () => {
  const otherOffice = await enterAs(portal, 'otherOffice')
  expect(await traced(otherOffice, ofFarm)).toMatchObject({ lines: [], farms: [] })
  for (const worker of [novarbos.farm, novarbos.lead, novarbos.driver, novarbos.receiver]) {
    expect((await worker.ask(trace, ofFarm)).status).toBe(403)
  }
})

test('6.3: a period over a year, or one that ends before it begins, is answered at its field', async () => {
  for (const period of [{ to: '2027-10-07' }, { to: '2026-10-04' }]) {
    const { body } = await novarbos.office.ask(trace, { ...ofFarm, ...period })
    expect(body).toMatchObject({ value: 'invalid_input', fields: ['to'] })
  }
})

test('6.3: 2 000 lines make a page, and the file has them all', async () => {
  await writeManure(portal, async (own) => {
    const visits = Array.from({ length: 2100 }, (_, at) => ({
      ...{ id: newId(), consignment: ekoasuminen.consignment, kind: 'farm', place: ekoasuminen.store },
      ...{ municipality: 'Kauhava', account: ekoasuminen.account, keeping_place: 'FI-1', is_poultry: 0 },
      ...{ vehicle: ekoasuminen.vehicle, company: ekoasuminen.company, voided_at: null },
      at: new Date(Date.parse('2026-06-01T06:00:00Z') + at * 60_000).toISOString(),
    }))
    for (let at = 0; at < visits.length; at += 300) {
      await own
        .insertInto('manuredelivery_visit')
        .values(visits.slice(at, at + 300))
        .execute()
    }
  })
  const asked = { by: 'account', value: ekoasuminen.account, from: '2026-06-01', to: '2026-06-03' } as const
  const page = await traced(superadmin, asked)
  expect(page.lines).toHaveLength(2000)
  const rest = await traced(superadmin, { ...asked, cursor: page.cursor })
  expect(rest.lines).toHaveLength(100)
  expect(rest.cursor).toBe('')
  const answer = await superadmin.ask(exportTrace, asked)
  expect(answer.text.split('\r\n')).toHaveLength(2102)
})

test('6.3: the file begins with its headings, and the audit trail names who took it', async () => {
  const { text, status } = await novarbos.office.ask(exportTrace, ofFarm)
  expect(status).toBe(200)
  const lines = text.replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toMatch(/^"Auto";"Kuljetusyritys";"Vaihe";"Käynti";"Päivä"/)
  expect(lines[1]).toContain('"haun kohde";"tila";"5.10.2026";"9.00";"Koivukummun Siipikarja"')
  expect(lines.some((line) => line.includes('"muu ajo";"7.10.2026";"";"";'))).toBe(true)
  const audit = await portal.host.database.reading.selectFrom('audit').select('action').execute()
  expect(audit.map(({ action }) => action)).toContain('manuredelivery.exporttrace')
})
