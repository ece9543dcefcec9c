import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { NewPassword } from '../fields/password.ts'
import { text } from '../fields/text.ts'
import { MailedCode } from '../registration/calls.ts'

/**
 * Both spellings of the two fields are read (CALL-27); beyond this schema there is only `username` and `useremail`.
 * A missing givenparam is derived from what was given.
 */
const ResetRequest = z.pipe(
  z.object({
    givenparam: z.optional(z.enum(['both', 'username', 'email'])),
    username: z.optional(text(254)),
    useremail: z.optional(text(254)),
    givenusername: z.optional(text(254)),
    givenemail: z.optional(text(254)),
  }),
  z.transform((given) => {
    const username = given.username ?? given.givenusername ?? ''
    const useremail = given.useremail ?? given.givenemail ?? ''
    return {
      username: given.givenparam === 'email' ? '' : username,
      useremail: given.givenparam === 'username' ? '' : useremail,
    }
  }),
)

const resetCall = <const Name extends string, const Path extends string>(name: Name, path: Path) =>
  defineCall({
    name,
    method: 'POST',
    path,
    access: 'public',
    input: ResetRequest,
    output: {},
    refusals: ['user_not_found', 'mail_unavailable'],
  })

export const requestReset = resetCall('requestReset', '/api/auth/resetpassword')
/** The same call under its second path (CALL-27). */
export const requestResetCommon = resetCall('requestResetCommon', '/api/common/resetuserpassword')

export const resetByLink = defineCall({
  name: 'resetByLink',
  method: 'POST',
  path: '/api/user/resetpassword',
  access: 'public',
  input: z.object({ hash: MailedCode, password: NewPassword }),
  output: {},
  refusals: ['invalid_code', 'common_password'],
})

/**
 * "This was not me": the link of a letter about a sign-in or a changed password. Ends every session and voids the password;
 * `resetByLink` then takes the same code, once, for a new one.
 */
export const secureAccount = defineCall({
  name: 'secureAccount',
  method: 'POST',
  path: '/api/user/secureaccount',
  access: 'public',
  input: z.object({ code: MailedCode }),
  output: {},
  refusals: ['invalid_code'],
})
