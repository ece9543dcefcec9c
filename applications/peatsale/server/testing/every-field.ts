/** Commands that carry one field of the table of 2.5, by each role in each phase. */
import type { Machine, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf, rolesOf } from '@workspace/logistics/contract'
import { loadPhases, locksOf, orderPhases, rolesOnFields } from '../../contract/states/carried-fields.ts'
import type { LockedField, Phase } from '../../contract/states/field-locks.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import { orderMachine } from '../../contract/states/order-machine.ts'
import { peat } from './ids.ts'
import type { MadeLoad } from './load-events.ts'

export interface FieldCell {
  readonly of: 'order' | 'load'
  readonly kind: string
  readonly role: string
  readonly state: string
  readonly key: string
  readonly field: LockedField
  readonly phase: Phase
}

/** One state of each phase, and one field of the command's data for each field of the table. */
export function fieldCells(of: 'order' | 'load'): readonly FieldCell[] {
  const machine: Machine<Vocabulary> = of === 'order' ? orderMachine : loadMachine
  const phases = Object.entries(of === 'order' ? orderPhases : loadPhases)
  const states = phases.filter(([, phase], at) => phases.findIndex(([, each]) => each === phase) === at)
  const roles = rolesOf(machine).filter((role) => Object.hasOwn(rolesOnFields, role) && !/Offered$|Former$/.test(role))
  return commandsOf(machine).flatMap((kind) => {
    const keys = Object.entries(locksOf(of, kind))
    const first = keys.filter(([, field], at) => keys.findIndex(([, each]) => each === field) === at)
    return first.flatMap(([key, field]) =>
      roles.flatMap((role) => states.map(([state, phase]) => ({ of, kind, role, state, key, field, phase }))),
    )
  })
}

const yard = { instructions: 'Aja navetan taakse' }
const pricing = ({ orderLine: line }: MadeLoad) => ({
  priceVersion: 7,
  freight: { by: 'table' },
  prices: [{ line, unitPrice: 1, includesFreight: true, reason: 'Sovittu' }],
  listPriced: [line],
})

/** What the field is sent as, where the whole command does not carry it anyway. */
export function fieldSent(kind: string, key: string, made: MadeLoad): object {
  const { orderLine, line } = made
  const samples: Readonly<Record<string, object>> = {
    edit: { ...pricing(made), ...yard, method: 'delivered', wish: { by: 'week', week: '2026-W42' } },
    saveDraft: { ...yard, method: 'delivered', wish: { by: 'week', week: '2026-W42' } },
    submit: { ...yard, method: 'delivered' },
    requestChange: { fields: { note: 'Kiire' } },
    acceptRequest: pricing(made),
    change: { lines: [{ line: orderLine, quantity: 119_000 }] },
    deliver: { lines: [{ line, quantity: 118_000 }] },
    claim: { vehicle: peat.suokoski.truck },
    correctTimes: { arrivedLoad: '2026-10-05T05:40:00.000Z' },
  }
  const value: unknown = Reflect.get(samples[kind] ?? {}, key)
  return value === undefined ? {} : { [key]: value }
}
