/** Invented people for the load: like those of a real portal, mostly customers of one company with one application. */
import type { AccountFields } from '../../portal/server/kernel/accounts/account-store.ts'

const firstNames = [
  'Aino',
  'Eero',
  'Äijä',
  'Åke',
  'Päivi',
  'Öivind',
  'Liisa',
  'Matti',
  'Kerttu',
  'Väinö',
  'Sanni',
  'Ilmari',
]
const lastNames = [
  'Kalliorinne',
  'Mäntykangas',
  'Österby',
  'Suviranta',
  'Hanhilampi',
  'Åkerlund',
  'Joutsenlampi',
  'Kaarnala',
]
const streets = ['Turvetie', 'Kurjenpolku', 'Rahkasuontie', 'Pihkaraitti', 'Vanha Karjatie']
const cities = ['Kauhajoki', 'Lapua', 'Kankaanpää', 'Tampere', 'Lievestuore', 'Kaarina']

/** One of so many administers the own company, one of so many all of them. */
const oneAdministratorIn = 101
const oneSuperadminIn = 1009

export function inventedPerson(
  number: number,
  { companies, applications }: { companies: readonly string[]; applications: readonly string[] },
): AccountFields {
  const company = drawn(companies, number, 1)
  const username = `kuorma_${String(number).padStart(6, '0')}`
  const email = `${username}@kuorma.example`
  const group = company.toLowerCase()
  const isSuperadmin = number % oneSuperadminIn === 0
  const isOfCompany = number % oneAdministratorIn === 0
  const groups = [group, ...(isOfCompany ? [`${group}admin`] : []), ...(isSuperadmin ? ['superadmin'] : [])]
  return {
    username,
    email,
    recoveryEmail: email,
    company,
    jobtitle: '',
    firstname: drawn(firstNames, number, 2),
    lastname: `${drawn(lastNames, number, 3)}-${drawn(lastNames, number, 4)}`,
    streetaddress: `${drawn(streets, number, 5)} ${1 + (number % 90)}`,
    postal: String(10_000 + ((number * 37) % 89_999)),
    city: drawn(cities, number, 6),
    country: 'Suomi',
    telephone: `000 000 ${String(number % 10_000).padStart(4, '0')}`,
    usertype: 'customer',
    carrier: '',
    groups,
    apps: [drawn(applications, number, 7)],
    homeapp: '',
    preferredapps: [],
    language: number % 10 === 0 ? 'en' : 'fi',
    activated: true,
    deactivated: false,
    transportalloworders: false,
    transportadmin: false,
    createdby: username,
    isSuperadmin,
    isAdmin: isSuperadmin || isOfCompany,
    declinedCompany: '',
  }
}

/** One of them, the same for the same person each time, and whatever the person was given from other lists. */
function drawn(names: readonly string[], number: number, list: number): string {
  const mixed = Math.imul(number + 1, 2_654_435_761) ^ Math.imul(list, 40_503)
  return names[(Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 8) % names.length] ?? ''
}
