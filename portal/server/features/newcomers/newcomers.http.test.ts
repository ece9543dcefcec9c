/** GEN-17: whoever has registered and proved the address is let in, or passed on. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes, seconds } from '../../kernel/clock/clock.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { Caller } from '../users/testing/administered-portal.ts'
import type { NewcomersPortal } from './testing/newcomers-portal.ts'
import { act, letIn, startNewcomersPortal, undo, waitingOf } from './testing/newcomers-portal.ts'

const { bulkUsers, searchUsers, saveUser } = administrationCalls
const { readInitialData } = portalCalls

let fixture: NewcomersPortal
beforeEach(async () => {
  fixture = await startNewcomersPortal()
})
afterEach(() => fixture[Symbol.asyncDispose]())

async function listedFor(caller: Caller) {
  const { users } = await caller.answered(searchUsers, { state: 'withoutrights' })
  return users.map(({ _id }) => _id)
}

test('GEN-17: the administrators of the claimed company see who waits, and nobody else but superadmins', async () => {
  const { biolan, novarbo, superadmin, newcomer } = fixture
  const own = await newcomer('Biolan')
  await fixture.person({ company: 'Biolan', activated: false })
  await fixture.person({ company: 'Biolan', deactivated: true })
  await fixture.person({ company: 'Biolan', groups: ['biolan'] })
  await fixture.person({ company: 'Biolan', apps: ['peatsale'] })
  const waiting = { count: 1, companies: [{ company: 'Biolan', count: 1 }], oldest: own.createdat }
  expect(await waitingOf(biolan)).toEqual(waiting)
  expect(await waitingOf(superadmin)).toEqual(waiting)
  expect(await waitingOf(novarbo)).toBeNull()
  expect(await waitingOf(await fixture.caller({ company: 'Biolan', groups: ['biolan'] }))).toBeNull()
  expect([await listedFor(biolan), await listedFor(superadmin), await listedFor(novarbo)]).toEqual([
    [own._id],
    [own._id],
    [],
  ])
  expect(own).toMatchObject({ waitsforaccess: true, declinedcompany: '' })
})

test('GEN-17: private people wait for superadmins', async () => {
  const { biolan, superadmin, newcomer, lettersTo } = fixture
  const own = await newcomer('')
  expect(await waitingOf(biolan)).toBeNull()
  expect(await waitingOf(superadmin)).toMatchObject({ count: 1, companies: [{ company: '', count: 1 }] })
  expect(await lettersTo(superadmin.account.email)).toEqual(['1 waiting for access'])
  expect(await lettersTo(biolan.account.email)).toEqual([])
  expect(await act(superadmin, letIn('Novarbo'), own._id)).toMatchObject({ done: 1 })
  expect(await fixture.stored({ id: own._id })).toMatchObject({ company: '', groups: ['novarbo'] })
})

test('GEN-17: nobody waits while an application is open to everybody, which is a right, too', async () => {
  const { biolan, newcomer } = fixture
  await newcomer('Biolan')
  await fixture.portal.host.database.writing((transaction) =>
    transaction.updateTable('application').set({ opengroups: '"all"' }).where('name', '=', 'peatsale').execute(),
  )
  expect(await waitingOf(biolan)).toBeNull()
})

test('GEN-17: one press gives the company’s group and its default applications; the newcomer hears a minute later which', async () => {
  const { biolan, newcomer, lettersTo } = fixture
  const own = await newcomer('Biolan', 'en')
  const answer = await act(biolan, letIn('Biolan'), own._id)
  expect(answer).toMatchObject({ done: 1, unchanged: 0, refused: 0 })
  expect(await fixture.stored({ id: own._id })).toMatchObject({ groups: ['biolan'], apps: [], company: 'Biolan' })
  const token = await fixture.portal.signIn({ username: own.username }, registrationForm().password)
  const path = { username: own.username, token: token.split('.')[0] ?? '' }
  const started = await fixture.portal.ask(readInitialData, path, { token })
  expect((started.body['apps'] as { name: string }[]).map(({ name }) => name)).toEqual(['peatsale', 'manuredelivery'])
  expect(await waitingOf(biolan)).toBeNull()
  expect(await lettersTo(own.email)).toHaveLength(1)
  fixture.portal.clock.advance(seconds(60))
  expect((await lettersTo(own.email)).slice(1)).toEqual(['You have been let in'])
  const { text } = await fixture.portal.letterTo(own.email)
  expect(text).toContain('Now open to you: peatsale, manuredelivery.')
  expect(text).toContain('/#/frontpage')
  expect((await undo(biolan, answer)).body.value).toBe('not_found')
})

test('GEN-17: letting in is taken back within the minute, itself and nothing else, and the letter does not leave', async () => {
  const { biolan, novarbo, superadmin, newcomer, lettersTo } = fixture
  const own = await newcomer('Biolan')
  const answer = await act(biolan, letIn('Biolan'), own._id)
  await act(superadmin, { act: 'givegroup', group: 'novarbo' }, own._id)
  for (const other of [novarbo, superadmin]) expect((await undo(other, answer)).body.value).toBe('not_found')
  expect((await undo(biolan, answer)).body).toMatchObject({ done: 1 })
  expect(await fixture.stored({ id: own._id })).toMatchObject({ groups: ['novarbo'], company: 'Biolan' })
  await act(superadmin, { act: 'takegroup', group: 'novarbo' }, own._id)
  fixture.portal.clock.advance(minutes(2))
  expect(await lettersTo(own.email)).toHaveLength(1)
  expect(await waitingOf(biolan)).toMatchObject({ count: 1 })
})

test('GEN-17: of two administrators who press at once one lets in; there is one letter and one line', async () => {
  const { biolan, newcomer, lettersTo } = fixture
  const own = await newcomer('Biolan')
  const other = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const answers = await Promise.all([biolan, other].map((caller) => act(caller, letIn('Biolan'), own._id)))
  expect(answers.map(({ done }) => done).toSorted()).toEqual([0, 1])
  expect(answers.map(({ unchanged }) => unchanged).toSorted()).toEqual([0, 1])
  fixture.portal.clock.advance(minutes(2))
  expect((await lettersTo(own.email)).slice(1)).toEqual(['Pääset nyt sisään'])
  const lines = await fixture.portal.host.database.reading
    .selectFrom('audit')
    .select(['actor', 'company', 'details'])
    .where('action', '=', 'letinuser')
    .execute()
  expect(lines).toMatchObject([{ company: 'Biolan', details: '{"company":"Biolan"}' }])
})

test('GEN-17, ROLE-23: a declined claim is the superadmins’; the company sees the person no more, and the person hears politely', async () => {
  const { biolan, superadmin, newcomer, lettersTo } = fixture
  const own = await newcomer('Biolan')
  const answer = await act(biolan, { act: 'declineclaim' }, own._id)
  expect(answer).toMatchObject({ done: 1 })
  expect([await waitingOf(biolan), await listedFor(biolan), await listedFor(superadmin)]).toEqual([null, [], [own._id]])
  const shown = await superadmin.answered(searchUsers, { find: own.username })
  expect(shown.users).toMatchObject([{ company: '', declinedcompany: 'Biolan', waitsforaccess: true }])
  expect(await act(biolan, letIn('Biolan'), own._id)).toMatchObject({ rows: [{ result: 'user_not_found' }] })
  fixture.portal.clock.advance(seconds(60))
  expect((await lettersTo(own.email)).slice(1)).toEqual(['Rekisteröitymisesi käsitellään'])
  expect((await fixture.portal.letterTo(own.email)).text).not.toContain('Biolan')
  expect(await lettersTo(superadmin.account.email)).toEqual(['1 waiting for access'])
})

test('GEN-17: declining is taken back within the minute by who did it, and nobody hears of it', async () => {
  const { biolan, novarbo, superadmin, newcomer, lettersTo } = fixture
  const own = await newcomer('Biolan')
  const before = await lettersTo(superadmin.account.email)
  const answer = await act(biolan, { act: 'declineclaim' }, own._id)
  expect((await undo(novarbo, answer)).body.value).toBe('not_found')
  expect((await undo(biolan, answer)).body).toMatchObject({ done: 1 })
  expect(await fixture.stored({ id: own._id })).toMatchObject({ company: 'Biolan', declinedCompany: '' })
  fixture.portal.clock.advance(minutes(2))
  expect(await lettersTo(own.email)).toHaveLength(1)
  const again = await act(biolan, { act: 'declineclaim' }, own._id)
  fixture.portal.clock.advance(seconds(61))
  expect((await undo(biolan, again)).body.value).toBe('not_found')
  expect(before).toEqual([])
})

test('GEN-17: a superadmin lets a declined person in to another company, whose administrators then see the person', async () => {
  const { biolan, novarbo, superadmin, newcomer } = fixture
  const own = await newcomer('Biolan')
  await act(biolan, { act: 'declineclaim' }, own._id)
  const answer = await act(superadmin, letIn('Novarbo'), own._id)
  expect(await fixture.stored({ id: own._id })).toMatchObject({ company: 'Novarbo', groups: ['novarbo'] })
  const { users } = await novarbo.answered(searchUsers, { find: own.username })
  expect(users).toMatchObject([{ company: 'Novarbo', declinedcompany: '' }])
  expect((await undo(superadmin, answer)).body).toMatchObject({ done: 1 })
  expect(await fixture.stored({ id: own._id })).toMatchObject({ company: '', groups: [], declinedCompany: 'Biolan' })
})

test('GEN-17: nobody is made to wait again but by taking back', async () => {
  const { biolan, superadmin } = fixture
  const person = await fixture.person({ company: 'Biolan', groups: ['biolan'] })
  for (const action of [{ act: 'unletin', company: 'Biolan' }, { act: 'undeclineclaim' }] as const) {
    const input = { preview: false, action, people: { ids: [person.id] } }
    expect((await superadmin.ask(bulkUsers, input)).body.value).toBe('forbidden')
  }
  expect(await act(biolan, { act: 'declineclaim' }, person.id)).toMatchObject({ unchanged: 1 })
  expect((await fixture.stored(person)).company).toBe('Biolan')
})

test('GEN-17: a claim that a superadmin moves to another company is told there', async () => {
  const { novarbo, superadmin, newcomer, lettersTo } = fixture
  const own = await newcomer('')
  const { id: _id, username, lastmodified, firstname, lastname, email } = await fixture.stored({ id: own._id })
  const user = { _id, username, lastmodified, firstname, lastname, email, usertype: 'customer' as const }
  await superadmin.answered(saveUser, { ...user, company: 'Novarbo' })
  expect(await lettersTo(novarbo.account.email)).toEqual(['1 odottaa käyttöoikeutta'])
  expect(await waitingOf(novarbo)).toMatchObject({ count: 1 })
})

test('GEN-17: letting in many lets in those who wait, each to the claimed company only', async () => {
  const { superadmin, newcomer } = fixture
  const [own, foreign] = [await newcomer('Biolan'), await newcomer('Novarbo')]
  const input = { preview: false, action: letIn('Biolan'), people: { ids: [own._id, foreign._id] } }
  const answer = await superadmin.answered(bulkUsers, input)
  expect(answer.rows.map(({ result }) => result)).toEqual(['done', 'forbidden'])
  const unknown = { preview: false, action: letIn('Turpeinen'), people: { ids: [own._id] } }
  expect((await superadmin.ask(bulkUsers, unknown)).body.value).toBe('not_found')
})
