import { expect, test } from 'vitest'
import { fieldLocks, lockTermsOf, phases } from './field-locks.ts'

test.each([
  ['offered', 'submitted', 'farm', 'freely'],
  ['offered', 'accepted', 'farm', 'untilCutOff'],
  ['offered', 'assigned', 'farm', 'byRequest'],
  ['offered', 'collected', 'office', undefined],
  ['offered', 'assigned', 'carrierLead', undefined],
  ['days', 'assigned', 'carrierLead', 'freely'],
  ['declarations', 'accepted', 'office', 'byTelephone'],
  ['declarations', 'collected', 'farm', 'revoke'],
  ['declarations', 'received', 'farm', undefined],
  ['instructions', 'collected', 'farm', 'freely'],
  ['instructions', 'submitted', 'driver', undefined],
  ['terms', 'submitted', 'farm', undefined],
  ['terms', 'accepted', 'office', 'newSnapshot'],
  ['terms', 'locked', 'office', 'correctionRow'],
  ['plant', 'submitted', 'office', undefined],
  ['plant', 'collected', 'office', 'withReason'],
  ['plant', 'received', 'office', undefined],
  ['crew', 'accepted', 'driver', 'byClaim'],
  ['crew', 'assigned', 'driver', 'ownVehicle'],
  ['crew', 'collected', 'carrierLead', 'withReason'],
  ['crew', 'received', 'carrierLead', undefined],
  ['collected', 'assigned', 'driver', 'freely'],
  ['collected', 'collected', 'driver', 'withReasonOnceDeparted'],
  ['collected', 'collected', 'carrierLead', undefined],
  ['weighed', 'collected', 'driver', 'byBayCode'],
  ['weighed', 'received', 'receiver', 'within30Minutes'],
  ['weighed', 'received', 'driver', undefined],
  ['billed', 'received', 'receiver', undefined],
  ['billed', 'locked', 'office', 'correctionRow'],
  ['times', 'received', 'carrierLead', 'withReason'],
  ['times', 'locked', 'office', undefined],
  ['objection', 'confirmed', 'farm', 'within30Days'],
  ['objection', 'locked', 'farm', undefined],
  ['notes', 'locked', 'receiver', 'freely'],
] as const)('Lanta-appi 7.2: %s in %s by the %s: %s', (...given) => {
  const [field, phase, role, terms] = given
  expect(lockTermsOf(field, phase, role)).toBe(terms)
})

test('Lanta-appi 7.2: in a batch nothing changes but by minus and plus rows, and notes', () => {
  const locked = Object.entries(fieldLocks).filter(([field]) => field !== 'notes')
  const terms = locked.flatMap(([, phasesOf]) => Object.values(phasesOf.locked ?? {}))
  expect(new Set(terms)).toEqual(new Set(['correctionRow']))
})

test('Lanta-appi 7.2: a field that is closed to a role stays closed to it', () => {
  const reopened = Object.entries(fieldLocks).flatMap(([field, byPhase]) =>
    (['farm', 'office', 'carrierLead', 'driver', 'receiver'] as const).flatMap((role) => {
      const open = phases.map((phase) => byPhase[phase]?.[role] !== undefined)
      const [first, last] = [open.indexOf(true), open.lastIndexOf(true)]
      return open.slice(Math.max(first, 0), last + 1).includes(false) ? [`${field} ${role}`] : []
    }),
  )
  expect(reopened).toEqual([])
})
