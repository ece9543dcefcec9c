import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, missingFields, rolesOf, ruleOf, wordFieldsOf } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import { LoadEvent, loadCommands } from '../loads/load-event.ts'
import { OrderEvent, orderCommands } from '../orders/order-event.ts'
import { loadMachine } from '../states/load-machine.ts'
import { orderMachine } from '../states/order-machine.ts'

const [a, b, c] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
const moment = '2026-10-13T06:45:00.000Z'
const reason = { reason: 'Puhelimessa sovittu' }
const week = { by: 'week', week: '2026-W43' }
const slot = { by: 'day', day: '2026-10-26', time: '07:00' }
const lines = [{ line: a, quantity: 120_000 }]
const loadedLines = [{ line: a, quantity: 126_000, basis: 'buckets', buckets: 36, bucketSize: 3_500, stockpile: c }]
const content = {
  ...{ method: 'delivered', site: b, wish: week, note: '', purchaseReference: 'PO 12' },
  lines: [{ id: a, product: b, quantity: 120_000, preferredSwamp: null }],
}
const freight = { kind: 'perM3', price: 31_000 }
const toCarrier = { to: { by: 'carrier', carrier: 'carrier-1', driver: 'driver-1', vehicle: c } }

/** What each screen sends. */
const orderData = {
  saveDraft: { ...content, seller: b, account: c },
  deleteDraft: {},
  submit: { wish: { by: 'days', earliest: '2026-10-19', latest: '2026-10-30', weekdays: [1, 3] } },
  withdraw: {},
  edit: { ...content, prices: [{ line: a, unitPrice: 134_000, includesFreight: true, ...reason }], ...reason },
  editInstructions: { instructions: 'Kippaus hallin taakse', contactName: '', contactTelephone: '000 000 0177' },
  requestChange: { fields: { lines: content.lines } },
  requestCancel: reason,
  withdrawRequest: {},
  acceptRequest: { words: 'Sopii', priceVersion: 4 },
  declineRequest: reason,
  confirm: { when: week, swamp: b, freight: { by: 'table' }, priceVersion: 4, loads: [{ lines, when: slot }] },
  unconfirm: reason,
  reject: reason,
  reopen: {},
  hold: { reasonKind: 'thaw', words: 'Ylistalontie 12 t', reviewDate: '2026-11-16' },
  release: {},
  cancel: {},
  uncancel: {},
  closeRemainder: reason,
  addLoad: { lines, swamp: b, when: week },
  note: { text: 'Portti on auki' },
} satisfies Record<OrderEvent['kind'], object>

const loadData = {
  change: { slot, lines, selfLoading: true },
  reschedule: { slot },
  split: { loads: [{ lines }, { lines }] },
  merge: { load: b },
  offer: { to: { by: 'carriers', carriers: ['carrier-1'] }, deadline: moment, freight },
  withdrawOffer: {},
  assign: toCarrier,
  reassign: { to: { by: 'customer' }, ...reason },
  unassign: {},
  claim: { vehicle: c },
  release: reason,
  setCrew: { driver: 'driver-1', vehicle: null },
  takeVehicle: { vehicle: c },
  cancel: reason,
  restore: {},
  correctTimes: { arrivedSite: moment, waiting: { site: 42, swamp: 0 }, ...reason },
  verify: { lines: [{ line: a, billed: 118_500 }], freight: null, waiting: { site: 42, swamp: 0 } },
  unverify: reason,
  acknowledge: {},
  note: { text: 'Portti on auki' },
  arriveAtSwamp: {},
  bucket: { count: 1, bucketSize: 3_500 },
  stopLoading: {},
  finishLoading: { lines: loadedLines, mass: 25_200 },
  correctCrew: { vehicle: c, ...reason },
  undoLoaded: {},
  correctLoaded: { lines: loadedLines },
  depart: {},
  arriveAtSite: {},
  reportProblem: { problem: 'road' },
  deliver: { receipt: { kind: 'name', receiver: 'Helena Kalliorinne' } },
  handOver: { lines: loadedLines, collector: 'Sari Ylistalo' },
  undoDelivered: {},
  correctDelivered: { receipt: { kind: 'absent', remarks: 'Soitettu' } },
  fail: { problem: 'refused', where: 'swamp' },
  undoFail: reason,
} satisfies Record<LoadEvent['kind'], object>

