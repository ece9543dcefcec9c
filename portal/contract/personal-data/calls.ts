import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Language } from '../fields/language.ts'
import { GivenPassword } from '../fields/password.ts'

/**
 * Everything that is held of the person who asks, as a JSON file (`PersonalData`). `currentpassword` proves the person when
 * the sign-in is older than ten minutes (SETTINGS-27); `language` names the file.
 */
export const exportOwnData = defineCall({
  name: 'exportOwnData',
  method: 'POST',
  path: '/api/settings/owndata/export',
  access: 'signed-in',
  file: 'given',
  input: z.object({ currentpassword: z.optional(GivenPassword), language: z._default(Language, 'fi') }),
  output: {},
  refusals: ['reauthentication_required', 'invalid_password'],
})
