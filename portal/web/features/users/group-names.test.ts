import { describe, expect, test } from 'vitest'
import { groups } from '../../kernel/texts/fi/groups.ts'
import { groupName } from './group-names.ts'
import { applicationGroups, companies } from './testing/there.ts'

describe('groups in words', () => {
  test.each([
    ['ENT-36', 'superadmin', 'Pääylläpitäjä'],
    ['ENT-37', 'biolan', 'Biolan: käyttäjä'],
    ['ENT-37', 'novarboadmin', 'Novarbo: ylläpitäjä'],
    ['ENT-38', 'manuretransportadmin', 'manuretransportadmin suomeksi'],
    ['ROLE-21', 'fooadmin', 'fooadmin'],
    ['ROLE-21', 'company', 'company'],
  ])('%s: %s is %s', (_row, group, name) => {
    const around = { companies, ofApplications: applicationGroups, texts: groups, language: 'fi' } as const
    expect(groupName(group, around)).toBe(name)
  })
})
