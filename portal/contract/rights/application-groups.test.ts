/** ROLE-20, R05: two applications whose groups are given by rules that their manifests write. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListedGroup } from '../applications/application-group.ts'
import { administratorOf } from './administrator.ts'
import { isLeading, leadingGroups } from './application-groups.ts'
import { groupCatalogue } from './groups.ts'
import { may } from './may.ts'
import { resolveRights } from './resolve-rights.ts'

const companies = ['Biolan']
const named = (application: string, name: string) => ({ application, name, texts: { fi: name, en: name } })
/** A ferry whose masters give everything, whose captains the crews of their company, and which Biolan gives passengers. */
const applicationGroups: readonly ListedGroup[] = [
  { ...named('ferry', 'ferrymasteradmin'), givenBy: ['ferrymasteradmin'], administers: true },
  { ...named('ferry', 'ferrypassenger'), givenBy: ['biolanadmin', 'ferrymasteradmin'] },
  {
    ...named('ferry', 'ferrycrew'),
    givenBy: ['ferrymasteradmin', 'ferrycaptainadmin', 'quayadmin'],
    within: 'transport-company',
  },
  { ...named('ferry', 'ferrycaptainadmin'), givenBy: ['ferrymasteradmin'], within: 'transport-company' },
  { ...named('quay', 'quayadmin'), givenBy: [], administers: true },
]
const catalogue = {
  companies,
  applications: [],
  applicationGroups,
  groups: groupCatalogue(companies, applicationGroups),
}
const noFlags = { transportadmin: false, transportalloworders: false }
const by = (groups: readonly string[], carrier = '') =>
  administratorOf({ id: 'a', groups, carrier, isSuperadmin: groups.includes('superadmin'), ...noFlags }, catalogue)
const given = (groups: readonly string[], own = '', carrier = own) =>
  applicationGroups.map(({ name }) => name).filter((name) => may.giveGroup(by(groups, own), name, carrier))

test.each([
  ['a superadmin gives each', ['superadmin'], '', '', applicationGroups.map(({ name }) => name)],
  [
    'who administers the application gives its groups, into whichever transport company',
    ['ferrymasteradmin'],
    '',
    'carrier-2',
    ['ferrymasteradmin', 'ferrypassenger', 'ferrycrew', 'ferrycaptainadmin'],
  ],
  [
    'a foreman gives the group in the own transport company',
    ['ferrycaptainadmin'],
    'carrier-1',
    'carrier-1',
    ['ferrycrew'],
  ],
  ['a foreman gives it in no other', ['ferrycaptainadmin'], 'carrier-1', 'carrier-2', []],
  ['a foreman without a transport company gives nothing', ['ferrycaptainadmin'], '', '', []],
  ['a company’s administrators give what the manifest says', ['biolanadmin'], '', 'carrier-2', ['ferrypassenger']],
  ['who holds a group that nobody names gives nothing', ['ferrypassenger', 'ferrycrew'], 'carrier-1', 'carrier-1', []],
  [
    'who administers another application is bound to the own transport company',
    ['quayadmin'],
    'carrier-1',
    'carrier-1',
    ['ferrycrew'],
  ],
  ['and gives nothing outside it', ['quayadmin'], 'carrier-1', 'carrier-2', []],
] as const)('ROLE-20: %s', (...row) => {
  const [, groups, own, carrier, expected] = row
  expect(given(groups, own, carrier)).toEqual(expected)
})

test('ROLE-23: who gives groups within a transport company leads it, but not who administers the application of the group', () => {
  expect(leadingGroups(applicationGroups)).toEqual(['ferrycaptainadmin', 'quayadmin'])
  expect(by(['ferrycaptainadmin'], 'carrier-1').scope).toEqual({ of: 'carrier', carrier: 'carrier-1' })
  expect(by(['ferrymasteradmin'], 'carrier-1').scope).toEqual({ of: 'self' })
  expect(by(['ferrycrew'], 'carrier-1').scope).toEqual({ of: 'self' })
  expect(may.addPeople(by(['ferrycaptainadmin'], 'carrier-1'))).toBe(true)
  expect(may.addPeople(by(['ferrycaptainadmin']))).toBe(false)
  expect(may.addPeople(by(['ferrymasteradmin'], 'carrier-1'))).toBe(false)
})

test('R05: a company group that gives within transport companies leads none of them', () => {
  const open = applicationGroups.map((group) => ({ ...group, givenBy: [...group.givenBy, 'biolanadmin'] }))
  expect(leadingGroups(open)).not.toContain('biolanadmin')
  expect([isLeading(open, 'biolanadmin'), isLeading(open, 'ferrycaptainadmin')]).toEqual([false, true])
})

test('ROLE-30: people of an application are led by who administers that one', () => {
  const member = { id: 'b', company: '', carrier: '', groups: ['ferrycrew'], apps: [], isSuperadmin: false, ...noFlags }
  const sees = (groups: readonly string[], application: string) =>
    may.seeApplicationPart(by(groups), member, application)
  expect(sees(['ferrymasteradmin'], 'ferry')).toBe(true)
  expect(sees(['quayadmin'], 'ferry')).toBe(false)
  expect(sees(['quayadmin'], 'quay')).toBe(false)
  expect(sees(['ferrycaptainadmin'], 'ferry')).toBe(false)
  expect(sees(['superadmin'], 'ferry')).toBe(false)
})

test('ROLE-31: a tie to a transport company is made by who gives each group that the person holds in it', () => {
  const tie = (groups: readonly string[], own: string, held: readonly string[]) =>
    may.tieToCarrier(by(groups, own), 'carrier-1', held)
  expect(tie(['superadmin'], '', ['ferrycaptainadmin'])).toBe(true)
  expect(tie(['ferrymasteradmin'], '', ['ferrycrew', 'ferrycaptainadmin'])).toBe(true)
  expect(tie(['ferrycaptainadmin'], 'carrier-1', ['ferrycrew', 'ferrypassenger'])).toBe(true)
  expect(tie(['ferrycaptainadmin'], 'carrier-1', ['ferrycrew', 'ferrycaptainadmin'])).toBe(false)
  expect(tie(['ferrycaptainadmin'], 'carrier-2', ['ferrycrew'])).toBe(false)
  expect(tie(['biolanadmin'], 'carrier-1', [])).toBe(false)
})

test('ROLE-20: a group is told to be given if and only if the permission table gives it', () => {
  const holders = fc.record({
    held: fc.subarray(['biolanadmin', ...applicationGroups.map(({ name }) => name)]),
    carrier: fc.constantFrom('', 'carrier-1'),
  })
  fc.assert(
    fc.property(holders, ({ held, carrier }) => {
      const rights = resolveRights({ groups: held, apps: [], carriername: carrier, ...noFlags }, catalogue)
      const told = new Set(rights.flatMap((right) => (right.right === 'gives' ? right.groups : [])))
      expect([...told].toSorted()).toEqual(given(held, carrier).toSorted())
    }),
  )
})
