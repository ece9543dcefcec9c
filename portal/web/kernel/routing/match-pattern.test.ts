import { expect, test } from 'vitest'
import { matchPattern } from './match-pattern.ts'

test('ROUTE-01: a path matches its pattern to the last segment', () => {
  expect(matchPattern('/login', '/login')).toEqual({})
  expect(matchPattern('/login', '/login/')).toEqual({})
  expect(matchPattern('/', '/')).toEqual({})
  expect(matchPattern('/login', '/login/more')).toBeUndefined()
  expect(matchPattern('/login/more', '/login')).toBeUndefined()
  expect(matchPattern('/login', '/Login')).toBeUndefined()
})

test('ROUTE-07: a name in a pattern takes the decoded segment', () => {
  expect(matchPattern('/register/validate/:activationcode', '/register/validate/a%2Fb%20c')).toEqual({
    activationcode: 'a/b c',
  })
  expect(matchPattern('/x/:code', '/x/%E0%A4%A')).toEqual({ code: '%E0%A4%A' })
})

test('ROUTE-26: a last star takes any rest, also none', () => {
  expect(matchPattern('/peatsale/*', '/peatsale')).toEqual({})
  expect(matchPattern('/peatsale/*', '/peatsale/orders/1')).toEqual({})
  expect(matchPattern('/peatsale/*', '/peatsales')).toBeUndefined()
})
