import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nhost: portal.test\r\n`

/** Seconds until the portal closes a line on which a request was begun so and never ends; one more byte comes each second. */
async function openFor({ address }: TestPortal, begun: string, more = ''): Promise<number> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) })
  const started = performance.now()
  const trickle = setInterval(() => void socket.write(more), 1000)
  socket.on('error', () => undefined).write(begun)
  await new Promise((resolve) => socket.resume().on('close', resolve))
  clearInterval(trickle)
  return (performance.now() - started) / 1000
}

// The engine has no part in it, and the wait is real.
test('R70: half a head is given ten seconds, a body that trickles thirty, and others are served meanwhile', {
  timeout: 90_000,
  concurrent: true,
}, async () => {
  await using portal = await startTestPortal()
  const post = `${head('POST', portalCalls.logIn.path)}content-type: application/json\r\ncontent-length: 1000\r\n\r\n`
  const slow = Promise.all([
    openFor(portal, head('GET', portalCalls.readPublicData.path)),
    openFor(portal, head('GET', portalCalls.readPublicData.path), 'x'),
    openFor(portal, post, ' '),
  ])

  expect((await portal.ask(portalCalls.readPublicData, {})).status).toBe(200)
  const [silentHead, tricklingHead, tricklingBody] = await slow
  for (const seconds of [silentHead, tricklingHead]) {
    expect(seconds).toBeGreaterThan(9)
    expect(seconds).toBeLessThan(20)
  }
  expect(tricklingBody).toBeGreaterThan(29)
  expect(tricklingBody).toBeLessThan(45)
  expect((await portal.ask(portalCalls.readPublicData, {})).status).toBe(200)
})

test('R70: who has sent everything may be silent for as long as the answer takes', {
  timeout: 90_000,
  concurrent: true,
}, async () => {
  await using portal = await startTestPortal()
  const { database } = portal.host
  const { writing } = database
  const slow: typeof writing = async (act) => {
    // Longer than a line may be silent otherwise.
    await new Promise((resolve) => setTimeout(resolve, 42_000))
    return writing(act)
  }
  Object.assign(database, { writing: slow })
  expect((await portal.ask(portalCalls.register, registrationForm())).status).toBe(201)
})
