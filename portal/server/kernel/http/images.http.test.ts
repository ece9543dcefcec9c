import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '../../testing/raw-request.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  const folder = join(portal.place.dataDir, 'images')
  mkdirSync(join(folder, 'kansio.png'), { recursive: true })
  mkdirSync(join(folder, 'sisällä'))
  for (const name of ['logo.png', 'Kuva 1.JPEG', 'höylä.gif', 'paha.svg', 'paha.html', 'sisällä/toinen.png']) {
    writeFileSync(join(folder, name), png)
  }
  writeFileSync(join(portal.place.dataDir, 'salaisuus.png'), 'secret')
  symlinkSync(join(portal.place.dataDir, 'secret.key'), join(folder, 'linkki.png'))
})
afterAll(() => portal[Symbol.asyncDispose]())

test.each([
  ['logo.png', 'image/png'],
  ['Kuva%201.JPEG', 'image/jpeg'],
  ['h%C3%B6yl%C3%A4.gif', 'image/gif'],
])('CALL-41, ENT-44: /images/%s is an image, of its own type and no other', async (name, type) => {
  const answer = await fetch(`${portal.address}/images/${name}`)

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
})

test.each([
  '',
  'nosuch.png',
  'paha.svg',
  'paha.html',
  'logo.png.exe',
  'kansio.png',
  'sisällä/toinen.png',
  'sis%C3%A4ll%C3%A4%2Ftoinen.png',
  '../salaisuus.png',
  '..%2fsalaisuus.png',
  '..%2Fsalaisuus.png',
  '%2e%2e/salaisuus.png',
  '%2e%2e%2fsalaisuus.png',
  '%252e%252e%252fsalaisuus.png',
  '..%5csalaisuus.png',
  '..\\salaisuus.png',
  '....//salaisuus.png',
  './../salaisuus.png',
  '/../salaisuus.png',
  '//salaisuus.png',
  '..;/salaisuus.png',
  '..%c0%afsalaisuus.png',
  '..%ef%bc%8fsalaisuus.png',
  '..%00/salaisuus.png',
  'salaisuus.png%00.png',
  'logo.png%00',
  'logo.png%0a',
  '%2fetc%2fpasswd',
  '/etc/passwd',
  'file:%2f%2f%2fetc%2fpasswd.png',
  'C:%5csalaisuus.png',
  '~%2fsalaisuus.png',
  '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd%00.png',
])('CALL-41, ENT-45, R56: /images/%s is not found', async (name) => {
  const answer = await rawRequest(portal.address, { path: encodeURI(`/images/${name}`).replaceAll('%25', '%') })

  expect([answer.status, answer.text]).toEqual([404, '{"success":false,"value":"not_found"}'])
})

test('R56: a link in the folder leads to nothing outside it', async () => {
  expect((await portal.send('GET', '/images/linkki.png')).status).toBe(404)
})

test('ENT-45: there is no way to put an image there', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await portal.send(method, '/images/uusi.png', { body: '{}' })).status).toBe(404)
  }
})
