/** A user who is not there yet (ADMIN-NEW). */
import { defaultUserType } from '../../../../contract/fields/limits.ts'
import type { User } from '../../../../contract/people/user.ts'
import type { Language } from '../../../kernel/texts/index.ts'

export function blankUser(language: Language, country: string): User {
  return {
    _id: '',
    username: '',
    email: '',
    company: '',
    jobtitle: '',
    firstname: '',
    lastname: '',
    streetaddress: '',
    postal: '',
    city: '',
    country,
    telephone: '',
    usertype: defaultUserType,
    usergroups: [],
    apps: [],
    homeapp: '',
    preferredapps: [],
    createdby: '',
    lastmodified: '',
    misc: { language },
    activated: false,
    deactivated: false,
    transportalloworders: false,
    transportadmin: false,
  }
}
