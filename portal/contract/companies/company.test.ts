import { expect, test } from 'vitest'
import { CompanyName, companyKey, TransportCompany } from './company.ts'

test.each(['Biolan', 'Höylä & Puu Oy', "O'Hara Ab", 'Kuljetus 24', 'Suo-Turve Oy'])(
  'ADMIN-SYS-17: %s is a name for a company',
  (name) => {
    expect(CompanyName.safeParse(name).success).toBe(true)
  },
)

test.each([
  'Administra Oy',
  'BADMINTON',
  'Superturve',
  'Manure Oy',
  'all',
  'Common',
  'x',
  '',
  '<b>Turve</b>',
  '=SUM(A1)',
  '../Turve',
  'Tu\u0000rve',
  '&Turve',
  "'Turve",
  'Turve;',
  'Turve Oy!',
])('ADMIN-SYS-20, R05: %j is none', (name) => {
  expect(CompanyName.safeParse(name).success).toBe(false)
})

test('ENT-34: a transport company has an id and a name, and nothing else', () => {
  const company = { _id: 'carrier-1', companyname: 'Kuljetus Oy' }
  expect(TransportCompany.safeParse(company).success).toBe(true)
  for (const other of [{}, { ...company, companyname: 5 }, { ...company, phone: '1' }])
    expect(TransportCompany.safeParse(other).success).toBe(false)
})

test('ENT-37: the group of a company is its name in lower case', () => {
  expect(companyKey(' EkoAsuminen ')).toBe('ekoasuminen')
})
