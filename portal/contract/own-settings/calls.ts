import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { City, Country, PersonName, PostalCode, StreetAddress, Telephone } from '../fields/contact.ts'
import { Email } from '../fields/email.ts'
import { Language } from '../fields/language.ts'
import { GivenPassword, NewPassword } from '../fields/password.ts'
import { User } from '../people/user.ts'
import { MailedCode } from '../registration/calls.ts'

const payload = { payload: User }

/**
 * The whole user is sent, only these fields are taken (SETTINGS-24). An empty or missing password means unchanged.
 * `currentpassword` proves the person when the sign-in is older than ten minutes (SETTINGS-27).
 */
export const saveOwnSettings = defineCall({
  name: 'saveOwnSettings',
  method: 'POST',
  path: '/api/settings/usersettings/save',
  access: 'signed-in',
  input: z.object({
    _id: z.optional(z.string().check(z.maxLength(64))),
    email: z.optional(Email),
    password: z.optional(z.union([z.literal(''), NewPassword])),
    currentpassword: z.optional(GivenPassword),
    firstname: z.optional(PersonName),
    lastname: z.optional(PersonName),
    telephone: z.optional(Telephone),
    streetaddress: z.optional(StreetAddress),
    postal: z.optional(PostalCode),
    city: z.optional(City),
    country: z.optional(Country),
    misc: z.optional(z.object({ language: Language })),
  }),
  output: payload,
  refusals: [
    'email_exists',
    'email_domain_not_allowed',
    'reauthentication_required',
    'invalid_password',
    'invalid_input',
    'common_password',
  ],
})

export const saveOwnApplications = defineCall({
  name: 'saveOwnApplications',
  method: 'POST',
  path: '/api/settings/userapplications/save',
  access: 'signed-in',
  input: z.object({
    username: z.string().check(z.maxLength(254)),
    homeapp: z.string().check(z.maxLength(100)),
    preferredapps: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
  }),
  output: payload,
  refusals: ['invalid_input'],
})

/**
 * R29: `waiting` until the present address has been confirmed; resets of the password go to the one before meanwhile.
 * `refused`: a mail server has refused letters to it for good.
 */
export const readOwnEmailState = defineCall({
  name: 'readOwnEmailState',
  method: 'GET',
  path: '/api/settings/emailstate',
  access: 'signed-in',
  input: z.object({}),
  output: { waiting: z.boolean(), refused: z.boolean() },
  refusals: [],
})

/** security.md 4.12: the new address becomes the recovery address once its own link has been opened. */
export const confirmEmail = defineCall({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/user/confirmemail',
  access: 'public',
  input: z.object({ code: MailedCode }),
  output: {},
  refusals: ['invalid_code'],
})

/** security.md 4.12: the holder of the old address takes the change back within seven days. */
export const undoEmailChange = defineCall({
  name: 'undoEmailChange',
  method: 'POST',
  path: '/api/user/undoemailchange',
  access: 'public',
  input: z.object({ code: MailedCode }),
  output: {},
  refusals: ['invalid_code', 'email_exists'],
})
