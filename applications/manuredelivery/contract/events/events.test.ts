import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, missingFields, rolesOf, ruleOf, wordFieldsOf } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import { consignmentCommands } from '../consignments/consignment-event.ts'
import { ConsignmentEvent, consignmentMachine, RequestEvent, requestMachine } from '../index.ts'
import { requestCommands } from '../requests/request-event.ts'

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const [a, b, c] = [id(1), id(2), id(3)]
const moment = '2026-10-13T06:45:00.000Z'
const reason = { reason: 'Puhelimessa sovittu' }
const byTelephone = { who: 'Helena Kalliorinne', at: moment }
const week = { by: 'week', week: '2026-W43' }
const slot = { by: 'day', day: '2026-10-26', time: '07:00' }
const days = { readyFrom: '2026-10-12', mustBeOutBy: '2026-10-14' }
const content = {
  ...{ store: a, type: b, estimate: { unit: 'm3', amount: 84_000 }, ...days, loaderAvailable: true, note: '' },
  ...{ instructions: 'Portti auki', contactName: '', contactTelephone: '000 000 0177' },
}
const declarations = ['no_notifiable_disease', 'no_foreign_objects']
const terms = {
  direction: 'plantPays',
  goods: { kind: 'perT', price: 65_000, taxClass: 'yleinen' },
  ...{ freight: null, waiting: null, refusal: null, wastedTrip: null },
  ...reason,
}
const freight = { by: 'hand', kind: 'perT', price: 41_000, reason: 'Pitkä matka' }
const collection = {
  ...{ estimate: { unit: 'm3', amount: 38_000, basis: 'fill' }, store: a },
  handedOverBy: { kind: 'name', name: 'Sari Ylistalo' },
}
const scale = { source: 'plantScale', id: b }
const quantity = { by: 'weighings', weighings: [{ gross: 44_120, tare: 17_280, scale }] }

/** What each screen sends. */
const requestData = {
  saveDraft: { ...content, company: b, account: c },
  deleteDraft: {},
  submit: { ...content, declarations },
  withdraw: {},
  edit: { estimate: { unit: 'kg', amount: 37_800 }, termsVersion: 4, terms, ...reason },
  editInstructions: { instructions: 'Kippaus hallin taakse', contactName: '', contactTelephone: '000 000 0177' },
  declare: { declarations, byTelephone },
  revokeDeclaration: { declaration: 'no_notifiable_disease', words: 'Epäily lintuinfluenssasta' },
  requestChange: { fields: { mustBeOutBy: '2026-10-20' } },
  requestCancel: reason,
  withdrawChange: {},
  storeEmpty: {},
  acceptChange: { words: 'Sopii', termsVersion: 4 },
  declineChange: reason,
  accept: { when: week, plant: b, loads: 4, termsVersion: 4 },
  unaccept: reason,
  reject: reason,
  reopen: {},
  hold: { reasonKind: 'thaw', words: 'Ylistalontie 12 t', reviewDate: '2026-11-16' },
  release: {},
  cancel: {},
  uncancel: {},
  closeRemainder: reason,
  addConsignment: { estimate: { unit: 'kg', amount: 12_160 }, plant: b, when: slot },
  note: { text: 'Portti on auki' },
} satisfies Record<RequestEvent['kind'], object>

const consignmentData = {
  change: { estimate: { unit: 'm3', amount: 30_000 }, plant: b, slot, ...reason },
  reschedule: { slot },
  offer: { to: { by: 'carriers', carriers: ['carrier-1'] }, deadline: moment, freight },
  withdrawOffer: {},
  assign: { carrier: 'carrier-1', driver: 'driver-1', vehicle: c },
  reassign: { carrier: 'carrier-2', freight: { by: 'terms' }, ...reason },
  unassign: {},
  claim: { vehicle: c },
  release: reason,
  setCrew: { driver: 'driver-1', vehicle: null },
  takeVehicle: { vehicle: c },
  redirect: { plant: b, ...reason },
  stop: { alert: a },
  liftStop: {},
  sendOn: { plant: b },
  returnToFarm: { takenBackBy: 'Sari Ylistalo' },
  cancel: reason,
  restore: {},
  match: { request: a },
  correctTimes: { arrivedFarm: moment, waiting: { farm: 42, plant: 0 }, ...reason },
  setCause: { cause: 'plant', ...reason },
  clearFlags: { words: 'Sovittu tilan kanssa' },
  confirmQuantity: { byTelephone },
  object: { kind: 'weight', words: 'Liian paljon', claimedKg: 25_000 },
  withdrawObjection: {},
  decideObjection: {
    decision: { outcome: 'upheld', corrected: { billed: { unit: 'kg', amount: 25_000 } } },
    words: 'Ok',
  },
  unconfirm: reason,
  note: { text: 'Portti on auki' },
  arriveAtFarm: {},
  stopLoading: {},
  finishLoading: { ...collection, storeEmpty: true },
  undoCollected: {},
  correctCollected: { handedOverBy: { kind: 'absent' } },
  correctCrew: { vehicle: c, ...reason },
  depart: {},
  reportProblem: { problem: 'road' },
  arriveAtPlant: {},
  weigh: { gross: 44_120, scale, box: 'nuppi', ticket: 'KUN-26-00412', bay: 'B1' },
  receive: { quantity, bay: 'B1', temperature: 41, sample: '26-118', remarks: '' },
  undoReceived: reason,
  correctReceived: { quantity, type: a, billed: { unit: 'm3', amount: 0 }, terms, ...reason },
  refuse: { reasonKind: 'too_wet', cause: 'farm', next: 'undecided', words: 'Valuu' },
  undoRefused: reason,
  recordReturn: { takenBackBy: 'Sari Ylistalo' },
  fail: { reasonKind: 'not_ready', cause: 'farm' },
  undoFail: reason,
} satisfies Record<ConsignmentEvent['kind'], object>

