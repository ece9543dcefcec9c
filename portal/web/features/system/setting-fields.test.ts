import { expect, test } from 'vitest'
import { defaultSiteSettings } from '../../../contract/site/site.ts'
import { changedSettings, settingFields, shownSetting } from './setting-fields.ts'

test('CONST-14, ADMIN-SYS-16: every operator setting has its field', () => {
  expect(settingFields.map(({ name }) => name).toSorted()).toEqual(Object.keys(defaultSiteSettings).toSorted())
})

test('ADMIN-SYS-16: only what differs is sent, each in its own type', () => {
  const draft = {
    siteTitle: defaultSiteSettings.siteTitle,
    sessionIdleDays: '14',
    registrationEnabled: false,
    emailDomainsBlocked: 'a.fi, b.fi\nc.fi',
  }
  expect(changedSettings(defaultSiteSettings, draft)).toEqual({
    sessionIdleDays: 14,
    registrationEnabled: false,
    emailDomainsBlocked: ['a.fi', 'b.fi', 'c.fi'],
  })
})

test('ADMIN-SYS-16: a list is shown a line each', () => {
  const field = { name: 'emailDomainsAllowed', kind: 'lines', label: 'setting_emaildomainsallowed' } as const
  expect(shownSetting({ ...defaultSiteSettings, emailDomainsAllowed: ['a.fi', 'b.fi'] }, field)).toBe('a.fi\nb.fi')
})
