/** People and initial data for tests, as the server gives them. */
import type { Application } from '../../../contract/applications/application.ts'
import type { User } from '../../../contract/people/user.ts'
import { sharedData, unansweredSite } from '../portal/shared-data.ts'
import type { Catalogues, InitialData, SignedIn } from '../sessions/session.ts'
import { signedIn } from '../sessions/signing-in.ts'

export function person(given: Partial<User> = {}): User {
  return {
    _id: 'person-1',
    username: 'maija.metsa',
    email: 'maija@demo.example',
    company: '',
    jobtitle: '',
    firstname: 'Maija',
    lastname: 'Metsä',
    streetaddress: '',
    postal: '',
    city: '',
    country: '',
    telephone: '',
    usertype: 'customer',
    usergroups: [],
    apps: [],
    homeapp: '',
    preferredapps: [],
    createdby: '',
    lastmodified: '2026-10-05T11:05:00.000Z',
    misc: { language: 'fi' },
    activated: true,
    deactivated: false,
    transportalloworders: false,
    transportadmin: false,
    ...given,
  }
}

export function application(name: string, given: Partial<Application> = {}): Application {
  return {
    name,
    clearname: name,
    appicon: '',
    primarycompany: 'Favorit',
    isactive: true,
    iscative: true,
    groups: 'all',
    admingroups: ['superadmin'],
    ...given,
  }
}

export const catalogue = [
  'superadmin',
  'biolan',
  'biolanadmin',
  'novarbo',
  'novarboadmin',
  'manureappadmin',
  'manureappuser',
]

export function initialData(user: User, given: Partial<InitialData> = {}): InitialData {
  return {
    maindata: [{ ...unansweredSite.mainRecord, name: 'Turve ja lanta' }],
    user: [user],
    allusers: [user],
    alluserstotal: 1,
    apps: [],
    companies: ['Biolan', 'Novarbo'],
    transportcompanies: [],
    usergroups: catalogue,
    missingsecondfactor: undefined,
    ...given,
  }
}

export function sessionOf(user: User, given: Partial<InitialData> = {}): SignedIn {
  const data = initialData(user, given)
  const catalogues: Catalogues = sharedData(unansweredSite, data)
  const session = signedIn({ token: 'id.secret', username: user.username }, data, catalogues)
  if (session.at !== 'signed-in') throw new Error('The test person is not signed in')
  return session
}