const envelope = { id: a, of: b, deviceTime: moment, device: 'puhelin 1', baseVersion: 3 }
const samples = [
  ...Object.entries(requestData).map(([kind, data]) => ['request', kind, data] as const),
  ...Object.entries(consignmentData).map(([kind, data]) => ['consignment', kind, data] as const),
]
const parse = (of: string, kind: string, data: object) =>
  (of === 'request' ? RequestEvent : ConsignmentEvent).safeParse({ ...envelope, kind, data })
const faultsOf = (answer: ReturnType<typeof parse>) => answer.error?.issues.map(({ path }) => path.join('.'))

test.each(samples)('%s %s is accepted as its screen sends it, and keeps what was sent', (of, kind, data) => {
  const parsed = parse(of, kind, data)
  expect(faultsOf(parsed)).toBeUndefined()
  expect(parsed.data?.data).toEqual(data)
})

test.each(samples)('%s %s refuses a field that it does not have', (of, kind, data) => {
  expect(parse(of, kind, { ...data, resaon: 'x' }).success).toBe(false)
})

test.each([
  ['request', requestMachine, requestData],
  ['consignment', consignmentMachine, consignmentData],
] as const)('%s: every command of the machine is sent as an event', (...given) => {
  const [, machine, data] = given
  expect(Object.keys(data).sort()).toEqual([...commandsOf<Vocabulary>(machine)].sort())
  expect(machine.notAsEvent).toEqual([])
})

type Sent = readonly [of: string, kind: string, data: object]
const request = (kind: keyof typeof requestData, change: object): Sent => [
  'request',
  kind,
  { ...requestData[kind], ...change },
]
const consignment = (kind: keyof typeof consignmentData, change: object): Sent => [
  'consignment',
  kind,
  { ...consignmentData[kind], ...change },
]
const weighed = (weighing: object) => ({ quantity: { by: 'weighings', weighings: [{ scale, ...weighing }] } })