const envelope = { id: a, of: b, deviceTime: moment, device: 'puhelin 1', baseVersion: 3 }
const samples = [
  ...Object.entries(orderData).map(([kind, data]) => ['order', kind, data] as const),
  ...Object.entries(loadData).map(([kind, data]) => ['load', kind, data] as const),
]
const parse = (of: string, kind: string, data: object) =>
  (of === 'order' ? OrderEvent : LoadEvent).safeParse({ ...envelope, kind, data })
const faultsOf = (answer: ReturnType<typeof parse>) => answer.error?.issues.map(({ path }) => path.join('.'))

test.each(samples)('%s %s is taken as its screen sends it, and as it was sent', (of, kind, data) => {
  const parsed = parse(of, kind, data)
  expect(faultsOf(parsed)).toBeUndefined()
  expect(parsed.data?.data).toEqual(data)
})

test.each(samples)('%s %s: a field that it does not have is refused, not lost', (of, kind, data) => {
  expect(parse(of, kind, { ...data, resaon: 'x' }).success).toBe(false)
})

test.each([
  ['order', orderMachine, orderData],
  ['load', loadMachine, loadData],
] as const)('%s: an event is of a command of the machine, and each that is not given elsewhere has one', (...given) => {
  const [, machine, data] = given
  const elsewhere: readonly string[] = machine.notAsEvent
  expect(Object.keys(data).sort()).toEqual(
    commandsOf<Vocabulary>(machine)
      .filter((command) => !elsewhere.includes(command))
      .sort(),
  )
})

test.each([
  ['order', orderMachine],
  ['load', loadMachine],
] as const)('%s: what a rule needs is a field of that command', (...given) => {
  const [of] = given
  const machine: Machine<Vocabulary> = given[1]
  const rules = machine.states.flatMap((state) =>
    rolesOf(machine).flatMap((role) => commandsOf(machine).map((command) => ruleOf(machine, { state, role, command }))),
  )
  const strange = rules.flatMap((rule) => {
    if (rule === undefined || machine.notAsEvent.includes(rule.command)) return []
    const needs = [...(rule.needs ?? []), ...(rule.requiredWhen ?? []).map(({ need }) => need), ...(rule.only ?? [])]
    const fields = ['baseVersion', ...fieldsOf(of, rule.command)]
    return needs.filter((need) => !fields.includes(need.split('.')[0] ?? '')).map((need) => `${rule.command} ${need}`)
  })
  expect([...new Set(strange)]).toEqual([])
})

/** Names that the data of a kind takes: all others are named as unknown. */
function fieldsOf(of: string, kind: string): readonly string[] {
  const names = [...new Set(samples.flatMap(([, , data]) => Object.keys(data))), 'words', 'where', 'collector']
  const probe = Object.fromEntries(names.map((name) => [name, Symbol(name)]))
  const issues = parse(of, kind, probe).error?.issues ?? []
  const unknown = issues.flatMap((issue) => ('keys' in issue && issue.path.length === 1 ? [...issue.keys] : []))
  return names.filter((name) => !unknown.includes(name))
}

