import { expect, test } from 'vitest'
import { isTransportCompanyId } from '../companies/company.ts'
import { defaultSiteSettings } from '../site/site.ts'
import * as limits from './limits.ts'

test('CONST-01: usernames and passwords have at least 8 characters', () => {
  expect([limits.usernameMinLength, limits.passwordMinLength]).toEqual([8, 8])
})

test('CONST-02: names have at least 2 characters', () => {
  expect(limits.nameMinLength).toBe(2)
})

test('CONST-03: the id of a transport company is longer than 5 characters', () => {
  expect([isTransportCompanyId('12345'), isTransportCompanyId('123456')]).toEqual([false, true])
})

test('CONST-04: a reset request takes usernames of up to 29 characters and, unless set otherwise, such addresses', () => {
  expect([limits.usernameMaxLength, defaultSiteSettings.resetEmailMaxLength]).toEqual([29, 29])
})

test('CONST-05, CONST-13: initial data may take 5 s, any other call 15 s', () => {
  expect([limits.initialDataTimeout, limits.callTimeout]).toEqual([5000, 15_000])
})

test('CONST-06, CONST-07: Finnish and customer are the defaults', () => {
  expect([limits.defaultLanguage, limits.defaultUserType]).toEqual(['fi', 'customer'])
})

test('CONST-08: the group markers', () => {
  expect(Object.values(limits.groupMarkers)).toEqual(['admin', 'superadmin', 'super', 'common'])
})
