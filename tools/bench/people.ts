/** Invented people for the load: like those of a real portal, mostly customers of one company with one application. */
import type { AccountFields } from '../../portal/server/accounts/account-store.ts'

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
  const company = nth(companies, number)
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
    firstname: nth(firstNames, number),
    lastname: `${nth(lastNames, Math.floor(number / firstNames.length))}-${nth(lastNames, number * 7)}`,
    streetaddress: `${nth(streets, number)} ${1 + (number % 90)}`,
    postal: String(10_000 + ((number * 37) % 89_999)),
    city: nth(cities, number),
    country: 'Suomi',
    telephone: `000 000 ${String(number % 10_000).padStart(4, '0')}`,
    usertype: 'customer',
    carrier: '',
    groups,
    apps: [nth(applications, number)],
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
  }
}

function nth(names: readonly string[], number: number): string {
  return names[number % names.length] ?? ''
}
