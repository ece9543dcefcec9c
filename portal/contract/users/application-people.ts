import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Cursor, Find } from '../lists/list.ts'
import { UserType } from '../people/user.ts'

/** The application's part of a user, by the names of its fields. */
const Membership = z.record(z.string(), z.json())

/** A person as an administrator of an application sees him or her: these fields and no others, wherever the person belongs (ROLE-30). */
export const ApplicationPerson = z.strictObject({
  _id: z.string(),
  /** As lists say it (HEADER-07). */
  name: z.string(),
  /** Name of a company, or the `_id` of a transport company. */
  company: z.string(),
  /** As people read it. */
  companyname: z.string(),
  usertype: UserType,
  /** Those of the application alone. */
  usergroups: z.array(z.string()),
  /** Name of the transport company that a group is held in; empty where no group of the application is bound to one. */
  transportcompany: z.string(),
  membership: Membership,
  /** Changes with the application's part and with nothing else, so that it tells nothing of other fields. */
  version: z.string(),
  /** False for oneself, and for superadmins (ROLE-29). */
  changeable: z.boolean(),
})
export type ApplicationPerson = z.infer<typeof ApplicationPerson>

const Application = z.string().check(z.minLength(1), z.maxLength(100))

/** People who hold a group of the application, by name; `find` looks at the name and the company only. */
export const searchApplicationPeople = defineCall({
  name: 'searchApplicationPeople',
  method: 'POST',
  path: '/api/admin/applications/people/search',
  access: 'admin',
  input: z.object({ application: Application, find: Find, cursor: Cursor }),
  output: { people: z.array(ApplicationPerson), cursor: z.string() },
  refusals: ['forbidden', 'invalid_input'],
})

/** The application's part of a person, with the groups that it comes to; every other group stays as it is. */
export const saveApplicationPart = defineCall({
  name: 'saveApplicationPart',
  method: 'POST',
  path: '/api/admin/applications/people/save',
  access: 'admin',
  input: z.object({
    application: Application,
    _id: z.string().check(z.minLength(1), z.maxLength(64)),
    version: z.string().check(z.maxLength(500)),
    usergroups: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(20)),
    membership: z._default(Membership, {}),
  }),
  output: { person: ApplicationPerson },
  refusals: ['user_not_found', 'forbidden', 'invalid_input', 'modified_elsewhere'],
})
