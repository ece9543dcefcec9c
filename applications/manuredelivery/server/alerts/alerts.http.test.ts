/** Bio-security alerts: what they stop, what ending them lifts, and who reads which (lanta-appi 6.2, 7.1). */
import type { AskOf } from '@workspace/portal/contract'
import { days } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endAlert, previewAlert, saveAlert, searchAlerts } from '../../contract/alerts/calls.ts'
import { readConsignment } from '../../contract/consignments/calls.ts'
import { prepareAcceptance } from '../../contract/requests/calls.ts'
import { manuredeliveryServer } from '../index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, manureTables, novarboJourneys, startManurePortal } from '../testing/index.ts'

const { novarbo, ekoasuminen } = manure
type Alert = Omit<AskOf<typeof saveAlert>, 'id' | 'version'>
const farmOfNovarbo: Alert['area'] = { by: 'accounts', accounts: [novarbo.account] }
// Written otherwise than in the store.
const municipality: Alert['area'] = { by: 'municipalities', municipalities: ['KAUHAVA'] }
const content: Omit<Alert, 'wordsFi' | 'wordsEn'> = {
  ...{ company: novarbo.company, kind: 'birdFlu', area: municipality, poultryOnly: false, rule: 'stop' },
  ...{ from: '2026-10-05', to: null },
}
const words = { wordsFi: 'Rajoitusvyöhyke Kauhavalla', wordsEn: 'Restriction zone in Kauhava' }

let portal: TestPortal
let novarbos: Awaited<ReturnType<typeof novarboJourneys>>
beforeEach(async () => {
  portal = await startManurePortal()
  novarbos = await novarboJourneys(portal)
})
afterEach(() => portal[Symbol.asyncDispose]())

async function saved(by: ManurePerson, changes: Partial<Alert> = {}): Promise<{ id: string; stopped: number }> {
  const answer = await by.ask(saveAlert, { ...content, ...words, ...changes, id: crypto.randomUUID(), version: 0 })
  expect(answer.status).toBe(200)
  return answer.body as { id: string; stopped: number }
}

async function ended(by: ManurePerson, id: string): Promise<{ lifted: number }> {
  const answer = await by.ask(endAlert, { id, version: 1, reason: 'Näytteet puhtaat' })
  expect(answer.status).toBe(200)
  return answer.body as { lifted: number }
}

async function consignmentOf(by: ManurePerson, id: string) {
  const { body } = await by.ask(readConsignment, { id })
  const { consignment } = body as { consignment: { isStopped: boolean; stop: { words: string } | null; state: string } }
  return consignment
}

async function stoppedBy(id: string): Promise<string | null> {
  const rows = manureTables(portal).selectFrom('manuredelivery_consignment').select('stopped_by').where('id', '=', id)
  return (await rows.executeTakeFirstOrThrow()).stopped_by
}

async function wordsRead(by: ManurePerson): Promise<readonly string[]> {
  const { body } = await by.ask(searchAlerts, {})
  return (body as { rows: { words: { fi: string } }[] }).rows.map((row) => row.words.fi)
}

async function runJob(): Promise<void> {
  const job = manuredeliveryServer.jobs?.find(({ name }) => name === 'alert-days')
  await job?.run(portal.host as never, portal.clock.now())
}

const noticesOf = async (id: string, template: string) => {
  const rows = portal.host.database.reading.selectFrom('notice').selectAll()
  return (await rows.execute()).filter(
    (row) => JSON.stringify(row).includes(id) && JSON.stringify(row).includes(template),
  )
}

test('6.2: an alert stops a truck that is on its way: driver, receiver and office see it, and ending it lifts the stop', async () => {
  const { office, driver, receiver, farm } = novarbos
  const { consignment } = await novarbos.collected()
  const { id, stopped } = await saved(office)
  // The consignment of the fixture is assigned.
  expect(stopped).toBe(2)
  for (const worker of [driver, receiver, farm]) {
    expect(await consignmentOf(worker, consignment)).toMatchObject({ isStopped: true, stop: { words: '' } })
  }
  expect(await consignmentOf(office, consignment)).toMatchObject({ stop: { words: words.wordsFi } })
  expect(await noticesOf(consignment, 'consignment_stopped')).not.toEqual([])
  expect(await ended(office, id)).toMatchObject({ lifted: 2 })
  expect(await consignmentOf(driver, consignment)).toMatchObject({ isStopped: false, state: 'collected' })
  expect(await noticesOf(consignment, 'consignment_stop_lifted')).not.toEqual([])
  expect((await office.ask(endAlert, { id, version: 2, reason: 'Näytteet puhtaat' })).body).toMatchObject({
    value: 'wrong_state',
  })
  const lines = await portal.host.database.reading.selectFrom('audit').select(['action', 'details']).execute()
  const audited = lines.filter(({ action }) => action.endsWith('alert'))
  expect(audited.map(({ action }) => action)).toEqual(['manuredelivery.savealert', 'manuredelivery.endalert'])
})

