import { expect, test } from 'vitest'
import { addressInHash, parsedAddress } from './address.ts'
import { matchPattern } from './match-pattern.ts'
import { firstAddress, loginAddress, passedOnReturnUrl, safeReturnUrl } from './return-url.ts'

const known = (path: string) =>
  ['/frontpage', '/peatsale/*', '/admin/system', '/'].some((route) => matchPattern(route, path))

test('ROUTE-28: the wanted address travels inside the hash and comes out as it was', () => {
  const { path, query } = parsedAddress(loginAddress('/peatsale/orders?week=42&from=ä'))
  expect(path).toBe('/login')
  expect(query.get('returnUrl')).toBe('/peatsale/orders?week=42&from=ä')
  expect(loginAddress('/frontpage/forced')).toBe('/login?returnUrl=%2Ffrontpage%2Fforced')
})

test('START-05: the empty path needs no return: the front page is where a login leads', () => {
  expect(loginAddress('/')).toBe('/login')
})

test('ROUTE-32: a known client route is followed', () => {
  for (const good of ['/frontpage', '/peatsale/orders/12?tab=2', '/admin/system', '/']) {
    expect(safeReturnUrl(good, known), good).toBe(good)
  }
})

test.each([
  '//frontpage',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/frontpage',
  'javascript:alert(1)',
  'frontpage',
  ' /frontpage',
  '\t//evil.example',
  '/nosuch',
  '/frontpage/nosuch',
  '/adminsystem',
  '',
])('ROUTE-32: %j is ignored', (hostile) => {
  expect(safeReturnUrl(hostile, known)).toBeUndefined()
})

test('ROUTE-32: no returnUrl is none', () => {
  expect(safeReturnUrl(null, known)).toBeUndefined()
})

test('ROUTE-34: what a guard sent along goes on to the login', () => {
  expect(passedOnReturnUrl(new URLSearchParams('returnUrl=/admin/system'))).toBe('/admin/system')
  expect(passedOnReturnUrl(new URLSearchParams())).toBe('/')
})

test('ROUTE-01: the address stands in the hash, with or without its first slash', () => {
  expect(addressInHash('')).toBe('/')
  expect(addressInHash('#/login?returnUrl=%2Fa')).toBe('/login?returnUrl=%2Fa')
  expect(addressInHash('#login')).toBe('/login')
})

test('START-05, START-06 to 08: a visitor at the empty path starts at the login; everybody else where the address says', () => {
  expect(firstAddress('/', false)).toBe('/login')
  expect(firstAddress('/?returnUrl=%2Fadmin%2Fsystem', false)).toBe('/login?returnUrl=%2Fadmin%2Fsystem')
  expect(firstAddress('/', true)).toBe('/')
  for (const address of [
    '/register',
    '/auth/resetpassword/abc',
    '/frontpage/forced',
    '/login?returnUrl=%2Ffrontpage',
  ]) {
    expect(firstAddress(address, false)).toBe(address)
  }
})
