import type { User } from '@workspace/portal/contract/own'
import { describe, expect, test } from 'vitest'
import { changedBy, chosenBy, isTypeOpen, manureTypes, missingIn, withType } from './chosen.ts'

const person = (given: Partial<User> = {}): User => ({
  _id: 'p1',
  username: 'pelle.peloton',
  email: 'pelle@demo.example',
  company: '',
  jobtitle: '',
  firstname: 'Pelle',
  lastname: 'Peloton',
  streetaddress: '',
  postal: '',
  city: '',
  country: '',
  telephone: '',
  usertype: 'customer',
  usergroups: ['biolan'],
  apps: [],
  homeapp: '',
  preferredapps: [],
  createdby: '',
  lastmodified: '',
  misc: { language: 'fi' },
  activated: true,
  deactivated: false,
  transportalloworders: false,
  transportadmin: false,
  ...given,
})

const carriers = [
  { _id: 'carrier-1', companyname: 'Kuljetus Suokoski Oy' },
  { _id: 'carrier-2', companyname: 'Lakeuden Irtorahti Oy' },
]
const none = { type: 'none', isTransportAdmin: false, transportCompany: '' } as const

describe('the manure fields of a user', () => {
  test('MANURE-01: none, customer, admin and transport; somebody without the part is none', () => {
    expect(manureTypes).toEqual(['none', 'customer', 'admin', 'transport'])
    expect(chosenBy(person())).toEqual(none)
  })

  test.each([
    ['MANURE-03', 'none', ['biolan'], false],
    ['MANURE-05', 'admin', ['biolan', 'manureappadmin'], true],
    ['MANURE-06', 'customer', ['biolan', 'manureappuser'], true],
    ['MANURE-07', 'transport', ['biolan', 'manuretransport'], true],
  ] as const)('%s, MANURE-02, MANURE-04: choosing %s clears the manure groups and brings its own', (...row) => {
    const [, type, usergroups, manureinuse] = row
    const before = person({ usergroups: ['biolan', 'manureappuser', 'manuretransportadmin'] })
    const changed = changedBy(before, withType(chosenBy(before), type, before), carriers)
    expect(changed).toMatchObject({ usergroups, usertypemanure: type, manureuserobj: { manureinuse, usertype: type } })
  })

  test('MANURE-09, MANURE-10: the transport admin answer gives and takes the group and the definition', () => {
    const choice = { type: 'transport', isTransportAdmin: true, transportCompany: 'carrier-1' } as const
    const yes = changedBy(person(), choice, carriers)
    expect(yes.usergroups).toEqual(['biolan', 'manuretransport', 'manuretransportadmin'])
    expect(yes.manureuserobj?.usertypedefinition).toBe('admin')
    const no = changedBy(person(yes), { ...choice, isTransportAdmin: false }, carriers)
    expect(no.usergroups).toEqual(['biolan', 'manuretransport'])
    expect(no.manureuserobj?.usertypedefinition).toBe('none')
  })

  test('MANURE-12: transport asks for a transport company, the others do not', () => {
    const transport = withType(none, 'transport', person())
    expect(missingIn(transport)).toEqual(['manurecompany'])
    expect(missingIn({ ...transport, transportCompany: 'five5' })).toEqual(['manurecompany'])
    expect(missingIn({ ...transport, transportCompany: 'carrier-2' })).toEqual([])
    expect(missingIn(withType(transport, 'customer', person()))).toEqual([])
  })

  test('MANURE-13: the choice is kept with the name of the company', () => {
    const choice = { type: 'transport', isTransportAdmin: false, transportCompany: 'carrier-2' } as const
    expect(changedBy(person(), choice, carriers).manureuserobj?.transportobj).toEqual({
      companyname: 'Lakeuden Irtorahti Oy',
      companyid: 'carrier-2',
    })
  })

  test('MANURE-13: a transport user has one transport company for both', () => {
    const driver = person({ usertype: 'transport', company: 'carrier-1' })
    expect(withType(none, 'transport', driver).transportCompany).toBe('carrier-1')
  })

  test('ROLE-20: a type is open to whoever may give what it brings and take what it clears', () => {
    const foreman = (group: string) => group.startsWith('manuretransport')
    expect(isTypeOpen('transport', [], foreman)).toBe(true)
    expect(isTypeOpen('none', ['manuretransport'], foreman)).toBe(true)
    expect(isTypeOpen('customer', [], foreman)).toBe(false)
    expect(isTypeOpen('none', ['manureappuser'], foreman)).toBe(false)
  })
})