test.each([
  [request('submit', { estimate: { unit: 'm3', amount: 0 } }), 'data.estimate.amount'],
  [request('submit', { estimate: { unit: 'm3', amount: 10_000_001 } }), 'data.estimate.amount'],
  [request('submit', { estimate: { unit: 'kg', amount: 118.5 } }), 'data.estimate.amount'],
  [request('submit', { readyFrom: '2026-10-15' }), 'data.mustBeOutBy'],
  [request('submit', { declarations: ['no_rats'] }), 'data.declarations.0'],
  [request('submit', { declarations: ['no_wild_oat', 'no_wild_oat'] }), 'data.declarations'],
  [request('requestChange', { fields: {} }), 'data.words'],
  [request('requestChange', { fields: { ...days, readyFrom: '2026-10-15' } }), 'data.fields.mustBeOutBy'],
  [request('accept', { when: { by: 'week', week: '2025-W53' } }), 'data.when.week'],
  [request('accept', { loads: 0 }), 'data.loads'],
  [request('edit', { terms: { ...terms, direction: 'free' } }), 'data.terms.goods'],
  [request('hold', { reasonKind: 'mood' }), 'data.reasonKind'],
  [request('hold', { reviewDate: '2026-02-30' }), 'data.reviewDate'],
  [request('reject', { reason: '  ' }), 'data.reason'],
  [request('addConsignment', { estimate: { unit: 'm3', amount: 1_000_001 } }), 'data.estimate.amount'],
  [consignment('stop', { alert: undefined }), 'data.words'],
  [consignment('setCrew', { driver: undefined, vehicle: undefined }), 'data.driver'],
  [consignment('finishLoading', { estimate: { unit: 'kg', amount: 9000, basis: 'fill' } }), 'data.estimate.basis'],
  [consignment('finishLoading', { handedOverBy: { kind: 'name', name: ' ' } }), 'data.handedOverBy.name'],
  [consignment('correctCollected', { handedOverBy: undefined }), 'data.estimate'],
  [consignment('weigh', { gross: 0 }), 'data.gross'],
  [consignment('weigh', { gross: -1 }), 'data.gross'],
  [consignment('weigh', { gross: 200_001 }), 'data.gross'],
  [consignment('weigh', { gross: undefined }), 'data.gross'],
  [consignment('weigh', { gross: 17_280, tare: 17_280 }), 'data.tare'],
  [consignment('weigh', { ticket: 'x'.repeat(21) }), 'data.ticket'],
  [consignment('receive', weighed({ gross: 17_280, tare: 44_120 })), 'data.quantity.weighings.0.tare'],
  [consignment('receive', { quantity: { by: 'volume', m3: 1_000_001, basis: 'box' } }), 'data.quantity.m3'],
  [consignment('correctReceived', { billed: { unit: 'kg', amount: 200_001 } }), 'data.billed.amount'],
  [consignment('refuse', { next: 'ditch' }), 'data.next'],
  [consignment('fail', { reasonKind: 'mood' }), 'data.reasonKind'],
] as const)('Lanta-appi 8.8: %j is refused at the field', (sent, field) => {
  expect(faultsOf(parse(...sent))).toEqual([field])
})

test('Lanta-appi 3.3: the office needs a reason, a driver the code of the bay, a reception what it weighs or measures', () => {
  const at = (role: 'receiverOwn' | 'driverOwn' | 'officeOwn', command: 'weigh' | 'receive' | 'finishLoading') => {
    const rule = ruleOf(consignmentMachine, {
      state: command === 'finishLoading' ? 'loading' : 'collected',
      role,
      command,
    })
    if (rule === undefined) throw new Error(`${role} has no ${command}`)
    return rule
  }
  expect(missingFields(at('driverOwn', 'finishLoading'), collection)).toEqual([])
  expect(missingFields(at('officeOwn', 'finishLoading'), collection)).toEqual(['reason'])
  expect(missingFields(at('receiverOwn', 'weigh'), { gross: 44_120, scale })).toEqual([])
  expect(missingFields(at('driverOwn', 'weigh'), { gross: 44_120, scale }, ['sentByDriver'])).toEqual(['bay'])
  expect(missingFields(at('receiverOwn', 'receive'), { bay: 'B1' })).toEqual([])
  expect(missingFields(at('receiverOwn', 'receive'), { bay: 'B1' }, ['nothingIsWeighed'])).toEqual(['quantity'])
})

test('Lanta-appi 3.3: a receiver corrects what was weighed, not what is billed', () => {
  const rule = ruleOf(consignmentMachine, { state: 'received', role: 'receiverOwn', command: 'correctReceived' })
  if (rule === undefined) throw new Error('a receiver corrects within 30 minutes')
  expect(missingFields(rule, { quantity, billed: { unit: 'kg', amount: 1 } })).toEqual(['billed'])
})

test.each([
  ['request', requestMachine],
  ['consignment', consignmentMachine],
] as const)('%s: what a rule needs is a field of that command', (...given) => {
  const [of] = given
  const machine: Machine<Vocabulary> = given[1]
  const commands: Readonly<Record<string, { readonly data: { readonly def: { readonly shape: object } } }>> =
    of === 'request' ? requestCommands : consignmentCommands
  const rules = machine.states.flatMap((state) =>
    rolesOf(machine).flatMap((role) =>
      commandsOf(machine).flatMap((command) => ruleOf(machine, { state, role, command }) ?? []),
    ),
  )
  const unknown = rules.flatMap(({ command, needs = [], requiredWhen = [], only = [] }) => {
    const fields = ['baseVersion', ...Object.keys(commands[command]?.data.def.shape ?? {})]
    return [...needs, ...requiredWhen.map(({ need }) => need), ...only].filter((need) => !fields.includes(need))
  })
  expect(unknown).toEqual([])
})

test.each([...Object.entries(requestCommands), ...Object.entries(consignmentCommands)])(
  '%s: the log shows each field in which it carries words of its issuer',
  (_, command) => {
    const fields = Object.keys(command.data.def.shape)
    const words = wordFieldsOf({ ...requestCommands, ...consignmentCommands })
    expect('shows' in command ? command.shows : []).toEqual(fields.filter((field) => words.includes(field)))
  },
)
