/** The texts that the specification names; what they say is read on the screens, in English, too (ERR-01 to ERR-17). */
import { expect, test } from 'vitest'
import { common } from './en/common.ts'
import { login } from './en/login.ts'
import { password } from './en/password.ts'
import { registration } from './en/registration.ts'
import { common as commonInFinnish } from './fi/common.ts'
import { login as loginInFinnish } from './fi/login.ts'
import { password as passwordInFinnish } from './fi/password.ts'
import { registration as registrationInFinnish } from './fi/registration.ts'

test('ERR-18: the named keys exist', () => {
  const inFinnish = { ...commonInFinnish, ...loginInFinnish, ...passwordInFinnish, ...registrationInFinnish }
  const inEnglish = { ...common, ...login, ...password, ...registration }
  const named = [
    'registerinvalidusername',
    'registerinvalidpassword',
    'registerinvalidconfirmpassword',
    'registerinvalidemail',
    'registernamerequired',
    'registerusernameexists',
    'registeremailexists',
    'logininvalidtext',
    'loginnotverifiedtext',
    'userresetpasswordfailuretext',
    'resetpassworduserfailuretext',
    'commonactionfailuretext',
    'formerrortext',
    'errorsavingchanges',
  ]
  expect(Object.keys(inFinnish)).toEqual(expect.arrayContaining(named))
  expect(Object.keys(inEnglish)).toEqual(expect.arrayContaining(named))
})
