/** Role by phase by field (2.5), over HTTP: a command is taken with the field where the table opens it, and nowhere else. */
import { ruleOf } from '@workspace/logistics/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closedFields, rolesOnFields } from '../../contract/states/carried-fields.ts'
import { termsOf } from '../../contract/states/field-locks.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import { syncEvents } from '../../contract/sync/calls.ts'
import type { FieldCell } from '../testing/every-field.ts'
import { fieldCells, fieldSent } from '../testing/every-field.ts'
import type { LoadPeople } from '../testing/every-load-command.ts'
import { loadData, loadFor } from '../testing/every-load-command.ts'
import type { OrderPeople } from '../testing/every-order-command.ts'
import { orderData, orderFor } from '../testing/every-order-command.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, startPeatPortal } from '../testing/index.ts'
import { orderEvent } from '../testing/order-events.ts'

let portal: TestPortal
let loadPeople: LoadPeople
let orderPeople: OrderPeople

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  const as = (caller: Parameters<typeof enterAs>[1]) => enterAs(portal, caller)
  const [office, customer, lead, driver, loader] = [
    await as('office'),
    await as('customer'),
    await as('lead'),
    await as('driver'),
    await as('loader'),
  ]
  const sellers = { officeOwn: office, officeOther: office, superadmin: await as('superadmin') }
  const buyers = { customerOwn: customer, customerOther: customer }
  loadPeople = {
    ...{ ...sellers, ...buyers, leadOwn: lead, leadOffered: lead, leadOther: lead, driverOwn: driver },
    ...{ driverMate: await as('driver'), driverOffered: driver, driverFormer: driver },
    ...{ loaderOwn: loader, loaderOther: loader },
  }
  orderPeople = { ...sellers, ...buyers, enterer: await as('orderingDriver'), leadOther: lead, driver, loader }
})
afterAll(() => portal[Symbol.asyncDispose]())

interface Answered {
  readonly cell: FieldCell
  readonly code: string
  readonly fields: readonly string[]
  readonly isTaken: boolean
}

async function answersTo(cells: readonly FieldCell[]): Promise<readonly Answered[]> {
  const asked: { cell: FieldCell; by: PeatPerson; event: object }[] = []
  for (const cell of cells) asked.push({ cell, ...(await asking(cell)) })
  const answered: Answered[] = []
  for (const [by, its] of Map.groupBy(asked, (each) => each.by)) {
    for (let from = 0; from < its.length; from += 50) {
      const sent = its.slice(from, from + 50)
      const { body, text } = await by.ask(syncEvents, { events: sent.map(({ event }) => event) } as never)
      type Result = { result: string; code?: string; fields?: string[] }
      const { results } = body as unknown as { results?: Result[] }
      if (results === undefined) throw new Error(text)
      for (const [at, { cell }] of sent.entries()) {
        const { result = '', code = '', fields = [] } = results[at] ?? {}
        answered.push({ cell, code, fields, isTaken: result === 'applied' })
      }
    }
  }
  return answered
}

async function asking(cell: FieldCell): Promise<{ readonly by: PeatPerson; readonly event: object }> {
  const { kind, role, state, key } = cell
  const envelope = { baseVersion: 2 }
  if (cell.of === 'order') {
    const made = await orderFor(portal, orderPeople, { state, role, command: kind } as never)
    const whole = orderData[kind as keyof typeof orderData](made, role as never)
    const data = { ...whole, ...fieldSent(kind, key, made) }
    const by = orderPeople[role as keyof OrderPeople]
    return { by, event: orderEvent(kind as 'edit', made.order, data as never, envelope) }
  }
  const made = await loadFor(portal, loadPeople, { state, role, command: kind } as never)
  const driver = loadPeople.driverMate.id
  const whole = loadData[kind as keyof typeof loadData](made, { state: state as 'planned', driver, other: '' })
  const data = { ...whole, ...fieldSent(kind, key, made) }
  const by = loadPeople[role as keyof LoadPeople]
  return { by, event: loadEvent(kind as 'change', made.id, data as never, envelope) }
}

/** A fact that is only flagged is kept with all that was told, and is not asked here. */
function foreseen({ of, kind, role, state, key }: FieldCell): boolean {
  const machine = (of === 'order' ? orderMachine : loadMachine) as typeof loadMachine
  const rule = ruleOf(machine, { state, role, command: kind } as never)
  return rule !== undefined && rule.flag === undefined && (rule.only ?? [key]).includes(key as never)
}

for (const of of ['order', 'load'] as const) {
  const cells = fieldCells(of)
  test(`Kuivikemyynti 2.5: a field of an ${of === 'order' ? 'order' : 'order’s load'} is changed by whom and when the table says, and by nobody else (${cells.length} cells)`, async () => {
    const answers = await answersTo(cells)
    const isOpen = ({ kind, role, state, key }: FieldCell) =>
      closedFields({ of, kind, role, state, data: { [key]: 'x' } }).length === 0
    const shown = ({ cell: { kind, role, state, key }, code, fields }: Answered) =>
      `${kind} ${key} in ${state} by ${role}: ${[code, ...fields].join(' ')}`
    const wrong = answers.filter(({ cell, isTaken }) => isTaken !== (foreseen(cell) && isOpen(cell)))
    expect(wrong.map(shown)).toEqual([])
    const closed = answers.filter(({ cell }) => foreseen(cell) && !isOpen(cell))
    expect(closed.filter(({ cell, fields }) => !fields.includes(cell.key)).map(shown)).toEqual([])
    // What is taken, is open in the table itself.
    const beyond = answers.filter(({ cell: { field, phase, role }, isTaken }) => {
      const terms = termsOf(field, phase, rolesOnFields[role as 'customerOwn'] ?? 'customer')
      return isTaken && terms === undefined
    })
    expect(beyond.map(shown)).toEqual([])
  }, 120_000)
}
