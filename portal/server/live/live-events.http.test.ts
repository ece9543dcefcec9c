import { expect, test } from 'vitest'
import { portalCalls } from '../../contract/index.ts'
import { startTestPortal } from '../testing/test-portal.ts'

test('R67: an event', async () => {
  await using portal = await startTestPortal()
  const person = await portal.person()
  const token = await portal.signIn(person)
  const second = await portal.signIn(person)
  const answer = await fetch(`${portal.address}/api/live/events`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  console.log(await reader?.read())
  await portal.ask(portalCalls.logOut, {}, { token: second })
  const start = performance.now()
  await portal.ask(portalCalls.logOut, {}, { token })
  console.log(await reader?.read(), performance.now() - start)
  console.log(await reader?.read())
  const rows = await portal.host.database.reading.selectFrom('event').selectAll().execute()
  console.log(rows)
})
