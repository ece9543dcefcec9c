import { expect, test } from 'vitest'
import { letterParts } from './letter-text.ts'

test("VALID, OPS-04: a letter's link is followed inside the portal, its full stop is left out", () => {
  expect(letterParts('Avaa http://127.0.0.1:8080/#/register/validate/aB-_9.\nTervetuloa')).toEqual([
    { text: 'Avaa ' },
    { text: 'http://127.0.0.1:8080/#/register/validate/aB-_9', link: '#/register/validate/aB-_9' },
    { text: '.' },
    { text: '\nTervetuloa' },
  ])
})

test.each([
  'https://evil.example/',
  'https://evil.example/login',
  'http://evil.example/a#/login',
  'javascript:alert(1)',
  '<a href="http://x">x</a>',
  'http://',
])('R18: %s never becomes a link', (text) => {
  const parts = letterParts(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.every((part) => part.link === undefined)).toBe(true)
})

test("R18: a foreign host's hash link only ever leads inside the portal", () => {
  expect(letterParts('http://evil.example/#/login')).toEqual([{ text: 'http://evil.example/#/login', link: '#/login' }])
})

test('letters without links come back whole', () => {
  expect(letterParts('')).toEqual([])
  expect(letterParts('Hei\n\nKiitos!')).toEqual([{ text: 'Hei\n\nKiitos!' }])
})
