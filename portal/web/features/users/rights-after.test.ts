import { describe, expect, test } from 'vitest'
import { resolveRights } from '../../../contract/rights/resolve-rights.ts'
import { blankUser } from './editor/blank-user.ts'
import { rightsAfter, seenAfter } from './rights-after.ts'
import { there } from './testing/there.ts'

describe('rights before and after', () => {
  const stored = { ...blankUser('fi', ''), usergroups: ['biolan'], apps: ['manuredelivery'] }
  const now = resolveRights(
    {
      groups: stored.usergroups,
      apps: stored.apps,
      carriername: '',
      transportadmin: false,
      transportalloworders: false,
    },
    there,
  )

  test('ADMIN-EDIT-03: without changes every right stays as the server tells it', () => {
    const rights = rightsAfter(now, { stored, draft: stored }, there)
    expect(rights.map(({ turn }) => turn)).toEqual(['stays', 'stays'])
    expect(seenAfter(rights)).toEqual(['peatsale', 'manuredelivery'])
  })

  test('ADMIN-EDIT-03, ROLE-09: what comes and what goes, each with its source', () => {
    const draft = { ...stored, usergroups: ['biolanadmin'], apps: [] }
    const rights = rightsAfter(now, { stored, draft }, there)
    const turned = (turn: string) => rights.filter((each) => each.turn === turn).map(({ right }) => right)
    expect(turned('goes')).toEqual(now)
    expect(turned('comes')).toContainEqual({
      right: 'companypeople',
      company: 'Biolan',
      source: { by: 'group', group: 'biolanadmin' },
    })
    expect(seenAfter(rights)).toEqual(['peatsale', 'manuredelivery'])
  })

  test('ROLE-14: one of two sources lost is no application lost', () => {
    const both = { ...stored, apps: ['peatsale'] }
    const before = resolveRights(
      { groups: ['biolan'], apps: ['peatsale'], carriername: '', transportadmin: false, transportalloworders: false },
      there,
    )
    const rights = rightsAfter(before, { stored: both, draft: { ...both, apps: [] } }, there)
    expect(seenAfter(rights)).toEqual(['peatsale'])
  })

  test('ROLE-04: flags of a transport user are rights over the own transport company', () => {
    const draft = { ...blankUser('fi', ''), usertype: 'transport', company: 'carrier-1', transportadmin: true } as const
    expect(rightsAfter([], { stored: blankUser('fi', ''), draft }, there)).toEqual([
      {
        right: {
          right: 'carriernames',
          companyname: 'Kuljetus Suokoski Oy',
          source: { by: 'flag', flag: 'transportadmin' },
        },
        turn: 'comes',
      },
    ])
  })
})
