import { describe, expect, test } from 'vitest'
import { saveOwnApplications, saveOwnSettings } from '../../../contract/own-settings/calls.ts'
import type { User } from '../../../contract/people/user.ts'
import { applicationsInput, changedFields, draftOf, settingsFields, settingsInput } from './settings-draft.ts'
import { offersSave, settingsFaults } from './settings-faults.ts'

const user: User = {
  _id: 'u1',
  username: 'matti_meikalainen',
  email: 'matti@demo.example',
  company: '',
  jobtitle: '',
  firstname: 'Matti',
  lastname: 'Meikäläinen',
  streetaddress: 'Tallitie 5',
  postal: '62100',
  city: 'Lapua',
  country: 'Suomi',
  telephone: '040 123 4567',
  usertype: 'customer',
  usergroups: [],
  apps: ['peatsale', 'manuredelivery'],
  homeapp: 'peatsale',
  preferredapps: ['peatsale', 'energy'],
  createdby: 'matti_meikalainen',
  lastmodified: '2026-10-05T11:05:00.000Z',
  misc: { language: 'fi' },
  activated: true,
  deactivated: false,
  transportalloworders: false,
  transportadmin: false,
}
const stored = draftOf(user, ['peatsale', 'manuredelivery'])
const edit = (change: Partial<typeof stored>) => {
  const draft = { ...stored, ...change }
  return { draft, changed: changedFields(stored, draft) }
}

describe('what has changed', () => {
  test('SETTINGS-17: nothing at first, though a favourite is no longer visible', () => {
    expect(edit({}).changed).toEqual([])
    expect(stored.preferredapps).toEqual(['peatsale'])
    expect(draftOf({ ...user, homeapp: 'energy' }, ['peatsale']).homeapp).toBe('')
  })

  test('SETTINGS-17: each field counts, in the order of the form', () => {
    const everything = {
      password: 'kolmekurkea',
      confirmpassword: 'kolmekurkea',
      email: 'm@demo.example',
      firstname: 'Maija',
      lastname: 'Metsä',
      telephone: '050 123 4567',
      streetaddress: 'Koivutie 12',
      postal: '62101',
      city: 'Kauhava',
      country: 'Ruotsi',
      language: 'en',
      homeapp: '',
      preferredapps: [],
    } as const
    expect(edit({ ...everything, preferredapps: [] }).changed).toEqual(settingsFields)
  })

  test('SETTINGS-17: what the server would tidy away is no change', () => {
    const tidied = { email: ' Matti@DEMO.example ', city: ' Lapua', lastname: 'Meika\u0308la\u0308inen' }
    expect(edit(tidied).changed).toEqual([])
    const favourites = draftOf({ ...user, preferredapps: ['manuredelivery', 'peatsale'] }, [
      'peatsale',
      'manuredelivery',
    ])
    expect(changedFields(favourites, { ...favourites, preferredapps: ['peatsale', 'manuredelivery'] })).toEqual([])
  })

  test('SETTINGS-24, CALL-24: only what has changed is sent', () => {
    const { draft, changed } = edit({ telephone: '050 1', city: 'Kauhava', language: 'en', homeapp: '' })
    expect(settingsInput(draft, changed)).toEqual({ telephone: '050 1', city: 'Kauhava', misc: { language: 'en' } })
    const password = edit({ password: 'kolmekurkea', confirmpassword: 'kolmekurkea' })
    expect(settingsInput(password.draft, password.changed)).toEqual({ password: 'kolmekurkea' })
    expect(saveOwnSettings.input.safeParse(settingsInput(password.draft, password.changed)).success).toBe(true)
  })

  test('SETTINGS-29, CALL-25: the applications go by their own call, both fields or none', () => {
    const { draft, changed } = edit({ preferredapps: [] })
    expect(settingsInput(draft, changed)).toBeUndefined()
    const input = applicationsInput(user.username, draft, changed)
    expect(input).toEqual({ username: 'matti_meikalainen', homeapp: 'peatsale', preferredapps: [] })
    expect(saveOwnApplications.input.safeParse(input).success).toBe(true)
    expect(applicationsInput(user.username, stored, ['email'])).toBeUndefined()
  })
})

describe('when Save is there', () => {
  const saves = (change: Partial<typeof stored>, editsPassword = false) => {
    const { draft, changed } = edit(change)
    return offersSave(changed, settingsFaults(draft, { postalCodeRule: 'strict', changed, editsPassword }))
  }

  test.each([
    ['nothing changed', {}, false, false],
    ['a valid change', { city: 'Kauhava' }, false, true],
    ['an invalid change', { firstname: 'M' }, false, false],
    ['a valid change beside an invalid one', { city: 'Kauhava', email: 'matti' }, false, false],
    ['the password opened and left empty', {}, true, false],
    ['a valid change, the password opened and left empty', { city: 'Kauhava' }, true, false],
    ['a password without its confirmation', { password: 'kolmekurkea' }, true, false],
    ['a confirmation that differs', { password: 'kolmekurkea', confirmpassword: 'kolmekurki' }, true, false],
    ['both too short', { password: 'lyhyt', confirmpassword: 'lyhyt' }, true, false],
    ['both in order', { password: 'kolmekurkea', confirmpassword: 'kolmekurkea' }, true, true],
  ])('SETTINGS-13, 14, 16, 17: %s', (...[, change, editsPassword, offered]) => {
    expect(saves(change, editsPassword)).toBe(offered)
  })

  test.each([
    ['SETTINGS-15', 'email', 'matti', 'registerinvalidemail'],
    ['SETTINGS-15', 'email', '', 'registerinvalidemail'],
    ['SETTINGS-26', 'firstname', 'M', 'registernamerequired'],
    ['SETTINGS-26', 'lastname', '', 'registernamerequired'],
    ['SETTINGS-26', 'telephone', '', undefined],
    ['SETTINGS-26', 'telephone', 'abc', 'registerinvalidtelephone'],
    ['SETTINGS-26', 'streetaddress', '', undefined],
    ['SETTINGS-26', 'city', '', undefined],
    ['SETTINGS-26', 'country', '', undefined],
    ['SETTINGS-26', 'country', 'a'.repeat(101), 'fieldtoolongtext'],
    ['SETTINGS-26', 'postal', '', undefined],
    ['SETTINGS-26', 'postal', '00100', 'registerinvalidpostal'],
    ['SETTINGS-26', 'postal', '20100', undefined],
  ] as const)('%s: %s %j', (...[, field, value, fault]) => {
    const { draft, changed } = edit({ [field]: value })
    expect(settingsFaults(draft, { postalCodeRule: 'strict', changed, editsPassword: false })[field]).toBe(fault)
  })

  test('SETTINGS-26: the postal rule is the operator’s', () => {
    const { draft, changed } = edit({ postal: '00100' })
    expect(settingsFaults(draft, { postalCodeRule: 'fivedigits', changed, editsPassword: false })).toEqual({})
  })

  test('SETTINGS-17: a stored value that breaks a newer rule stops nothing while it is not touched', () => {
    const old = draftOf({ ...user, postal: '00100', firstname: '' }, [])
    const draft = { ...old, city: 'Kauhava' }
    const changed = changedFields(old, draft)
    expect(
      offersSave(changed, settingsFaults(draft, { postalCodeRule: 'strict', changed, editsPassword: false })),
    ).toBe(true)
  })
})
