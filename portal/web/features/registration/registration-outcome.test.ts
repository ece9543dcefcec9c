import { expect, test } from 'vitest'
import { emptyDraft } from './registration-draft.ts'
import { registrationOutcome } from './registration-outcome.ts'

const draft = {
  ...emptyDraft('fi', 'Suomi'),
  username: 'helena_kallio',
  password: 'salasana',
  email: 'helena@demo.example',
  telephone: '12',
}

test('STATE-07, REG-02: a success turns the form into the success panel', () => {
  const answer = { answered: { success: true, value: 'ok' } } as const
  expect(registrationOutcome(answer, draft)).toEqual({ moment: { at: 'success', sent: draft }, serverFieldErrors: [] })
})

test.each([
  ['REG-41', 'user_exists', { field: 'username', value: 'helena_kallio', says: 'registerusernameexists' }],
  ['REG-42', 'email_exists', { field: 'email', value: 'helena@demo.example', says: 'registeremailexists' }],
  [
    'REG-23',
    'email_domain_not_allowed',
    { field: 'email', value: 'helena@demo.example', says: 'registeremaildomaintext' },
  ],
  ['R60', 'common_password', { field: 'password', value: 'salasana', says: 'value_common_password' }],
] as const)('%s: the refusal %s stands at its field', (_row, refused, serverFieldError) => {
  expect(registrationOutcome({ refused }, draft)).toEqual({
    moment: { at: 'form' },
    serverFieldErrors: [serverFieldError],
  })
})

test('CALL-10: the fields named by the server are marked; with none of ours among them the whole attempt has failed', () => {
  const named = registrationOutcome({ refused: 'invalid_input', fields: ['telephone', 'misc.language'] }, draft)
  expect(named.serverFieldErrors).toEqual([{ field: 'telephone', value: '12', says: 'registerinvalidtelephone' }])
  const unnamed = { refused: 'invalid_input', fields: ['misc.language'] } as const
  expect(registrationOutcome(unnamed, draft).moment).toEqual({ at: 'form', failure: unnamed })
})

test.each([{ failed: 'network' }, { failed: 'fault', requestId: 'r1' }, { refused: 'registration_disabled' }] as const)(
  'REG-43: %j is said above the button',
  (answer) => {
    expect(registrationOutcome(answer, draft)).toEqual({
      moment: { at: 'form', failure: answer },
      serverFieldErrors: [],
    })
  },
)
