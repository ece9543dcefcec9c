import { expect, test } from 'vitest'
import { Application } from './application.ts'
import { isActive } from './is-active.ts'

test.each([
  [{ isactive: true }, true],
  [{ iscative: true }, true],
  [{ isactive: false, iscative: true }, false],
  [{ isactive: true, iscative: false }, true],
  [{}, false],
])('ENT-30: %j is active: %s', (flags, active) => {
  expect(isActive(flags)).toBe(active)
})

test('ENT-29, ENT-31: an application is open to all or to a list of groups', () => {
  const application = {
    name: 'peatsale',
    clearname: 'Kuivikemyynti',
    appicon: '',
    primarycompany: 'Biolan',
    isactive: true,
    iscative: true,
    groups: 'all',
    admingroups: ['superadmin'],
  }

  expect(Application.safeParse(application).success).toBe(true)
  expect(Application.safeParse({ ...application, groups: ['biolan'] }).success).toBe(true)
  expect(Application.safeParse({ ...application, groups: 'some' }).success).toBe(false)
})
