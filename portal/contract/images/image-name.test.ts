import { expect, test } from 'vitest'
import { isImageName } from './image-name.ts'

test.each(['logo.png', 'LOGO.PNG', 'kuva.jpg', 'Kuva 1.JPEG', 'höylä-2_b.gif'])('ENT-43: %s is an image', (name) => {
  expect(isImageName(name)).toBe(true)
})

test.each([
  'x.png.exe',
  'x.exe.png',
  'x.svg',
  'x.webp',
  'png',
  '.png',
  '..png',
  '../x.png',
  'a/x.png',
  'a\\x.png',
  '%2e%2e%2fx.png',
  'x.png\u0000.txt',
  'x\u0000.png',
  'x.png ',
  'x.png\n',
  ' x.png',
  'C:x.png',
  '',
])('ENT-43, ENT-45: %j is none', (name) => {
  expect(isImageName(name)).toBe(false)
})
