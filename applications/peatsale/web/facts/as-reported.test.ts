import type { Quantity } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import type { Tellable } from './as-reported.ts'
import { asReported } from './as-reported.ts'

const m3 = (value: number) => (value * 1000) as Quantity
const [id, line, other] = ['l', 'line', 'other'].map((name) => `${name}0000000-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
]

function lineOf(of: string, planned: number): Tellable['lines'][number] {
  return {
    ...{ id: of, orderLine: of, unit: 'm3', planned: m3(planned), tolerancePct: 10, loaded: null, basis: null },
    ...{ buckets: 0, bucketSize: m3(0), stockpile: null, delivered: null, billed: null },
    product: { id: of, code: 'KT', name: { fi: '', en: '' } },
  }
}

const times = {
  ...{ assigned: null, arrivedLoad: null, loadStart: null, loaded: null, departed: null, arrivedSite: null },
  ...{ delivered: null, waitingSite: null, waitingSwamp: null },
}
const assigned: Tellable = {
  ...{ id, state: 'assigned', lines: [lineOf(line, 120)], loaded: null, delivered: null, departed: false },
  ...{ arrived: false, problems: 0, selfLoading: false, commands: ['arriveAtSwamp'], told: [] },
  ...{ times, receipt: null, exceptions: [], failed: null },
}

let made = 0
function told<Kind extends LoadEvent['kind']>(kind: Kind, data: LoadEventData<Kind>, of = id): LoadEvent {
  made += 1
  const event = { id: `event ${made}`, kind, of, data, deviceTime: '2026-10-13T06:00:00.000Z', device: 'phone' }
  return event as unknown as LoadEvent
}

const bucket = (count = 1) => told('bucket', { count, bucketSize: m3(6), line })

test('Kuivikemyynti 5.4: bucketfuls that wait are counted at once; those that the server has are in the load already', () => {
  const events = [bucket(), bucket(), bucket(-1), told('bucket', { count: 1, bucketSize: m3(6) }, other)]
  const now = asReported(assigned, events, 'loaderOwn')
  expect(now).toMatchObject({ state: 'loading', lines: [{ buckets: 1, bucketSize: 6000 }] })
  // Something is in: nobody says any more that it was not begun.
  expect(now.commands).not.toContain('stopLoading')
  const read = { ...assigned, state: 'loading' as const, told: [events[0]?.id ?? ''] }
  expect(
    asReported({ ...read, lines: [{ ...lineOf(line, 120), buckets: 1 }] }, events, 'loaderOwn').lines,
  ).toMatchObject([{ buckets: 1 }])
})

test('Kuivikemyynti 5.4: Valmis, and what takes it back, show before they are sent', () => {
  const lines = [{ line, quantity: m3(30), basis: 'buckets' as const, buckets: 5 }]
  const done = asReported(assigned, [bucket(), told('finishLoading', { lines })], 'loaderOwn')
  expect(done).toMatchObject({ state: 'loaded', loaded: 30_000, lines: [{ buckets: 5, loaded: 30_000 }] })
  expect(done.times?.loaded).toBe('2026-10-13T06:00:00.000Z')
  expect(done.commands).toContain('undoLoaded')
  expect(asReported(done, [told('undoLoaded', {})], 'loaderOwn')).toMatchObject({ state: 'loading', loaded: null })
  const two = { ...assigned, lines: [lineOf(line, 60), lineOf(other, 60)] }
  expect(asReported(two, [told('finishLoading', { lines })], 'loaderOwn').lines).toMatchObject([
    { loaded: 30_000 },
    { loaded: 0 },
  ])
})

test('Kuivikemyynti 5.2: a driver’s steps follow one another before any of them is sent', () => {
  const arrived = asReported(assigned, [told('arriveAtSwamp', {})], 'driverOwn')
  expect(arrived.state).toBe('loading')
  expect(arrived.commands).not.toContain('finishLoading')
  expect(asReported(arrived, [told('stopLoading', {})], 'driverOwn')).toMatchObject({ state: 'assigned' })
  const left = asReported(arrived, [told('depart', {}), told('arriveAtSite', {})], 'driverOwn')
  expect(left).toMatchObject({ state: 'loading', departed: true, arrived: true })
  const receipt = { kind: 'name', receiver: 'Helena' } as const
  const delivered = asReported(left, [told('deliver', { receipt })], 'driverOwn')
  expect(delivered).toMatchObject({ state: 'delivered', delivered: 120_000, receipt: { receiver: 'Helena' } })
  const corrected = told('correctDelivered', { lines: [{ line, quantity: m3(118) }], receipt: { kind: 'absent' } })
  expect(asReported(delivered, [corrected], 'driverOwn')).toMatchObject({
    delivered: 118_000,
    receipt: { kind: 'absent', receiver: '' },
  })
  expect(asReported(delivered, [told('undoDelivered', {})], 'driverOwn')).toMatchObject({
    state: 'loaded',
    receipt: null,
  })
  const failed = asReported(left, [told('fail', { problem: 'road', where: 'swamp' })], 'driverOwn')
  expect(failed).toMatchObject({ state: 'failed', failed: { problem: 'road', where: 'swamp' } })
  expect(asReported(left, [told('reportProblem', { problem: 'queue' })], 'driverOwn')).toMatchObject({
    problems: 1,
    exceptions: [{ problem: 'queue', open: true }],
  })
})

test('Kuivikemyynti 5.4: a load that the customer collects is handed over, one that is self-loading is finished by its driver', () => {
  const lines = [{ line, quantity: m3(20), basis: 'box' as const }]
  const gone = asReported(assigned, [told('handOver', { lines, collector: 'Jussi' })], 'loaderOwn')
  expect(gone).toMatchObject({ state: 'delivered', loaded: 20_000, delivered: 20_000 })
  const own = asReported({ ...assigned, selfLoading: true }, [told('arriveAtSwamp', {})], 'driverOwn')
  expect(own.commands).toContain('finishLoading')
  const corrected = asReported(
    own,
    [told('finishLoading', { lines }), told('correctLoaded', { lines: [] })],
    'driverOwn',
  )
  expect(corrected.loaded).toBe(0)
})
