import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { City, Country, PersonName, PostalCode, StreetAddress, Telephone } from '../fields/contact.ts'
import { Email } from '../fields/email.ts'
import { Language } from '../fields/language.ts'
import { GivenPassword, NewPassword } from '../fields/password.ts'
import { text } from '../fields/text.ts'
import { GivenUsername, Username } from '../fields/username.ts'

/** A code or hash from a link in a letter. */
export const MailedCode = z.string().check(z.minLength(1), z.maxLength(200))

const required = (schema: z.ZodMiniType<string, string>) => z.pipe(schema, z.string().check(z.minLength(1)))

/** The full user model is sent; whatever is not listed here is ignored (REG-39, REG-40). `company` empty is a private customer (REG-38). */
export const Registration = z.object({
  username: Username,
  password: NewPassword,
  email: Email,
  firstname: PersonName,
  lastname: PersonName,
  company: text(100),
  streetaddress: required(StreetAddress),
  postal: required(PostalCode),
  city: required(City),
  country: z._default(Country, ''),
  telephone: required(Telephone),
  misc: z.object({ language: Language }),
})

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/api/auth/registration/newregistration',
  access: 'public',
  status: 201,
  input: Registration,
  output: {},
  refusals: [
    'user_exists',
    'email_exists',
    'email_domain_not_allowed',
    'registration_disabled',
    'invalid_input',
    'common_password',
  ],
})

export const checkUsername = defineCall({
  name: 'checkUsername',
  method: 'GET',
  path: '/api/auth/registration/testusernameavailability/{username}',
  access: 'public',
  input: z.object({ username: Username }),
  output: {},
  values: ['available', 'user_exists'],
  refusals: [],
})

export const checkEmail = defineCall({
  name: 'checkEmail',
  method: 'GET',
  path: '/api/auth/registration/testemailavailability/{email}',
  access: 'public',
  input: z.object({ email: Email }),
  output: {},
  values: ['available', 'email_exists', 'email_domain_not_allowed'],
  refusals: [],
})

export const validateEmail = defineCall({
  name: 'validateEmail',
  method: 'GET',
  path: '/api/auth/registration/validateemail/{validationcode}',
  access: 'public',
  input: z.object({ validationcode: MailedCode }),
  output: {},
  refusals: ['invalid_code'],
})

/** Always a success, so that nobody learns whose account waits (CALL-30). */
export const resendValidation = defineCall({
  name: 'resendValidation',
  method: 'POST',
  path: '/api/auth/registration/resendvalidation',
  access: 'public',
  input: z.object({ username: GivenUsername, password: GivenPassword }),
  output: {},
  refusals: [],
})

/** Whether a mail server has refused the letter to the account for good. False without its password. */
export const readActivationLetter = defineCall({
  name: 'readActivationLetter',
  method: 'POST',
  path: '/api/auth/registration/letter',
  access: 'public',
  input: z.object({ username: GivenUsername, password: GivenPassword }),
  output: { addressrefused: z.boolean() },
  refusals: [],
})
