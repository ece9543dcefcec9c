import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ManureChoice, ManureWish } from './membership.ts'
import { choiceOf, fieldsOf, groupsWithChoice, settleManure } from './membership.ts'

const carriers = [
  { _id: 'carrier-1', companyname: 'Kuljetus Suokoski Oy' },
  { _id: 'carrier-2', companyname: 'Lakeuden Irtorahti Oy' },
  { _id: 'short', companyname: 'Liian lyhyt tunnus' },
]
const types = ['none', 'customer', 'admin', 'transport'] as const
const choice = (type: ManureChoice['type'], isTransportAdmin = false): ManureChoice => ({
  type,
  isTransportAdmin,
  transportCompany: type === 'transport' ? 'carrier-1' : '',
})
const wish = (changes: Partial<ManureWish>): ManureWish => ({
  groups: [],
  transportCompany: '',
  stored: { groups: [], transportCompany: '' },
  transportCompanies: carriers,
  ...changes,
})
/** What an editor sends that follows the rules. */
const sent = (made: ManureChoice, others: readonly string[] = []) => ({
  ...fieldsOf(made, carriers),
  groups: groupsWithChoice(others, made),
})

test('MANURE-01, ENT-23: every type has its fields, and the two type fields are one', () => {
  for (const type of types) {
    const { usertypemanure, manureuserobj } = fieldsOf(choice(type), carriers)
    expect([usertypemanure, manureuserobj.usertype]).toEqual([type, type])
  }
})

test('MANURE-02: a change clears all groups containing manure, and no other', () => {
  const held = ['biolan', 'manureappadmin', 'manuretransport', 'manureappuser', 'novarboadmin']
  expect(groupsWithChoice(held, choice('none'))).toEqual(['biolan', 'novarboadmin'])
  expect(groupsWithChoice(held, choice('customer'))).toEqual(['biolan', 'novarboadmin', 'manureappuser'])
})

test('MANURE-03, MANURE-04: manure is in use for every type but none', () => {
  expect(types.map((type) => fieldsOf(choice(type), carriers).manureuserobj.manureinuse)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('MANURE-05, MANURE-06, MANURE-07: each type has its group', () => {
  expect(types.map((type) => groupsWithChoice([], choice(type)))).toEqual([
    [],
    ['manureappuser'],
    ['manureappadmin'],
    ['manuretransport'],
  ])
})

test('MANURE-09, MANURE-10: yes adds manuretransportadmin and the definition admin, no takes both', () => {
  for (const [isAdmin, groups, definition] of [
    [true, ['manuretransport', 'manuretransportadmin'], 'admin'],
    [false, ['manuretransport'], 'none'],
  ] as const) {
    expect(groupsWithChoice(['manuretransportadmin'], choice('transport', isAdmin))).toEqual(groups)
    expect(fieldsOf(choice('transport', isAdmin), carriers).manureuserobj.usertypedefinition).toBe(definition)
  }
  expect(fieldsOf(choice('customer', true), carriers).manureuserobj.usertypedefinition).toBe('none')
})

test('MANURE-12: transport needs a transport company that is there, with a long enough id', () => {
  for (const transportCompany of ['', 'short', 'carrier-9']) {
    const made = { ...choice('transport'), transportCompany }
    expect(settleManure(wish(sent(made)))).toEqual({ faults: ['manureuserobj'] })
  }
  expect(settleManure(wish(sent(choice('transport'))))).toMatchObject({ choice: { transportCompany: 'carrier-1' } })
})

test('MANURE-13: the name of the transport company comes from its own record', () => {
  expect(fieldsOf(choice('transport'), carriers).manureuserobj.transportobj).toEqual({
    companyname: 'Kuljetus Suokoski Oy',
    companyid: 'carrier-1',
  })
})

test('MANURE-14: fields that contradict each other or the groups are refused', () => {
  const made = sent(choice('customer'))
  const { manureuserobj } = made
  const faulty: Partial<ManureWish>[] = [
    { ...made, usertypemanure: 'admin' },
    { ...made, manureuserobj: { ...manureuserobj, manureinuse: false } },
    { ...made, manureuserobj: { ...manureuserobj, usertypedefinition: 'admin' } },
    { ...made, groups: [] },
    { ...made, groups: ['manureappuser', 'manureappadmin'] },
    { ...made, groups: ['manureappadmin'] },
    { ...sent(choice('transport')), groups: ['manuretransport', 'manuretransportadmin'] },
    { groups: ['manureappadmin', 'manureappuser'] },
  ]
  for (const given of faulty) expect(settleManure(wish(given))).toHaveProperty('faults')
})

test('MANURE-14: without fields the groups say it', () => {
  expect(settleManure(wish({ groups: ['biolan', 'manureappadmin'] }))).toMatchObject({ choice: { type: 'admin' } })
  const transporter = wish({ groups: ['manuretransportadmin'], stored: { groups: [], transportCompany: 'carrier-2' } })
  expect(settleManure(transporter)).toEqual({ faults: ['manureuserobj'] })
  expect(settleManure({ ...transporter, transportCompany: 'carrier-2' })).toMatchObject({
    groups: ['manuretransport', 'manuretransportadmin'],
  })
})

test('R65: whose manure part nobody touched keeps it, even where it is odd', () => {
  const groups = ['manureappadmin', 'manureappuser', 'biolan']
  const untouched = wish({ groups, stored: { groups, transportCompany: '' } })
  expect(settleManure(untouched)).toMatchObject({ groups })
  expect(settleManure({ ...untouched, ...fieldsOf(choiceOf(groups, ''), carriers) })).toMatchObject({ groups })
})

test('MANURE-14: what an editor sends by the rules always settles, to what it says, and settling it again changes nothing', () => {
  const choices = fc.record({
    type: fc.constantFrom(...types),
    isTransportAdmin: fc.boolean(),
    company: fc.constantFrom('carrier-1', 'carrier-2'),
  })
  const made = choices.map(({ type, isTransportAdmin, company }): ManureChoice => {
    const isTransport = type === 'transport'
    return { type, isTransportAdmin: isTransport && isTransportAdmin, transportCompany: isTransport ? company : '' }
  })
  fc.assert(
    fc.property(made, made, fc.subarray(['biolan', 'biolanadmin', 'novarbo']), (before, wanted, others) => {
      const stored = { groups: groupsWithChoice(others, before), transportCompany: before.transportCompany }
      const settled = settleManure(wish({ ...sent(wanted, others), stored }))
      expect(settled).toMatchObject({ choice: wanted })
      if ('faults' in settled) throw new Error('faults')
      expect(choiceOf(settled.groups, settled.choice.transportCompany)).toEqual(wanted)
      const again = { groups: settled.groups, transportCompany: wanted.transportCompany }
      expect(settleManure(wish({ ...sent(wanted, others), stored: again }))).toMatchObject({ groups: settled.groups })
    }),
  )
})
