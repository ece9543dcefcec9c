import { expect, test } from 'vitest'
import type { WebApplication } from '../kernel/applications/web-application.ts'
import { findRoute } from '../kernel/routing/route.ts'
import { routes } from './routes.ts'

function NoIcon(): null {
  return null
}

function webApplication(key: string): WebApplication {
  const manifest = { key, names: { fi: key, en: key }, primaryCompany: '', groups: [], userTypes: [] }
  return { manifest, Icon: NoIcon, screens: [] }
}
const table = routes({ peatsale: webApplication('peatsale'), manuredelivery: webApplication('manuredelivery') })
const patterns = table.map(({ pattern }) => pattern)

function lineOf(path: string) {
  return findRoute(table, path)?.route
}

function accessOf(path: string): string {
  const line = lineOf(path)
  if (line === undefined) return 'not found'
  return 'to' in line ? `to ${line.to}` : line.access
}

/** The order of the specification's table; the detours and further routes of ours stand between and after. */
const specified = [
  '/termsofuse',
  '/systeminfo',
  '/systemdown',
  '/login',
  '/register/validate/:activationcode',
  '/register',
  '/resetpassword',
  '/auth/resetpassword/:passhash',
  '/peatsale/*',
  '/manuredelivery/*',
  '/frontpage',
  '/frontpage/forced',
  '/admin',
  '/user/settings',
  '/',
]

test('ROUTE-02: the table has the specification’s order', () => {
  expect(patterns.filter((pattern) => specified.includes(pattern))).toEqual(specified)
})

test.each([
  ['ROUTE-03', '/termsofuse'],
  ['ROUTE-04', '/systeminfo'],
  ['ROUTE-05', '/systemdown'],
  ['ROUTE-06', '/login'],
  ['ROUTE-07', '/register/validate/abc'],
  ['ROUTE-08', '/register'],
  ['ROUTE-09', '/resetpassword'],
  ['ROUTE-10', '/auth/resetpassword/abc'],
  ['ROUTE-27', '/instructions'],
  ['ROUTE-27', '/registerstatement'],
])('%s: %s is public', (_, path) => {
  expect(accessOf(path)).toBe('public')
})

test.each([
  ['ROUTE-11', '/peatsale'],
  ['ROUTE-26', '/peatsale/frontpage'],
  ['ROUTE-12', '/manuredelivery'],
  ['ROUTE-13', '/frontpage'],
  ['ROUTE-14', '/frontpage/forced'],
  ['ROUTE-27', '/feedback'],
])('%s: %s wants a signed-in person', (_, path) => {
  expect(accessOf(path)).toBe('signed-in')
})

test('ROUTE-15, ROUTE-20, ROUTE-22: the children of admin are for admins only', () => {
  const children = [
    'system',
    'system/systemshutdown',
    'system/changeviews',
    'applications',
    'users/allusers',
    'users/allusers/usersettings',
    'users/allusers/addnewuser',
  ]
  for (const child of children) expect(accessOf(`/admin/${child}`), child).toBe('admin')
  expect(accessOf('/admin/nosuch')).toBe('not found')
})

test('ROUTE-16, ROUTE-24: admin leads to its system page, its users to the list', () => {
  expect(accessOf('/admin')).toBe('to /admin/system')
  expect(accessOf('/admin/users')).toBe('to /admin/users/allusers')
})

test('ROUTE-15: a bookmark of the former page of manure delivery’s people leads to its page of today', () => {
  expect(accessOf('/admin/manure')).toBe('to /admin/people/manuredelivery')
  expect(accessOf('/admin/people/manuredelivery')).toBe('admin')
})

test('ROUTE-17, ROUTE-25: own settings have no guard in the table', () => {
  expect(accessOf('/user/settings')).toBe('unguarded')
})

test('ROUTE-18: the empty path is the front page', () => {
  const front = lineOf('/frontpage')
  const empty = lineOf('/')
  if (front === undefined || empty === undefined || 'to' in front || 'to' in empty) throw new Error('no front page')
  expect(empty.screen).toBe(front.screen)
})

test('ROUTE-19: any other address is not in the table', () => {
  for (const path of ['/nosuch', '/frontpage/other', '/toString', '/constructor'])
    expect(accessOf(path)).toBe('not found')
})

test('START-18: these stay open while the system is closed', () => {
  const open = table.filter((route) => 'staysOpen' in route).map(({ pattern }) => pattern)
  const named = ['/login', '/termsofuse', '/systeminfo', '/instructions', '/registerstatement']
  expect(open).toEqual(expect.arrayContaining(named))
  // Of our own: the notice itself, the accessibility statement, and in a demo the letters.
  expect(open.filter((pattern) => !named.includes(pattern)).toSorted()).toEqual([
    '/accessibility',
    '/mailbox',
    '/systemdown',
  ])
})

test('ROUTE-21: an application brings its line without a change here', () => {
  const withThird = routes({ third: webApplication('third') })
  expect(findRoute(withThird, '/third/anything')?.route).toMatchObject({ access: 'signed-in' })
})

test('ROUTE-21, ROUTE-32, I18N-07: each screen of an application has its own title and access; a public one is known, and the rest needs a session', () => {
  const screen = { id: -1, Show: NoIcon, preload: async () => undefined, preloadAnswers: async () => undefined }
  const names = { fi: 'Jaettu', en: 'Shared' }
  const screens = [
    { path: '/', screen },
    { path: '/shared/:link', screen, title: names, access: 'public' },
  ] as const
  const lines = routes({ peatsale: { ...webApplication('peatsale'), screens } })
  const found = (path: string) => {
    const line = findRoute(lines, path)?.route
    return line !== undefined && 'access' in line ? [line.access, line.title] : line
  }
  expect(found('/peatsale/shared/abc')).toEqual(['public', { names }])
  for (const path of ['/peatsale', '/peatsale/shared', '/peatsale/shared/abc/def', '/peatsale/elsewhere']) {
    expect(found(path), path).toEqual(['signed-in', { names: { fi: 'peatsale', en: 'peatsale' } }])
  }
})
