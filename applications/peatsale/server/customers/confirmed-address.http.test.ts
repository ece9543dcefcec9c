/** An address that somebody has typed counts once it is confirmed: for an invitation, and in a request to become a customer (2.11). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  acceptInvitation,
  inviteMember,
  readInvitation,
  searchCustomerRequests,
  sendCustomerRequest,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let people: Record<'customer' | 'office' | 'stranger', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    ...{ customer: await enterAs(portal, 'customer'), office: await enterAs(portal, 'office') },
    stranger: await enterAs(portal, 'newcomer', { groups: [], email: 'oma@posti.test' }),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

const typed = 'toisen@posti.test'
/** Two calls of the portal, which an application does not import. */
const call = (name: string, path: string) => ({ name, path, method: 'POST' }) as unknown as typeof acceptInvitation
const saveOwnSettings = call('saveOwnSettings', '/api/settings/usersettings/save')
const confirmEmail = call('confirmEmail', '/api/user/confirmemail')

test('GEN-13: an invitation is not accepted with an address that was typed and never confirmed', async () => {
  const change = { email: typed, currentpassword: 'Kurkisuo-77-lato' }
  const changed = await people.stranger.ask(saveOwnSettings, change as never)
  expect(changed.status, changed.text).toBe(200)
  const code = await portal.codeTo(typed)
  await people.customer.ask(inviteMember, { account: peat.kalliorinne.customer, email: typed })
  const link = await portal.codeTo(typed)
  expect((await people.stranger.ask(readInvitation, { link })).body).toMatchObject({ state: 'other', name: '' })
  expect((await people.stranger.ask(acceptInvitation, { link })).body.value).toBe('forbidden')
  const request = {
    ...{ seller: peat.biolan.seller, name: 'Vieras tila', businessId: '', farmId: '', street: 'Kyläntie 3' },
    ...{ postalCode: '62200', city: 'Kauhava', telephone: '000 000 0444' },
  }
  expect((await people.stranger.ask(sendCustomerRequest, request as never)).status).toBe(200)
  expect(await addressShown()).toBe('oma@posti.test')
  const confirmed = await portal.ask(confirmEmail, { code } as never)
  expect(confirmed.status, confirmed.text).toBe(200)
  expect(await addressShown()).toBe(typed)
  expect((await people.stranger.ask(acceptInvitation, { link })).body.value).toBe('ok')
})

async function addressShown(): Promise<string | undefined> {
  const { body } = await people.office.ask(searchCustomerRequests, { seller: peat.biolan.seller, state: 'open' })
  const { rows } = body as unknown as { rows: { person: { id: string; email: string } | null }[] }
  return rows.find(({ person }) => person?.id === people.stranger.id)?.person?.email
}
