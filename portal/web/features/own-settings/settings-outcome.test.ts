import { expect, test } from 'vitest'
import { momentAfterRefusal, refusedSettings } from './settings-outcome.ts'

const draft = {
  email: 'matti@demo.example',
  password: 'salasana',
  confirmpassword: 'salasana',
  firstname: 'Matti',
  lastname: 'Meikäläinen',
  telephone: '12',
  streetaddress: '',
  postal: '',
  city: '',
  country: '',
  language: 'fi' as const,
  homeapp: '',
  preferredapps: [],
}

test('SETTINGS-27: an old sign-in asks for the current password, and asks again after a wrong one', () => {
  expect(momentAfterRefusal({ refused: 'reauthentication_required' })).toEqual({
    at: 'proving',
    wrong: false,
    busy: false,
  })
  expect(momentAfterRefusal({ refused: 'invalid_password' })).toEqual({ at: 'proving', wrong: true, busy: false })
})

test.each([{ failed: 'network' }, { refused: 'email_exists' }, { refused: 'too_many_requests' }] as const)(
  'SETTINGS-22: %j is said in the red box',
  (answer) => {
    expect(momentAfterRefusal(answer)).toEqual({ at: 'failed', answer })
  },
)

test.each([
  ['SETTINGS-25', 'email_exists', { field: 'email', value: 'matti@demo.example', says: 'registeremailexists' }],
  [
    'SETTINGS-25',
    'email_domain_not_allowed',
    { field: 'email', value: 'matti@demo.example', says: 'registeremaildomaintext' },
  ],
  ['R60', 'common_password', { field: 'password', value: 'salasana', says: 'value_common_password' }],
] as const)('%s: the refusal %s stands at its field too', (_row, refused, serverFieldError) => {
  expect(refusedSettings({ refused }, draft)).toEqual([serverFieldError])
})

test('CALL-10: of the fields named by the server, those of the form are marked', () => {
  const named = refusedSettings(
    { refused: 'invalid_input', fields: ['telephone', 'misc.language', 'constructor'] },
    draft,
  )
  expect(named).toEqual([{ field: 'telephone', value: '12', says: 'registerinvalidtelephone' }])
  expect(refusedSettings({ failed: 'timeout' }, draft)).toEqual([])
})