test('6.2: what two alerts cover stays stopped until the second one ends', async () => {
  const { office } = novarbos
  const { consignment } = await novarbos.accepted()
  const first = await saved(office)
  const second = await saved(office, { area: farmOfNovarbo, wordsFi: 'Tilan oma hälytys' })
  expect(second.stopped).toBe(0)
  expect(await stoppedBy(consignment)).toBe(first.id)
  expect(await ended(office, first.id)).toMatchObject({ lifted: 0 })
  expect(await stoppedBy(consignment)).toBe(second.id)
  const lift = await novarbos.send.consignment(office, 'liftStop', { of: consignment, data: {} })
  expect(lift.body).toMatchObject({ value: 'bio_stop' })
  expect(await ended(office, second.id)).toMatchObject({ lifted: 2 })
  expect(await stoppedBy(consignment)).toBeNull()
})

test('6.2: a stop of the office outlives the alert', async () => {
  const { office, send } = novarbos
  const { consignment: of } = await novarbos.accepted()
  await send.consignment(office, 'stop', { of, data: { words: 'Eläinlääkäri käy' } })
  const { id } = await saved(office)
  await ended(office, id)
  expect(await stoppedBy(of)).toBe('office')
})

test('6.2: accept, release, addConsignment, offer, claim and assign are refused under an alert', async () => {
  const { office, lead, send } = novarbos
  const open = await novarbos.accepted()
  const deadline = '2026-10-12T06:00:00.000Z'
  const offer = {
    ...{ to: { by: 'carriers' as const, carriers: [novarbo.carrier] }, deadline },
    freight: { by: 'terms' as const },
  }
  expect((await send.consignment(office, 'offer', { of: open.consignment, data: offer })).body).toMatchObject({
    state: 'open',
  })
  const [planned, held] = [await novarbos.accepted(), await novarbos.accepted()]
  const hold = { reasonKind: 'other', words: 'Odotetaan', reviewDate: '2026-10-20' } as const
  await send.request(office, 'hold', { of: held.request, data: hold })
  const waiting = await novarbos.submitted()
  const { body } = await office.ask(prepareAcceptance, { id: waiting })
  const { termsVersion } = (body as { acceptance: { termsVersion: number } }).acceptance
  // It begins tomorrow, so that the offer is still open when it does.
  expect(await saved(office, { from: '2026-10-06' })).toMatchObject({ stopped: 0 })
  portal.clock.advance(days(1))
  const add = { estimate: { unit: 'kg', amount: 10_000 }, plant: novarbo.plant } as const
  const when = { by: 'day', day: '2026-10-14' } as const
  const answers = [
    await novarbos.accept(waiting, termsVersion),
    await send.request(office, 'release', { of: held.request, data: {} }),
    await send.request(office, 'addConsignment', { of: planned.request, data: { ...add, when } }),
    await send.consignment(office, 'offer', { of: planned.consignment, data: offer }),
    await send.consignment(lead, 'claim', { of: open.consignment, data: { vehicle: novarbo.vehicle } }),
    await novarbos.assign(planned.consignment),
  ]
  for (const { body: refused } of answers) expect(refused).toMatchObject({ value: 'bio_stop' })
  await runJob()
  expect(await consignmentOf(office, open.consignment)).toMatchObject({ state: 'planned', isStopped: true })
})

test('6.2: stops are lifted after the last day of an alert, and poultry alone is stopped where it says so', async () => {
  const { office } = novarbos
  const { consignment } = await novarbos.accepted()
  expect(await saved(office, { to: '2026-10-06', poultryOnly: true })).toMatchObject({ stopped: 0 })
  expect(await saved(office, { to: '2026-10-06' })).toMatchObject({ stopped: 2 })
  portal.clock.advance(days(1))
  await runJob()
  expect(await stoppedBy(consignment)).not.toBeNull()
  portal.clock.advance(days(1))
  await runJob()
  expect(await stoppedBy(consignment)).toBeNull()
})

test('3.3: a stopped truck is received with a flag, and the farm is asked only when stop and flag are gone', async () => {
  const { office, send } = novarbos
  const { consignment: of } = await novarbos.collected()
  const { id } = await saved(office)
  await novarbos.receive(of)
  expect(await consignmentOf(office, of)).toMatchObject({ state: 'received', flags: ['bio_stop'], confirmUntil: null })
  await send.consignment(office, 'clearFlags', { of, data: { words: 'Laitos otti vastaan' } })
  expect(await consignmentOf(office, of)).toMatchObject({ confirmUntil: null })
  await ended(office, id)
  expect(await consignmentOf(office, of)).toMatchObject({ isStopped: false, confirmUntil: expect.any(String) })
})

