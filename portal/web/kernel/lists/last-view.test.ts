import { expect, test } from 'vitest'
import { announceSessionEnd } from '../sessions/session-end.ts'
import { noteView, wayBack } from './last-view.ts'

test('ADMIN-USERS-24: the way back leads to the list as it was left, and to the plain one after the session', () => {
  expect(wayBack('/lista')).toBe('#/lista')
  noteView('/lista', '/lista?find=Maija')
  expect(wayBack('/lista')).toBe('#/lista?find=Maija')
  announceSessionEnd()
  expect(wayBack('/lista')).toBe('#/lista')
})
