import { expect, test } from 'vitest'
import { signedOut } from '../../kernel/sessions/session.ts'
import { person, sessionOf } from '../../kernel/testing/people.ts'
import { headerFacts } from './header-facts.ts'

const factsOf = (...given: Parameters<typeof person>) => headerFacts(sessionOf(person(...given)))

test('HEADER-04, HEADER-05: the title leads to the front page, for a visitor to the login', () => {
  expect(factsOf().titleHref).toBe('#/frontpage')
  expect(headerFacts(signedOut).titleHref).toBe('#/login')
})

test('HEADER-06, HEADER-07: the full name, one name alone, or the username', () => {
  expect(factsOf({ firstname: 'Maija', lastname: 'Metsä' }).name).toBe('Maija Metsä')
  expect(factsOf({ firstname: 'Maija', lastname: '' }).name).toBe('Maija')
  expect(factsOf({ firstname: '', lastname: 'Metsä' }).name).toBe('Metsä')
  expect(factsOf({ firstname: '', lastname: '', username: 'maija_metsa' }).name).toBe('maija_metsa')
})

test('HEADER-15: a visitor has no name, and so no menu', () => {
  expect(headerFacts(signedOut)).not.toHaveProperty('name')
})

test('HEADER-09: the admin entry is for admins only', () => {
  expect(factsOf({ usergroups: ['biolanadmin'] }).isAdmin).toBe(true)
  expect(factsOf({ usergroups: ['biolan'] }).isAdmin).toBe(false)
  expect(headerFacts(signedOut).isAdmin).toBe(false)
})

test('GEN-09: the two brands have their logo, everybody else the combined one', () => {
  expect(factsOf({ company: 'Biolan' }).brand).toBe('biolan')
  expect(factsOf({ company: 'NOVARBO' }).brand).toBe('novarbo')
  expect(factsOf({ company: 'Favorit' }).brand).toBe('')
  expect(headerFacts(signedOut).brand).toBe('')
})