test('6.2: changing an alert stops what it covers now and lifts the rest', async () => {
  const { office } = novarbos
  const { consignment } = await novarbos.accepted()
  const { id } = await saved(office)
  const elsewhere: Alert['area'] = { by: 'municipalities', municipalities: ['Eura'] }
  const moved = await office.ask(saveAlert, { ...content, ...words, area: elsewhere, id, version: 1 })
  expect(moved.body).toMatchObject({ version: 2, stopped: 0 })
  expect(await stoppedBy(consignment)).toBeNull()
  const stale = await office.ask(saveAlert, { ...content, ...words, id, version: 1 })
  expect(stale.body).toMatchObject({ value: 'modified_elsewhere' })
})

test('6.2: the preview names consignments and trucks of the last week, and stops nothing', async () => {
  const { office } = novarbos
  const { consignment } = await novarbos.collected()
  const { body } = await office.ask(previewAlert, content)
  expect(body).toMatchObject({
    stopCount: 2,
    stops: expect.arrayContaining([expect.objectContaining({ id: consignment, state: 'collected', plate: 'ZZA-142' })]),
    vehicles: [{ plate: 'ZZA-142', farm: 'Koivukummun Siipikarja' }],
  })
  expect(await stoppedBy(consignment)).toBeNull()
  const ofFarm = await office.ask(previewAlert, { ...content, area: farmOfNovarbo, rule: 'wash' })
  expect(ofFarm.body).toMatchObject({ stopCount: 0, stops: [], vehicles: [{ plate: 'ZZA-142' }] })
  portal.clock.advance(days(8))
  expect((await office.ask(previewAlert, content)).body).toMatchObject({ vehicles: [] })
})

test('6.2: an office makes alerts of its own company and its own farms alone', async () => {
  const { office } = novarbos
  const send = (changes: Partial<Alert>) =>
    office.ask(saveAlert, { ...content, ...words, ...changes, id: crypto.randomUUID(), version: 0 })
  expect((await send({ company: null })).status).toBe(404)
  expect((await send({ company: ekoasuminen.company })).status).toBe(404)
  const area: Alert['area'] = { by: 'accounts', accounts: [ekoasuminen.account] }
  expect((await send({ area })).body).toMatchObject({ value: 'invalid_input', fields: ['area'] })
})

test('6.2: an alert of every company is the superadmin’s, stops in each, and each office reads it', async () => {
  const superadmin = await enterAs(portal, 'superadmin')
  const otherOffice = await enterAs(portal, 'otherOffice')
  const { id, stopped } = await saved(superadmin, { company: null })
  expect(stopped).toBe(2)
  expect(await stoppedBy(ekoasuminen.consignment)).toBe(id)
  expect(await wordsRead(otherOffice)).toContain(words.wordsFi)
  expect((await otherOffice.ask(endAlert, { id, version: 1, reason: 'Näytteet puhtaat' })).status).toBe(404)
})

test('6.2: an alert of a farm is read by that farm and the crew in neutral words, and by no other farm', async () => {
  const { office, farm, driver, receiver } = novarbos
  const [otherFarm, otherLead] = [await enterAs(portal, 'otherFarm'), await enterAs(portal, 'otherLead')]
  await novarbos.collected()
  const secret = 'Salmonellaa Koivukummussa'
  await saved(office, { area: farmOfNovarbo, wordsFi: secret, rule: 'lastStop' })
  const neutral = 'Tautisuojaus: tila on auton päivän viimeinen nouto'
  expect(await wordsRead(office)).toContain(secret)
  for (const concerned of [farm, driver]) {
    expect(await wordsRead(concerned)).toContain(neutral)
    expect(await wordsRead(concerned)).not.toContain(secret)
  }
  for (const other of [otherFarm, otherLead, receiver]) {
    expect(await wordsRead(other)).not.toContain(neutral)
    expect(await wordsRead(other)).not.toContain(secret)
  }
})

test('6.2: an alert of a municipality is read by every role of its company', async () => {
  const { office, farm, driver, lead, receiver } = novarbos
  await saved(office)
  for (const reader of [office, farm, driver, lead, receiver]) expect(await wordsRead(reader)).toContain(words.wordsFi)
  expect(await wordsRead(await enterAs(portal, 'otherFarm'))).not.toContain(words.wordsFi)
})
