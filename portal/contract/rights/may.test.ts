import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Administrator } from './administrator.ts'
import { administratorOf } from './administrator.ts'
import { groupCatalogue } from './groups.ts'
import { may } from './may.ts'
import { resolveRights } from './resolve-rights.ts'
import { about, actors, applicationGroups, applications, companies, groups, odd, people } from './testing/anybody.ts'
import { manureGroups } from './testing/manure-groups.ts'

const noFlags = { transportadmin: false, transportalloworders: false }

test('ROLE-23: whoever may do something to a person may see that person', () => {
  about((actor, person) => {
    const acts = [may.edit, may.verify, may.setCredentials, may.reset, may.remove, may.deactivate, may.reactivate]
    return may.see(actor, person) || acts.every((act) => !act(actor, person))
  })
})

test('ROLE-29: nobody but a superadmin does anything to a superadmin', () => {
  about(
    (actor, person) =>
      actor.isSuperadmin || !person.isSuperadmin || !(may.edit(actor, person) || may.remove(actor, person)),
  )
})

test('ADMIN-EDIT-23: nobody removes or deactivates himself or herself', () => {
  about((actor, person) => actor.id !== person.id || !(may.remove(actor, person) || may.deactivate(actor, person)))
})

test('ROLE-20: whom one may sign in as has no right that one does not hold', () => {
  about((actor, person) => {
    if (actor.isSuperadmin || !may.setCredentials(actor, person) || actor.id === person.id) return true
    const won = person.groups.filter((group) => groups.includes(group))
    const isOwn = (group: string) =>
      [group, `${group}admin`].some((own) => actor.groups.includes(own)) || holdsAll(actor, group)
    return won.every(isOwn) && person.apps.every((name) => actor.applications.includes(name))
  })
})

test('ROLE-20: a reset by letter asks for the rights to administer only', () => {
  const admin = { id: 'a', groups: ['biolanadmin'], carrier: '', transportadmin: false, isSuperadmin: false }
  const actor = administratorOf(admin, { companies, applications, applicationGroups, groups })
  const person = {
    id: 'b',
    company: 'Biolan',
    carrier: '',
    groups: ['novarbo'],
    apps: [],
    isSuperadmin: false,
    ...noFlags,
  }
  expect([may.reset(actor, person), may.setCredentials(actor, person)]).toEqual([true, false])
  const given = { ...person, groups: ['biolan'], apps: ['manuredelivery'] }
  expect([may.reset(actor, given), may.setCredentials(actor, given)]).toEqual([true, false])
  expect(may.setCredentials(actor, { ...given, apps: ['peatsale'] })).toBe(true)
  expect(may.reset(actor, { ...person, groups: ['novarboadmin'] })).toBe(false)
})

/** A manure administrator holds the rights of all four manure groups, a foreman both of the transport. */
function holdsAll(actor: Administrator, group: string): boolean {
  if (group === manureGroups.transport && actor.groups.includes(manureGroups.transportAdmin)) return true
  return group.startsWith('manure') && actor.groups.includes(manureGroups.admin)
}

test('ROLE-21: invented groups give nothing at all', () => {
  const invented = administratorOf(
    { id: 'a', groups: odd, carrier: 'carrier-1', transportadmin: false, isSuperadmin: false },
    { companies, applications, applicationGroups, groups },
  )
  expect(invented).toMatchObject({ groups: [], companies: [], applications: [], scope: { of: 'self' } })
  expect([...groups, ...odd].filter((group) => may.giveGroup(invented, group))).toEqual([])
  expect(may.addPeople(invented)).toBe(false)
})

test('ROLE-21: adding invented groups to somebody changes no right', () => {
  fc.assert(
    fc.property(actors, people, (person, other) => {
      const plain = { ...person, groups: person.groups.filter((group) => !odd.includes(group)) }
      const [one, same] = [person, plain].map((each) =>
        administratorOf(each, { companies, applications, applicationGroups, groups }),
      )
      if (!one || !same) throw new Error('two administrators')
      expect(one).toEqual(same)
      expect(may.see(one, other)).toBe(may.see(same, other))
    }),
  )
})

test('ROLE-20: nobody gives a group that does not exist', () => {
  about((actor) => odd.every((group) => !may.giveGroup(actor, group)))
})

