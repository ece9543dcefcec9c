import { expect, test } from 'vitest'
import type { AdministeredApplication } from './applications-draft.ts'
import { appsToSend, changesOf, draftOf, toggledCompany, toggledUse } from './applications-draft.ts'

const companies = ['Biolan', 'Novarbo']
const base = { clearname: 'Kuivikemyynti', appicon: '', primarycompany: 'Favorit', admingroups: ['superadmin'] }

function listed(groups: 'all' | string[], isactive = true): AdministeredApplication[] {
  return [{ application: { ...base, name: 'peatsale', isactive, iscative: isactive, groups }, users: 7 }]
}

test('ADMIN-APPS-03: a box stands for the lower-cased company name in the groups', () => {
  const apps = listed(['biolan'])
  const draft = toggledCompany(draftOf(apps, companies), 'peatsale', 'Biolan')
  expect(appsToSend(draft, apps, companies)).toEqual([
    { name: 'peatsale', clearname: 'Kuivikemyynti', isactive: true, groups: [], admingroups: ['superadmin'] },
  ])
})

test('ADMIN-APPS-18: with all every box is ticked, and one unticked leaves the list of the others', () => {
  const apps = listed('all')
  expect(draftOf(apps, companies)['peatsale']?.open).toEqual(['biolan', 'novarbo'])
  const draft = toggledCompany(draftOf(apps, companies), 'peatsale', 'Biolan')
  expect(appsToSend(draft, apps, companies)[0]?.groups).toEqual(['novarbo'])
})

test('ADMIN-APPS-18: the last box ticked makes it all', () => {
  const apps = listed(['novarbo', 'manureappuser'])
  const draft = toggledCompany(draftOf(apps, companies), 'peatsale', 'Biolan')
  expect(appsToSend(draft, apps, companies)[0]?.groups).toBe('all')
})

test('ADMIN-APPS-05: the use of an application is a change of its own, and groups that are no company stay', () => {
  const apps = listed(['novarbo', 'manureappuser'])
  const draft = toggledUse(draftOf(apps, companies), 'peatsale')
  expect(changesOf(draft, apps, companies)).toMatchObject([{ of: 'use', inUse: false, users: 7 }])
  expect(appsToSend(draft, apps, companies)[0]).toMatchObject({ isactive: false, groups: ['novarbo', 'manureappuser'] })
})

test('ADMIN-APPS-07: toggling back is no change', () => {
  const apps = listed(['biolan'])
  const draft = toggledUse(toggledUse(draftOf(apps, companies), 'peatsale'), 'peatsale')
  expect(changesOf(draft, apps, companies)).toEqual([])
})
