import * as z from 'zod/mini'
import { Application } from '../applications/application.ts'
import { defineCall } from '../call.ts'
import { TransportCompany } from '../companies/company.ts'
import { City, Country, JobTitle, PersonName, PostalCode, StreetAddress, Telephone } from '../fields/contact.ts'
import { Email } from '../fields/email.ts'
import { Language } from '../fields/language.ts'
import { NewPassword } from '../fields/password.ts'
import { text } from '../fields/text.ts'
import { Username } from '../fields/username.ts'
import { specifiedMembership } from '../people/manure-user.ts'
import { User, UserType } from '../people/user.ts'
import { SessionPath } from '../sessions/calls.ts'
import { BulkKept } from './bulk.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(64))
const Actor = z.string().check(z.maxLength(254))
const Names = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(500))

export const readAdminData = defineCall({
  name: 'readAdminData',
  method: 'GET',
  path: '/api/data/admin/initial/{username}/{token}',
  access: 'admin',
  input: SessionPath,
  output: {
    users: z.array(User),
    userstotal: z.number(),
    companies: z.array(z.string()),
    applications: z.array(Application),
    usergroups: z.array(z.string()),
    transportcompanies: z.array(TransportCompany),
  },
  refusals: [],
})

/**
 * Fields that an administrator sets when adding and when editing; the rights among them are checked one by one (ROLE-20).
 * Both calls let further fields through to the applications, each of which reads its own part of a user and nothing else.
 */
const administered = {
  email: Email,
  company: z._default(text(100), ''),
  jobtitle: z._default(JobTitle, ''),
  firstname: PersonName,
  lastname: PersonName,
  streetaddress: z._default(StreetAddress, ''),
  postal: z._default(PostalCode, ''),
  city: z._default(City, ''),
  country: z._default(Country, ''),
  telephone: z._default(Telephone, ''),
  usertype: UserType,
  usergroups: z._default(Names, []),
  misc: z._default(z.object({ language: Language }), { language: 'fi' as const }),
  transportalloworders: z._default(z.boolean(), false),
  transportadmin: z._default(z.boolean(), false),
  ...specifiedMembership,
}

export const addUser = defineCall({
  name: 'addUser',
  method: 'POST',
  path: '/api/admin/settings/addnewuser',
  access: 'admin',
  status: 201,
  /** ADMIN-NEW-03: the confirmation, where it is sent, must equal the password. */
  input: z.looseObject({
    ...administered,
    username: Username,
    password: NewPassword,
    editpassword: z.optional(z.string().check(z.maxLength(1024))),
    apps: z._default(Names, []),
  }),
  output: { user: User },
  refusals: ['user_exists', 'email_exists', 'invalid_input', 'forbidden', 'common_password', 'mail_unavailable'],
})

/** `apps` empty means unchanged; the Applications block travels as `appsgranted` (ADMIN-EDIT-11, 12). */
export const saveUser = defineCall({
  name: 'saveUser',
  method: 'POST',
  path: '/api/admin/settings/saveuser',
  access: 'admin',
  input: z.looseObject({
    ...administered,
    _id: Id,
    username: z.string().check(z.maxLength(254)),
    lastmodified: z.string().check(z.maxLength(64)),
    password: z.optional(z.string().check(z.maxLength(1024))),
    editpassword: z.optional(z.string().check(z.maxLength(1024))),
    appsgranted: z.optional(Names),
  }),
  output: { user: User },
  refusals: [
    'user_not_found',
    'email_exists',
    'invalid_input',
    'forbidden',
    'modified_elsewhere',
    'last_superadmin',
    'common_password',
    'reauthentication_required',
    'mail_unavailable',
  ],
})

export const verifyUsers = defineCall({
  name: 'verifyUsers',
  method: 'POST',
  path: '/api/admin/settings/verifyusers',
  access: 'admin',
  // Five thousand ids.
  most: 256 * 1024,
  input: z.object({ users: z.array(Id).check(z.minLength(1), z.maxLength(5000)), username: Actor }),
  /** `undo` as in `bulkUsers`: null where nobody had to be verified. */
  output: { verified: z.array(z.string()), undo: z.nullable(BulkKept) },
  refusals: ['forbidden'],
})

export const resetUserPassword = defineCall({
  name: 'resetUserPassword',
  method: 'POST',
  path: '/api/admin/settings/resetuserpassword',
  access: 'admin',
  input: z.object({ modifiedby: Actor, username: Actor, id: Id }),
  output: {},
  refusals: ['user_not_found', 'forbidden', 'last_superadmin', 'mail_unavailable', 'invalid_input'],
})

const WhichToDelete = z.union([
  z.object({ company: z.boolean(), pricelist: z.boolean() }),
  z.array(z.enum(['company', 'pricelist'])),
])

export const deleteUser = defineCall({
  name: 'deleteUser',
  method: 'POST',
  path: '/peatsale/admin/settings/deleteuser',
  access: 'admin',
  input: z.object({
    username: Actor,
    id: Id,
    userid: z.optional(Id),
    admin: Actor,
    whichtodelete: z.optional(WhichToDelete),
  }),
  output: {},
  refusals: ['user_not_found', 'forbidden', 'last_superadmin', 'own_account', 'in_use', 'invalid_input'],
})

/** Where somebody may not be deleted for the rights that others gave: the company and its groups go, the rest stays (ROLE-31). */
export const takeOutOfCompany = defineCall({
  name: 'takeOutOfCompany',
  method: 'POST',
  path: '/api/admin/users/takeoutofcompany',
  access: 'admin',
  /** `company`: the one that the administrator has seen, so that nobody is taken out of another one meanwhile. */
  input: z.object({ id: Id, company: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: {},
  refusals: ['user_not_found', 'forbidden', 'own_account', 'modified_elsewhere'],
})
