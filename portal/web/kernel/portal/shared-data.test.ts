import { expect, test } from 'vitest'
import { MainRecord } from '../../../contract/site/main-record.ts'
import { defaultSiteSettings, defaultSiteTitle } from '../../../contract/site/site.ts'
import { application, initialData, person } from '../testing/people.ts'
import { publicSharedData, sharedData, unansweredSite, withMainRecord } from './shared-data.ts'

const carrier = { _id: 'carrier-1', companyname: 'Kuljetus Oy' }

test('CONST-14: until the server has answered the contract’s defaults hold', () => {
  expect(MainRecord.safeParse(unansweredSite.mainRecord).success).toBe(true)
  expect(unansweredSite.siteNames).toEqual({ fi: defaultSiteTitle, en: defaultSiteTitle })
  expect(unansweredSite.mainRecord).toMatchObject({
    registrationenabled: defaultSiteSettings.registrationEnabled,
    postalcoderule: defaultSiteSettings.postalCodeRule,
    resetemailmaxlength: defaultSiteSettings.resetEmailMaxLength,
    unverifieddays: defaultSiteSettings.unverifiedDays,
    sessionmaxdays: defaultSiteSettings.sessionMaxDays,
    auditmonths: defaultSiteSettings.auditMonths,
    feedbackmonths: defaultSiteSettings.feedbackMonths,
  })
})

test('ENT-40, ENT-42: the shared data come from the main record and the lists beside it', () => {
  const record = {
    ...unansweredSite.mainRecord,
    name: 'Turve',
    siteadmin: 'admin@demo.example',
    isactive: false,
    salesphone: { value: '+358401234567', name: '040 123 4567' },
  }
  const site = sharedData(
    unansweredSite,
    initialData(person(), { maindata: [record], apps: [application('peatsale')], transportcompanies: [carrier] }),
  )
  expect(site).toMatchObject({
    siteNames: { fi: 'Turve', en: 'Turve' },
    siteAdminEmail: 'admin@demo.example',
    isSiteActive: false,
    salesPhone: { value: '+358401234567', name: '040 123 4567' },
    companies: ['Biolan', 'Novarbo'],
    transportCompanies: [carrier],
    activeApps: [application('peatsale')],
  })
  expect(site.userGroups).toContain('superadmin')
})

test('ENT-30: an application under the old spelling alone is read, and the right one wins', () => {
  const apps = [application('off', { isactive: false, iscative: true }), application('on', { iscative: false })]
  expect(sharedData(unansweredSite, initialData(person(), { apps })).activeApps.map(({ name }) => name)).toEqual(['on'])
})

test('CALL-17: public data leaves the lists of the signed in alone', () => {
  const site = sharedData(unansweredSite, { maindata: [unansweredSite.mainRecord], companies: ['Biolan'] })
  expect(site).toMatchObject({ companies: ['Biolan'], activeApps: [], userGroups: [] })
})

test('STATE-02: after a logout only what anybody may know is left', () => {
  const site = sharedData(
    unansweredSite,
    initialData(person(), { apps: [application('a')], transportcompanies: [carrier] }),
  )
  expect(publicSharedData(site)).toMatchObject({
    siteNames: { fi: 'Turve ja lanta', en: 'Turve ja lanta' },
    companies: ['Biolan', 'Novarbo'],
    activeApps: [],
    transportCompanies: [],
    userGroups: [],
  })
})

test('CALL-38: saved system settings are in use at once', () => {
  expect(withMainRecord(unansweredSite, { ...unansweredSite.mainRecord, name: 'Uusi' }).siteNames.fi).toBe('Uusi')
})
