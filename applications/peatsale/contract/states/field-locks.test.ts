import { expect, test } from 'vitest'
import { fieldLocks, phases, termsOf } from './field-locks.ts'

test.each([
  ['ordered', 'submitted', 'customer', 'freely'],
  ['ordered', 'confirmed', 'customer', 'untilCutOff'],
  ['ordered', 'assigned', 'customer', 'byRequest'],
  ['ordered', 'assigned', 'office', 'freely'],
  ['ordered', 'loaded', 'office', undefined],
  ['wish', 'assigned', 'carrierLead', 'freely'],
  ['wish', 'confirmed', 'carrierLead', undefined],
  ['wish', 'loaded', 'office', undefined],
  ['instructions', 'loaded', 'customer', 'freely'],
  ['instructions', 'delivered', 'customer', undefined],
  ['instructions', 'loaded', 'driver', undefined],
  ['price', 'submitted', 'customer', undefined],
  ['price', 'confirmed', 'office', 'newSnapshot'],
  ['price', 'loaded', 'office', 'withReason'],
  ['price', 'locked', 'office', 'correctionRow'],
  ['crew', 'submitted', 'office', undefined],
  ['crew', 'assigned', 'driver', 'ownVehicle'],
  ['crew', 'loaded', 'carrierLead', 'withReason'],
  ['crew', 'delivered', 'carrierLead', undefined],
  ['crew', 'verified', 'office', undefined],
  ['loaded', 'confirmed', 'loader', undefined],
  ['loaded', 'assigned', 'driver', 'selfLoading'],
  ['crew', 'confirmed', 'driver', 'byClaim'],
  ['price', 'submitted', 'enterer', undefined],
  ['loaded', 'loaded', 'driver', 'withReasonOnceDeparted'],
  ['loaded', 'delivered', 'loader', undefined],
  ['loaded', 'locked', 'office', 'correctionRow'],
  ['delivered', 'loaded', 'carrierLead', 'freely'],
  ['delivered', 'delivered', 'driver', 'within15Minutes'],
  ['delivered', 'delivered', 'carrierLead', undefined],
  ['delivered', 'verified', 'office', 'withReason'],
  ['times', 'assigned', 'loader', 'freely'],
  ['times', 'delivered', 'carrierLead', 'withReason'],
  ['times', 'delivered', 'driver', undefined],
  ['times', 'locked', 'office', undefined],
  ['notes', 'locked', 'loader', 'freely'],
] as const)('%s in %s by the %s: %s', (...given) => {
  const [field, phase, role, terms] = given
  expect(termsOf(field, phase, role)).toBe(terms)
})

test('after export no field changes: a correction is a row of its own', () => {
  const locked = Object.entries(fieldLocks).filter(([field]) => field !== 'notes')
  const terms = locked.flatMap(([, phasesOf]) => Object.values(phasesOf.locked ?? {}))
  expect(new Set(terms)).toEqual(new Set(['correctionRow']))
})

test('a field that is closed to a role stays closed to it', () => {
  const reopened = Object.entries(fieldLocks).flatMap(([field, byPhase]) =>
    (['customer', 'carrierLead', 'driver', 'loader'] as const).flatMap((role) => {
      const open = phases.map((phase) => byPhase[phase]?.[role] !== undefined)
      const [first, last] = [open.indexOf(true), open.lastIndexOf(true)]
      return open.slice(Math.max(first, 0), last + 1).includes(false) ? [`${field} ${role}`] : []
    }),
  )
  expect(reopened).toEqual([])
})
