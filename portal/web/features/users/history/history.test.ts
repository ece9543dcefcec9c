import { describe, expect, test } from 'vitest'
import { auditActions } from '../../../../contract/audit/actions.ts'
import { adminedit } from '../../../kernel/texts/fi/adminedit.ts'
import { missingText } from '../../../kernel/texts/look-up.ts'
import { changesInWords } from './changes.ts'
import { historyWords } from './history-words.ts'

describe('history in words', () => {
  const ofPeople = Object.keys(auditActions).filter((action) =>
    /user|password|verif|login|register|^saveown/.test(action),
  )
  const notOfOnePerson = ['exportusers', 'removeunverified']

  test.each(ofPeople.filter((action) => !notOfOnePerson.includes(action)))('OPS-05: %s has words', (action) => {
    const words = historyWords({ action, result: 'done' }, adminedit)
    expect(words).not.toBe(missingText)
    expect(words).not.toContain(action)
  })

  test('OPS-05: a refused sign-in is told as one, an unknown action by its name', () => {
    expect(historyWords({ action: 'login', result: 'refused' }, adminedit)).toBe('Kirjautuminen epäonnistui')
    expect(historyWords({ action: 'saveuser', result: 'refused' }, adminedit)).toBe('Muutti tietoja')
    expect(historyWords({ action: 'teleport', result: 'done' }, adminedit)).toBe('Tapahtuma: teleport')
  })

  test('OPS-05: what only repeats another change is left out', () => {
    const change = (field: string) => ({ field, before: null, after: 'x' })
    const told = changesInWords([
      change('city'),
      change('usergroups'),
      change('manureuserobj'),
      change('usertypemanure'),
    ])
    expect(told.map(({ field }) => field)).toEqual(['city', 'usergroups'])
    expect(changesInWords([change('usertypemanure')])).toHaveLength(1)
  })
})