test('ROLE-20: only a superadmin gives superadmin and user type admin', () => {
  about((actor) => actor.isSuperadmin === (may.giveGroup(actor, 'superadmin') || may.setUserType(actor, 'admin')))
})

test('R05: company names that look like rights give none', () => {
  for (const company of ['Badminton', 'Administra', 'Supermulta', 'Yliadmin']) {
    const member = { id: 'a', groups: [company.toLowerCase()], carrier: '', transportadmin: false, isSuperadmin: false }
    const all = [...companies, company]
    const catalogue = { companies: all, applications, applicationGroups: [], groups: groupCatalogue(all, []) }
    expect(administratorOf(member, catalogue)).toMatchObject({ companies: [], applications: [], scope: { of: 'self' } })
  }
})

test('ADMIN-APPS-18: boxes of the own companies only', () => {
  about((actor) => {
    const keys = ['biolan', 'novarbo', 'favorit', 'ekoasuminen', 'badminton']
    const opened = keys.filter((key) => may.openApplicationTo(actor, key))
    return actor.isSuperadmin || opened.every((key) => actor.groups.includes(`${key}admin`))
  })
})

const listed = applications.map(({ name, admingroups }, index) => ({
  name,
  clearname: name,
  appicon: '',
  primarycompany: 'Biolan',
  isactive: true,
  iscative: true,
  groups: index === 0 ? ('all' as const) : ['biolan'],
  admingroups,
}))

test('ROLE-07, ROLE-16, ROLE-17, ROLE-20, ROLE-23: a right is told of somebody if and only if the permission table gives it', () => {
  fc.assert(
    fc.property(actors, ({ id, transportadmin, ...rest }) => {
      const held = rest.groups.filter((group) => groups.includes(group))
      const actor = administratorOf(
        { ...rest, id, transportadmin, groups: held },
        { companies, applications, applicationGroups, groups },
      )
      const holder = { groups: held, apps: [], carriername: rest.carrier, transportadmin, transportalloworders: false }
      const told = resolveRights(holder, { companies, applications: listed, applicationGroups })
      const isWhole = told.some(({ right }) => right === 'wholesystem')
      const stranger = {
        id: 'stranger',
        company: '',
        carrier: '',
        groups: [],
        apps: [],
        isSuperadmin: false,
        ...noFlags,
      }
      const isTold = (match: (right: (typeof told)[number]) => boolean) => isWhole || told.some(match)
      for (const company of companies) {
        const isSo = isTold((each) => each.right === 'companypeople' && each.company === company)
        expect(isSo).toBe(may.see(actor, { ...stranger, company }))
      }
      for (const carrier of ['carrier-1', 'carrier-2']) {
        const own = (each: (typeof told)[number]) => 'companyname' in each && each.companyname === carrier
        const seen = may.see(actor, { ...stranger, carrier })
        const isAdmin = held.some((group) => group.includes('admin'))
        expect(isTold(own)).toBe(seen)
        expect(isTold((each) => own(each) && each.right === 'carrierpeople')).toBe(seen && isAdmin)
      }
      for (const { name } of applications) {
        const isSo = isTold((each) => each.right === 'administers' && each.application === name)
        expect(isSo).toBe(may.administerApplication(actor, name))
      }
      for (const group of Object.values(manureGroups)) {
        const isSo = isTold((each) => each.right === 'gives' && each.groups.includes(group))
        expect(isSo).toBe(may.giveGroup(actor, group))
      }
    }),
    { numRuns: 2000 },
  )
})

test('ROLE-09, ROLE-14, ROLE-16, ROLE-17: each effective right stands with what gives it', () => {
  const person = {
    groups: ['biolanadmin', 'manureappadmin', 'biolan'],
    apps: ['manuredelivery'],
    carriername: 'Kuljetus Suokoski Oy',
    transportadmin: true,
    transportalloworders: true,
  }
  const rights = resolveRights(person, { companies, applications: listed, applicationGroups })
  expect(rights.map(({ right, source }) => `${right} ${source.by}`)).toEqual([
    'companypeople group',
    'carrierpeople flag',
    'orders flag',
    'sees everybody',
    'sees group',
    'administers group',
    'sees given',
    'sees group',
    'sees group',
    'administers group',
    'gives group',
  ])
})
