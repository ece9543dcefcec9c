/** ROLE-30, R67: what open browsers of manure administrators hear of people whom they see by their manure part alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls } from '../../../../contract/own.ts'
import { manureGroups } from '../../../../contract/rights/testing/manure-groups.ts'
import { openLiveStream } from '../../../testing/live-stream.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const calls = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

const open = ({ token }: Caller) => openLiveStream(fixture.portal.address, token)
const news = { seq: expect.any(Number), kind: 'data-changed', topic: 'applicationpeople', ids: [] }
const manureAdmin = () => fixture.caller({ groups: [manureGroups.admin], company: 'Biolan' })

async function give(id: string, group: string, isGiven = true) {
  const action = isGiven ? ({ act: 'givegroup', group } as const) : ({ act: 'takegroup', group } as const)
  const answer = await superadmin.ask(calls.bulkUsers, { preview: false, action, people: { ids: [id] } })
  expect([answer.status, answer.text], answer.text).toEqual([200, expect.any(String)])
}

async function save(id: string, changes: object) {
  const user = await fixture.user(superadmin, id)
  const { _id, username, email, firstname, lastname, usertype, usergroups, lastmodified, company } = user
  const kept = { _id, username, email, firstname, lastname, usertype, usergroups, lastmodified, company }
  const answer = await superadmin.ask(calls.saveUser, { ...kept, ...changes })
  expect(answer.status, answer.text).toBe(200)
}

test.each([
  ['somebody else changes the name', (id: string) => save(id, { firstname: 'Vilhelmiina' })],
  ['the last manure right is taken in the editor', (id: string) => save(id, { usergroups: ['novarbo'] })],
  ['a further manure right is given to many', (id: string) => give(id, manureGroups.transport)],
  ['a manure right is taken from many', (id: string) => give(id, manureGroups.customer, false)],
  [
    'the person is deleted',
    async (id: string) => {
      const { username } = await fixture.stored({ id })
      const input = { id, username, admin: superadmin.account.username, modifiedby: superadmin.account.username }
      expect((await superadmin.ask(calls.deleteUser, input)).status).toBe(200)
    },
  ],
])('ROLE-30, R67: that %s is told to who sees the manure part alone, without an id', async (_, act) => {
  const { id } = await fixture.person({ company: 'Novarbo', groups: ['novarbo', manureGroups.customer] })
  await using stream = await open(await manureAdmin())
  await stream.told('opened')

  await act(id)

  expect(await stream.told('data-changed')).toEqual(news)
})

test('ROLE-30, R67: that many get their first manure right is told, too', async () => {
  const { id } = await fixture.person({ company: 'Novarbo', groups: ['novarbo'] })
  await using stream = await open(await manureAdmin())
  await stream.told('opened')

  await give(id, manureGroups.customer)

  expect(await stream.told('data-changed')).toEqual(news)
})

test('ROLE-30, R67: of people without a manure right nothing is told to her, and of manure people nothing to others', async () => {
  const plain = await fixture.person({ company: 'Novarbo', groups: ['novarbo'] })
  const member = await fixture.person({ company: 'Novarbo', groups: ['novarbo', manureGroups.customer] })
  await using hers = await open(await manureAdmin())
  await using biolan = await open(await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' }))
  await Promise.all([hers.told('opened'), biolan.told('opened')])

  await save(plain.id, { firstname: 'Nimetön' })
  await save(member.id, { firstname: 'Lantanen' })

  expect(await hers.told('data-changed')).toEqual(news)
  await fixture.portal.host.database.writing((transaction) =>
    fixture.portal.host.live.publish(transaction, { kind: 'site-changed' }),
  )
  await Promise.all([hers.told('site-changed'), biolan.told('site-changed')])
  const heard = ({ events }: typeof hers) => events.map(({ kind, topic }) => `${kind} ${topic}`.trim())
  expect(heard(hers)).toEqual(['opened', 'data-changed applicationpeople', 'site-changed'])
  expect(heard(biolan)).toEqual(['opened', 'site-changed'])
})
