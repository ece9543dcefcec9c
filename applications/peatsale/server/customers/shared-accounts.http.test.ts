/** Accounts and their sites are shared: what one application ends does not end what another one has. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeCustomer } from '../../contract/customers/calls.ts'
import { enterAs, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { newAccount } from '../testing/new-account.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPeatPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const { biolan } = peat
const person = async () => (await portal.person()).id
const accountOf = (id: string) =>
  peatTables(portal).selectFrom('logistics_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const siteOf = (account: string) =>
  peatTables(portal).selectFrom('logistics_site').selectAll().where('account', '=', account).executeTakeFirstOrThrow()

/** With the company data that go along. */
async function removed(id: string): Promise<string | undefined> {
  const boss = await enterAs(portal, 'superadmin', { username: 'paakayttaja' })
  const { username } = (await portal.stored(id)) ?? { username: '' }
  const body = { id, userid: id, username, admin: 'paakayttaja', whichtodelete: ['company'] }
  const headers = { authorization: `Bearer ${boss.token}` }
  return (await portal.send('POST', '/peatsale/admin/settings/deleteuser', { body, headers })).body.value
}

test('Lanta-appi 2.2: an account that a company of another application deals with stays open, and its yards keep their contacts', async () => {
  const last = await person()
  const [customer, closed] = [await newAccount(portal, last), await newAccount(portal, await person())]
  await writePeat(portal, async (own) => {
    const other = { application: 'manuredelivery', company: biolan.seller, active: 1 }
    for (const account of [customer, closed])
      await own
        .insertInto('logistics_relationship')
        .values({ ...other, account })
        .execute()
  })
  expect(await removed(last)).toBe('ok')
  expect(await accountOf(customer)).toMatchObject({ closed: 0 })
  expect(await siteOf(customer)).toMatchObject({ instructions: 'Soita Eerolle' })
  const office = await enterAs(portal, 'office')
  const ended = await office.ask(closeCustomer, { id: closed, reason: 'Lopetti' })
  expect(ended.status).toBe(200)
  expect(ended.text).not.toMatch(/manuredelivery/)
  expect(await accountOf(closed)).toMatchObject({ closed: 0 })
  const related = peatTables(portal).selectFrom('logistics_relationship').select(['application', 'active'])
  expect(await related.where('account', '=', closed).orderBy('application').execute()).toEqual([
    { application: 'manuredelivery', active: 1 },
    { application: 'peatsale', active: 0 },
  ])
})
