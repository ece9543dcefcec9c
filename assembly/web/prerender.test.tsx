import { expect, test } from 'vitest'
import { renderLogin } from './prerender.tsx'

const html = renderLogin()

test('OPS: the first screen is the login, in Finnish, with header and footer', () => {
  expect(html).toContain('<h1')
  expect(html).toContain('Kirjaudu sisään')
  expect(html).toContain('Kuivike- ja lantapalvelut')
  expect(html).toContain('In English')
  expect(html).toContain('Saavutettavuus')
})

test('LOGIN-19: its fields can be filled by a password manager before any script has run', () => {
  expect(html).toMatch(/<input[^>]*autocomplete="username"[^>]*name="username"/i)
  expect(html).toMatch(/<input[^>]*autocomplete="current-password"[^>]*name="password"/i)
})

test('LOGIN-06: there is no link to the forgotten password yet', () => {
  expect(html).not.toContain('#/resetpassword')
})

test('R51: nothing in it needs an inline style, and the horizon comes later', () => {
  expect(html).not.toMatch(/ style=|<style|<script/)
  expect(html).not.toContain('<pattern')
})
