import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { confirmEmail, readOwnEmailState, saveOwnSettings } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

let addresses = 0
async function changedAddress() {
  const person = await portal.person()
  const token = await portal.signIn(person)
  const address = `uusi.${addresses++}@posti.test`
  await portal.ask(saveOwnSettings, { email: address }, { token })
  return { person, token, address, confirm: await portal.codeTo(address) }
}
const confirmed = async (code: string) => (await portal.ask(confirmEmail, { code })).status

test('R09, R29: confirming an address twice is no failure, and does nothing more', async () => {
  const { person, token, address, confirm } = await changedAddress()
  const confirmations = async () =>
    (
      await portal.host.database.reading
        .selectFrom('audit')
        .select('action')
        .where('target', '=', person.username)
        .where('action', '=', 'confirmemail')
        .execute()
    ).length

  expect([await confirmed(confirm), await confirmed(confirm), await confirmations()]).toEqual([200, 200, 1])

  await portal.ask(saveOwnSettings, { email: `viela.${address}` }, { token })
  expect(await confirmed(confirm)).toBe(404)
})

test('R29: whether the new address still waits for its confirmation is told to its owner', async () => {
  const { token, confirm } = await changedAddress()
  const waits = async () => (await portal.ask(readOwnEmailState, {}, { token })).body.waiting

  expect(await waits()).toBe(true)
  await confirmed(confirm)
  expect(await waits()).toBe(false)
})
