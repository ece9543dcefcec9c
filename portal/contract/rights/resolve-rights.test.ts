import { expect, test } from 'vitest'
import { resolveRights } from './resolve-rights.ts'
import { listedManureGroups } from './testing/manure-groups.ts'

const companies = ['Biolan', 'Novarbo', 'L']
const inUse = { clearname: '', appicon: '', primarycompany: 'Biolan', isactive: true, iscative: true }
const peatsale = { ...inUse, name: 'peatsale', groups: 'all' as const, admingroups: ['biolanadmin'] }
const manuredelivery = {
  ...inUse,
  name: 'manuredelivery',
  groups: ['biolan', 'novarbo'],
  admingroups: ['manureappadmin'],
}
const there = { companies, applications: [peatsale, manuredelivery], applicationGroups: listedManureGroups }
const nobody = { groups: [], apps: [], carriername: '', transportadmin: false, transportalloworders: false }
const carriername = 'Kuljetus Suokoski Oy'
const seesPeatsale = { right: 'sees', application: 'peatsale', source: { by: 'everybody' } }
const byGroup = (group: string) => ({ by: 'group', group })
const byFlag = (flag: string) => ({ by: 'flag', flag })

test('ROLE-14: somebody without any right sees what is open to all, and nothing else', () => {
  expect(resolveRights(nobody, there)).toEqual([seesPeatsale])
  expect(resolveRights({ ...nobody, groups: ['l'] }, there)).toEqual([seesPeatsale])
})

test('ROLE-07, ROLE-17: a superadmin has the whole system and administers every application', () => {
  expect(resolveRights({ ...nobody, groups: ['superadmin'] }, there)).toEqual([
    { right: 'wholesystem', source: byGroup('superadmin') },
    seesPeatsale,
    { right: 'administers', application: 'peatsale', source: byGroup('superadmin') },
    { right: 'administers', application: 'manuredelivery', source: byGroup('superadmin') },
  ])
})

test('ROLE-09, ROLE-14, ROLE-17: a company’s admin group gives its people and its applications, a company’s group what is open to it', () => {
  expect(resolveRights({ ...nobody, groups: ['biolanadmin', 'novarbo'], apps: ['manuredelivery'] }, there)).toEqual([
    { right: 'companypeople', company: 'Biolan', source: byGroup('biolanadmin') },
    seesPeatsale,
    { right: 'sees', application: 'peatsale', source: byGroup('biolanadmin') },
    { right: 'administers', application: 'peatsale', source: byGroup('biolanadmin') },
    { right: 'sees', application: 'manuredelivery', source: { by: 'given' } },
    { right: 'sees', application: 'manuredelivery', source: byGroup('novarbo') },
  ])
})

test('ROLE-23: a foreman sees the names of the own transport company, with a group that administers its people', () => {
  const foreman = { ...nobody, carriername, transportadmin: true, transportalloworders: true }
  const orders = { right: 'orders', companyname: carriername, source: byFlag('transportalloworders') }
  const people = (right: string) => ({ right, companyname: carriername, source: byFlag('transportadmin') })
  expect(resolveRights(foreman, there)).toEqual([people('carriernames'), orders, seesPeatsale])
  expect(resolveRights({ ...foreman, groups: ['novarboadmin'] }, there)).toEqual([
    { right: 'companypeople', company: 'Novarbo', source: byGroup('novarboadmin') },
    people('carrierpeople'),
    orders,
    seesPeatsale,
  ])
})

test('ROLE-23: the flags of transport give nothing without a transport company', () => {
  const flags = { transportadmin: true, transportalloworders: true, groups: ['manuretransportadmin'] }
  expect(resolveRights({ ...nobody, ...flags }, there)).toEqual([seesPeatsale])
})

test('ROLE-14, ROLE-17: an application out of use is seen by nobody and administered as before', () => {
  const off = { ...peatsale, isactive: false, iscative: false }
  expect(
    resolveRights(
      { ...nobody, groups: ['biolanadmin'] },
      { companies: [], applications: [off], applicationGroups: [] },
    ),
  ).toEqual([{ right: 'administers', application: 'peatsale', source: byGroup('biolanadmin') }])
})
