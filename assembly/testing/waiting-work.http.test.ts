/** What a mounted application puts on the front page (FRONT-20). */
import { readFrontPage } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { expect, test } from 'vitest'
import { mounted } from '../server/applications.ts'
import { recordVisit } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'

const start = (weighbridge = weighbridgeServer) =>
  startTestPortal({ ...mounted, applications: [...mounted.applications, weighbridge] })

const rights = { groups: ['weighbridgeuser'], apps: ['weighbridge'] }

async function workOf(portal: TestPortal, token: string): Promise<unknown> {
  const { status, body } = await portal.ask(readFrontPage, {}, { token })
  expect(status).toBe(200)
  return body['applications']
}

test('FRONT-20: an application gives a count and things to go on with, each person the own ones', async () => {
  await using portal = await start()
  const [weigher, other] = [
    await portal.signIn(await portal.person(rights)),
    await portal.signIn(await portal.person(rights)),
  ]
  expect(await workOf(portal, weigher)).toEqual([])
  await portal.ask(recordVisit, { kilograms: 42_000 }, { token: weigher })
  const item = { kind: 'visit', path: '/', values: { kilograms: 42_000 } }
  expect(await workOf(portal, weigher)).toEqual([{ name: 'weighbridge', work: { count: 1, items: [item] } }])
  expect(await workOf(portal, other)).toEqual([])
})

test('FRONT-20, R66: it is not asked for whoever does not see it, nor while it is not in use', async () => {
  await using portal = await start()
  const person = await portal.person(rights)
  const token = await portal.signIn(person)
  await portal.ask(recordVisit, { kilograms: 900 }, { token })
  const change = (table: 'application' | 'account', changes: object) =>
    portal.host.database.writing((transaction) => {
      const query = transaction.updateTable(table).set(changes)
      return (
        table === 'account' ? query.where('id', '=', person.id) : query.where('name', '=', 'weighbridge')
      ).execute()
    })
  await change('application', { isactive: 0 })
  expect(await workOf(portal, token)).toEqual([])
  await change('application', { isactive: 1 })
  expect(await workOf(portal, token)).toHaveLength(1)
  await change('account', { apps: '[]' })
  expect(await workOf(portal, token)).toEqual([])
})

test('FRONT-20, ROLE-25: an application that fails, or tells more than its shape, takes only its own part away', async () => {
  const faulty = [
    async () => ({ count: 1, items: [], pincode: '1234' }),
    async () => ({ count: 1, items: [{ kind: 'visit', path: 'https://elsewhere.test', values: {} }] }),
    async () => {
      throw new Error('the bridge is broken')
    },
  ]
  for (const waiting of faulty) {
    await using portal = await start({ ...weighbridgeServer, waiting })
    const token = await portal.signIn(await portal.person(rights))
    expect(await workOf(portal, token)).toEqual([])
    expect(portal.lines.some((line) => line.includes('waiting_work_failed'))).toBe(true)
  }
})
