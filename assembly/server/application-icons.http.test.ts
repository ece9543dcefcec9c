/** ENT-44, CALL-41: the applications' icons for other clients than the browser. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readInitialData } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { expect, test } from 'vitest'
import { mounted } from './applications.ts'

async function listed(portal: TestPortal): Promise<readonly { name: string; clearname: string; appicon: string }[]> {
  const person = await portal.person({ groups: ['superadmin'] })
  const token = await portal.signIn(person)
  const { body } = await portal.ask(
    readInitialData,
    { username: person.username, token: token.split('.')[0] ?? '' },
    { token },
  )
  const apps = body['apps'] as Awaited<ReturnType<typeof listed>>
  return apps
}

async function iconNames(portal: TestPortal): Promise<Record<string, string>> {
  return Object.fromEntries((await listed(portal)).map(({ name, appicon }) => [name, appicon]))
}

test('GEN-04, GEN-05: peatsale is listed as Kuivikemyynti, manuredelivery as Lanta-appi', async () => {
  await using portal = await startTestPortal(mounted)
  const names = (await listed(portal)).map(({ name, clearname }) => [name, clearname])
  expect(names).toEqual([
    ['peatsale', 'Kuivikemyynti'],
    ['manuredelivery', 'Lanta-appi'],
  ])
})

test('ENT-44, CALL-41: each application names its icon, a PNG of 256 px that /images gives', async () => {
  await using portal = await startTestPortal(mounted)
  const names = await iconNames(portal)
  expect(names).toEqual({ peatsale: 'peatsale.png', manuredelivery: 'manuredelivery.png' })
  for (const name of Object.values(names)) {
    const answer = await fetch(`${portal.address}/images/${name}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const image = Buffer.from(await answer.arrayBuffer())
    expect(image.toString('latin1', 1, 4)).toBe('PNG')
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([256, 256])
  }
})

test('ENT-44: an application that was listed without an icon has one after the next start; one that was set stays', async () => {
  await using portal = await startTestPortal(mounted)
  const set = (name: string, appicon: string) =>
    portal.host.database.writing((transaction) =>
      transaction.updateTable('application').set({ appicon }).where('name', '=', name).execute(),
    )
  await set('peatsale', '')
  await set('manuredelivery', 'oma.png')
  await portal.restart()
  expect(await iconNames(portal)).toEqual({ peatsale: 'peatsale.png', manuredelivery: 'oma.png' })
})

test('ENT-44: an image of the operator by the same name stands before the application’s', async () => {
  await using portal = await startTestPortal(mounted)
  const folder = join(portal.place.dataDir, 'images')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'peatsale.png'), 'oma')
  expect(await (await fetch(`${portal.address}/images/peatsale.png`)).text()).toBe('oma')
})
