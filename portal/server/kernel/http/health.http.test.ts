import { expect, test } from 'vitest'
import { startTestPortal } from '../../testing/test-portal.ts'

test('OPS-12, R89: health and readiness answer 200 and tell nothing else, also while the system is shut down', async () => {
  await using portal = await startTestPortal()
  for (const isactive of [true, false]) {
    await portal.set({ isactive })
    for (const path of ['/healthz', '/readyz']) {
      const answer = await portal.send('GET', path)
      expect([answer.status, answer.text]).toEqual([200, '{"ok":true}'])
    }
  }
})

test('ERR-22, R76: an unforeseen fault is answered 500 with a number that stands in the log, and tells nothing of it', async () => {
  await using portal = await startTestPortal()
  const person = await portal.person()
  const token = await portal.signIn(person)
  await portal.host.database.writing((transaction) =>
    transaction
      .updateTable('account')
      .set({ apps: 'no list /home/secret select *' })
      .where('id', '=', person.id)
      .execute(),
  )

  const answer = await portal.send('GET', '/api/settings/sessions', { headers: { authorization: token } })

  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    success: false,
    value: 'internal_error',
    requestid: answer.headers.get('x-request-id'),
  })
  const told = portal.lines.filter((line) => line.includes(answer.body.requestid ?? '?'))
  expect(told.some((line) => line.includes('"level":"error"') && line.includes('stack'))).toBe(true)
})

test('R77: a health check that finds nothing wrong is no line of the log, other requests are', async () => {
  await using portal = await startTestPortal()
  for (const path of ['/healthz', '/readyz', '/api/openapi.json']) await portal.send('GET', path)

  const requests = portal.lines
    .map((line) => JSON.parse(line))
    .filter(({ level, event }) => level === 'info' && event === 'request')
  expect(requests.map(({ route }) => route)).toEqual(['/api/openapi.json'])
})
