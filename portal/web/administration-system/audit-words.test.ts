import { expect, test } from 'vitest'
import { auditActions } from '../../contract/audit/actions.ts'
import { adminedit as englishEditor } from '../texts/en/adminedit.ts'
import { adminsystem as englishSystem } from '../texts/en/adminsystem.ts'
import { adminedit as finnishEditor } from '../texts/fi/adminedit.ts'
import { adminsystem as finnishSystem } from '../texts/fi/adminsystem.ts'
import { toldDetails } from './audit-words.ts'

test('R41: changed fields are told before and after', () => {
  const details = {
    changes: [
      { field: 'siteTitle', before: 'Vanha', after: 'Uusi' },
      { field: 'usergroups', before: [], after: ['biolan'] },
    ],
  }
  expect(toldDetails({ action: 'saveuser', details })).toEqual(['siteTitle: Vanha → Uusi', 'usergroups: – → biolan'])
})

test('R41: an action of another version is told without details', () => {
  expect(toldDetails({ action: 'frobnicate', details: { changes: 1 } })).toEqual([])
})

test('R41: every action of the log has words in both languages', () => {
  const wordless = (system: object, editor: object) =>
    Object.keys(auditActions).filter((action) => !(`audit_${action}` in system) && !(`history_${action}` in editor))
  expect(wordless(finnishSystem, finnishEditor)).toEqual([])
  expect(wordless(englishSystem, englishEditor)).toEqual([])
})