type Sent = readonly [of: string, kind: string, data: object]
const order = <Kind extends keyof typeof orderData>(kind: Kind, change: object): Sent => [
  'order',
  kind,
  { ...orderData[kind], ...change },
]
const load = <Kind extends keyof typeof loadData>(kind: Kind, change: object): Sent => [
  'load',
  kind,
  { ...loadData[kind], ...change },
]
const line = { line: a, quantity: 1 }
test.each([
  [order('submit', { lines: [{ id: a, product: b, quantity: 0 }] }), 'data.lines.0.quantity'],
  [order('submit', { lines: [{ id: a, product: b, quantity: -1 }] }), 'data.lines.0.quantity'],
  [order('submit', { lines: [{ id: a, product: b, quantity: 1_000_000_001 }] }), 'data.lines.0.quantity'],
  [order('submit', { lines: [{ id: a, product: b, quantity: 118.5 }] }), 'data.lines.0.quantity'],
  [
    order('submit', { lines: [...content.lines, ...content.lines.map((row) => ({ ...row, product: c }))] }),
    'data.lines',
  ],
  [order('submit', { lines: [...content.lines, ...content.lines.map((row) => ({ ...row, id: c }))] }), 'data.lines'],
  [order('submit', { wish: { by: 'week', week: '2025-W53' } }), 'data.wish.week'],
  [order('submit', { wish: { by: 'days', earliest: '2026-10-20', latest: '2026-10-19' } }), 'data.wish.latest'],
  [order('hold', { reviewDate: '2026-02-30' }), 'data.reviewDate'],
  [order('hold', { reasonKind: 'mood' }), 'data.reasonKind'],
  [order('reject', { reason: '  ' }), 'data.reason'],
  [order('requestChange', { fields: {} }), 'data.words'],
  [order('confirm', { freight: undefined }), 'data.freight'],
  [order('confirm', { priceVersion: undefined }), 'data.priceVersion'],
  [order('confirm', { when: { by: 'day', day: '2026-10-26', time: '24:00' } }), 'data.when.time'],
  [load('bucket', { count: 0 }), 'data.count'],
  [load('offer', { freight: { kind: 'perLoad', price: -1 } }), 'data.freight.price'],
  [load('split', { loads: [{ lines: [line] }] }), 'data.loads'],
  [load('setCrew', { driver: undefined, vehicle: undefined }), 'data.driver'],
  [load('deliver', { receipt: { kind: 'photo' } }), 'data.receipt.kind'],
  [load('deliver', { receipt: { kind: 'name', receiver: ' ' } }), 'data.receipt.receiver'],
  [load('deliver', { lines: [line, line] }), 'data.lines'],
  [load('correctDelivered', { receipt: undefined }), 'data.lines'],
  [load('fail', { where: 'ditch' }), 'data.where'],
] as const)('%j is refused at the field', (sent, field) => {
  expect(faultsOf(parse(...sent))).toEqual([field])
})

test.each([
  ['id', { id: 'x' }],
  ['id', { id: (a ?? '').toUpperCase().replace('1', 'A') }],
  ['of', { of: '' }],
  ['deviceTime', { deviceTime: '13.10.2026' }],
  ['deviceTime', { deviceTime: '2026-10-13T09:45:00+03:00' }],
  ['device', { device: '' }],
  ['baseVersion', { baseVersion: -1 }],
  ['kind', { kind: 'approveBatch' }],
])('%s of the envelope: %j is refused', (field, change) => {
  const sent = LoadEvent.safeParse({ ...envelope, kind: 'depart', data: {}, ...change })
  expect(sent.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('missingFields: reason of the office, the stockpile of every line, a reason on occasion, nothing else while loading', () => {
  const at = (
    role: 'loaderOwn' | 'officeOwn' | 'leadOwn',
    state: 'loading' | 'assigned',
    command: LoadEvent['kind'],
  ) => {
    const rule = ruleOf(loadMachine, { state, role, command })
    if (rule === undefined) throw new Error(`${role} has no ${command} in ${state}`)
    return rule
  }
  const finished = loadData.finishLoading
  const withoutPile = { lines: [...loadedLines, { line: b, quantity: 1, basis: 'box' }] }
  expect(missingFields(at('loaderOwn', 'loading', 'finishLoading'), finished)).toEqual([])
  expect(missingFields(at('loaderOwn', 'loading', 'finishLoading'), withoutPile)).toEqual(['lines.stockpile'])
  expect(missingFields(at('officeOwn', 'loading', 'finishLoading'), finished)).toEqual(['reason'])
  expect(missingFields(at('leadOwn', 'assigned', 'release'), {})).toEqual([])
  expect(missingFields(at('leadOwn', 'assigned', 'release'), {}, ['pastReleaseCutOff'])).toEqual(['reason'])
  expect(missingFields(at('officeOwn', 'loading', 'change'), { slot, lines })).toEqual(['lines'])
})

test.each([...Object.entries(orderCommands), ...Object.entries(loadCommands)])(
  '%s: the log shows each field in which it carries words of its issuer',
  (_, command) => {
    const fields = command.data === null ? [] : Object.keys(command.data.def.shape)
    const words = wordFieldsOf({ ...orderCommands, ...loadCommands })
    expect('shows' in command ? command.shows : []).toEqual(fields.filter((field) => words.includes(field)))
  },
)
