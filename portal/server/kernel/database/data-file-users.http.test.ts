import { expect, test } from 'vitest'
import { administrationCalls } from '../../../contract/own.ts'
import { portalProcess } from '../../testing/portal-process.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const isPostgres = process.env['PORTAL_TEST_DATABASE'] === 'postgres'

async function warnings(portal: TestPortal, token: string): Promise<unknown> {
  const answer = await portal.ask(administrationCalls.readSystemState, {}, { token })
  return (answer.body['state'] as { warnings: unknown }).warnings
}

test('a second process on one SQLite file is told in its log and on the System page, until it is gone, also by kill -9', {
  timeout: 60_000,
}, async () => {
  await using portal = await startTestPortal()
  const superadmin = await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  const token = await portal.signIn(superadmin)
  expect(await warnings(portal, token)).toEqual([])
  const expected = isPostgres ? [] : [{ code: 'second_process' }]
  {
    await using second = await portalProcess(portal.place)
    await expect.poll(() => second.output().includes('second_process')).toBe(!isPostgres)
    expect(await warnings(portal, token)).toEqual(expected)
  }
  expect(await warnings(portal, token)).toEqual([])
  await portal.restart()
  expect(portal.lines.join()).not.toContain('second_process')
})
