import { expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

test('R47: answers under way when the portal stops still come, end their lines, and are all that it waits for', async () => {
  const portal = await startTestPortal({ settings: { rateLimits: false } })
  const people = await Promise.all(Array.from({ length: 8 }, () => portal.person()))
  const answers = people.map(({ username }) =>
    fetch(`${portal.address}${portalCalls.logIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: testPassword }),
    }),
  )
  await Promise.race(answers)
  const stopping = performance.now()

  await portal[Symbol.asyncDispose]()

  const come = await Promise.all(answers)
  expect(performance.now() - stopping).toBeLessThan(10_000)
  expect(new Set(come.map(({ status }) => status))).toEqual(new Set([200]))
  expect(come.map(({ headers }) => headers.get('connection'))).toContain('close')
})
