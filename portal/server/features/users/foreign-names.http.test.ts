import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { days, minutes } from '../../kernel/clock/clock.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { callerFor, newUser, startAdministeredPortal } from './testing/administered-portal.ts'

const { addUser, rehearseUserImport, confirmUserImport, uploadUserImport } = administrationCalls

let fixture: AdministeredPortal
beforeAll(async () => {
  fixture = await startAdministeredPortal()
})
afterAll(() => fixture[Symbol.asyncDispose]())

async function planOf(caller: Caller, rows: readonly string[]) {
  const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' }
  const body = Buffer.from(`Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi;Yritys\n${rows.join('\n')}\n`)
  const answer = await fixture.portal.send('POST', '/api/admin/users/import/upload/a.csv', { headers, body })
  const file = answer.body as unknown as AnswerOf<typeof uploadUserImport>
  return { import: file.import, columns: file.columns.map(({ field }) => field) }
}
const rowOf = (username: string) => `${username};${username}@uudet.test;Etu;Suku;Biolan`
const many = (count: number, name: (number: number) => string) => Array.from({ length: count }, (_, at) => name(at))

test('R27, ADMIN-NEW-15: what an import tells of people out of sight is counted, 200 a day, and told of nobody beyond', async () => {
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const strangers = await Promise.all(many(201, String).map(() => fixture.person({ company: 'Novarbo' })))
  const names = strangers.map(({ username }) => username)

  const all = await planOf(admin, names.map(rowOf))
  const refused = await admin.ask(rehearseUserImport, all)
  expect([refused.status, refused.body.value]).toEqual([429, 'too_many_requests'])
  expect(refused.text).not.toContain('user_exists')
  expect((await admin.ask(confirmUserImport, { ...all, skipfaulty: true })).status).toBe(429)
  const one = newUser({ username: names[0] ?? '', company: 'Biolan', usergroups: [] })
  expect((await admin.ask(addUser, one)).status).toBe(429)

  // Nothing but such hits is counted: people of the own company, and a file of new ones.
  const own = await fixture.person({ company: 'Biolan' })
  const plan = await planOf(admin, [rowOf(own.username), ...many(400, (at) => rowOf(`aivan_uusi_${at}`))])
  expect(await admin.answered(rehearseUserImport, plan)).toMatchObject({ addable: 400, faultcount: 1 })

  fixture.portal.clock.advance(days(1))
  const next = await callerFor(fixture.portal, admin.account)
  const some = await planOf(next, names.slice(0, 100).map(rowOf))
  expect(await next.answered(rehearseUserImport, some)).toMatchObject({ faultcount: 100 })
})

test('R27: a superadmin sees everybody, so nothing is counted', async () => {
  const superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  const people = await Promise.all(many(201, String).map(() => fixture.person({ company: 'Novarbo' })))

  const plan = await planOf(
    superadmin,
    people.map(({ username }) => rowOf(username)),
  )
  expect(await superadmin.answered(rehearseUserImport, plan)).toMatchObject({ faultcount: 201 })
  expect(await superadmin.answered(rehearseUserImport, plan)).toMatchObject({ faultcount: 201 })
})

test('R09, ADMIN-NEW-18: whoever asks for a reset kills no invitation, and the first link that is used kills the other', async () => {
  const superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  const username = 'kutsuttu_henkilo'
  await superadmin.answered(addUser, newUser({ username, usergroups: [] }))
  const address = `${username}@posti.test`
  const invitation = await fixture.portal.codeTo(address)
  const { ask, clock } = fixture.portal
  expect((await ask(portalCalls.requestReset, { username })).status).toBe(200)
  const first = await fixture.portal.codeTo(address)
  expect((await ask(portalCalls.requestReset, { username })).status).toBe(200)
  const second = await fixture.portal.codeTo(address)
  clock.advance(minutes(59))
  const opened = async (hash: string) =>
    (await ask(portalCalls.resetByLink, { hash, password: 'Oma-salasana-881' })).status

  // Of the requests the newer kills the older, as before.
  expect(await opened(first)).toBe(404)
  expect(await opened(invitation)).toBe(200)
  expect(await opened(second)).toBe(404)
})
