import { demoCustomers } from './demo-customers.ts'
import type { DemoPerson } from './demo-person.ts'
import { demoStaff } from './demo-staff.ts'

/** Somebody of every user type and of every kind of administrator; all of them invented (applications.md section 6). */
export const demoPeople: readonly DemoPerson[] = [...demoStaff, ...demoCustomers]

/** Addresses go round: invented streets in real places, with their postal codes. */
export const demoAddresses = [
  { streetaddress: 'Turvetie 12', postal: '61800', city: 'Kauhajoki', country: 'Suomi' },
  { streetaddress: 'Hallakuja 3 B 7', postal: '27500', city: 'Kauttua', country: 'Suomi' },
  { streetaddress: 'Kurjenpolku 48', postal: '62100', city: 'Lapua', country: 'Suomi' },
  { streetaddress: 'Rahkasuontie 205', postal: '38700', city: 'Kankaanpää', country: 'Suomi' },
  { streetaddress: 'Pihkaraitti 9', postal: '33720', city: 'Tampere', country: 'Suomi' },
  { streetaddress: 'Vanha Karjatie 1', postal: '41400', city: 'Lievestuore', country: 'Suomi' },
  { streetaddress: 'Lakkamäenkatu 16', postal: '20780', city: 'Kaarina', country: 'Suomi' },
] as const

/** Whose password everybody may read. */
export function isDemoPerson(username: string): boolean {
  return demoPeople.some((person) => person.username === username)
}
