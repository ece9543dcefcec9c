/** A user for the tests of the user screens. */
import type { User } from '../../../../contract/people/user.ts'
import { blankUser } from '../editor/blank-user.ts'

export function person(given: Partial<User> = {}): User {
  return {
    ...blankUser('fi', 'Suomi'),
    _id: 'u1',
    username: 'helena_kallio',
    email: 'helena@demo.example',
    firstname: 'Helena',
    lastname: 'Kalliorinne',
    lastmodified: '2026-10-05T06:12:00.000Z',
    company: 'Biolan',
    usergroups: ['biolan'],
    apps: ['peatsale'],
    ...given,
  }
}

export const manure = (usertype: 'none' | 'transport', companyid = '', admin = false): Partial<User> => ({
  usertypemanure: usertype,
  manureuserobj: {
    manureinuse: usertype !== 'none',
    usertype,
    usertypedefinition: admin ? 'admin' : 'none',
    transportobj: { companyname: '', companyid },
  },
})

export const ofManure = new Set(['manureappadmin', 'manureappuser', 'manuretransport', 'manuretransportadmin'])
