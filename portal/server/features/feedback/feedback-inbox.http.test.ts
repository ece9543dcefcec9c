import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf, Feedback } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { searchFeedback, markFeedback } = administrationCalls
const { sendFeedback } = portalCalls
let portal: TestPortal
let superadmin: SignedInPerson
let sender: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
  sender = await signedIn(portal, { firstname: 'Salla', lastname: 'Suo' })
})
afterAll(() => portal[Symbol.asyncDispose]())

const search = async (filter: AskOf<typeof searchFeedback> = {}) =>
  (await superadmin.ask(searchFeedback, filter)).body as unknown as { feedback: Feedback[]; cursor: string }
const mark = (ids: string[], handled: boolean, { ask } = superadmin) => ask(markFeedback, { ids, handled })
async function sent(text: string): Promise<string> {
  portal.clock.advance(minutes(1))
  await sender.ask(sendFeedback, { text })
  const found = (await search()).feedback.find((item) => item.text === text)
  return found?.id ?? ''
}

test('FEEDBACK-03: the inbox shows who wrote what and when, newest first', async () => {
  await sent('Ensimmäinen')
  const id = await sent('<b>Toinen</b> {{7*7}}')

  expect((await search()).feedback.slice(0, 2)).toEqual([
    {
      id,
      name: 'Salla Suo',
      email: sender.person.email,
      text: '<b>Toinen</b> {{7*7}}',
      sentat: portal.clock.now().toISOString(),
      handledat: '',
      handledby: '',
    },
    expect.objectContaining({ text: 'Ensimmäinen' }),
  ])
})

test('FEEDBACK-03: feedback is marked handled and not handled again, and the list is filtered by it', async () => {
  const id = await sent('Käsiteltävä')
  expect((await mark([id], true)).body).toMatchObject({ success: true, marked: [id] })
  const now = portal.clock.now().toISOString()
  const listed = async (handled: boolean) => (await search({ handled })).feedback.map((item) => item.id)

  expect((await search()).feedback[0]).toMatchObject({ id, handledat: now, handledby: superadmin.person.username })
  expect(await listed(true)).toContain(id)
  expect(await listed(false)).not.toContain(id)
  expect((await mark([id], false)).body).toMatchObject({ marked: [id] })
  expect(await listed(false)).toContain(id)
  expect((await search()).feedback[0]).toMatchObject({ handledat: '', handledby: '' })
})

test('FEEDBACK-03: marked twice it stays the first one’s; of twenty at once one has marked it; unknown ids do no harm', async () => {
  const id = await sent('Kilpailtu')
  const other = await signedIn(portal, { groups: ['superadmin'] })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => mark([id, 'olematon'], true, at % 2 === 0 ? superadmin : other)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(answers.flatMap(({ body }) => body.marked)).toEqual([id])
  const before = (await search()).feedback[0]
  portal.clock.advance(minutes(5))
  expect((await mark([id], true, other)).body).toMatchObject({ marked: [] })
  expect((await search()).feedback[0]).toEqual(before)
})

test('FEEDBACK-03: the inbox is read page by page, each once', async () => {
  for (let count = 0; count < 60; count++) await sender.ask(sendFeedback, { text: `Sivu ${count}` })
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await search({ cursor })
    seen.push(...page.feedback.map(({ id }) => id))
    cursor = page.cursor
  } while (cursor !== '')
  const stored = await portal.host.database.reading.selectFrom('feedback').select('id').execute()
  expect(seen.toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
})

test('R41: marking is in the trail, and marking what is marked is not', async () => {
  const id = await sent('Kirjattu')
  await mark([id], true)
  await mark([id], true)
  await mark([id], false)
  const rows = await portal.host.database.reading
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('details', 'like', `%${id}%`)
    .orderBy('seq')
    .execute()
  expect(rows).toEqual([
    { action: 'handlefeedback', details: JSON.stringify({ ids: [id] }) },
    { action: 'reopenfeedback', details: JSON.stringify({ ids: [id] }) },
  ])
})

test('ROLE-15: nobody but a superadmin reads or marks it, its sender neither', async () => {
  const id = await sent('Oma')
  const { superadmin: _, ...others } = await everyKind(portal)
  for (const { ask } of [...Object.values(others), sender]) {
    expect((await ask(searchFeedback, {})).status).toBe(403)
    expect((await ask(markFeedback, { ids: [id], handled: true })).status).toBe(403)
  }
  expect((await portal.ask(searchFeedback, {})).status).toBe(401)
  expect((await search()).feedback[0]).toMatchObject({ id, handledat: '' })
})

test.each([{ ids: [], handled: true }, { ids: ['x'] }, { ids: 'x', handled: true }, { ids: ['x'], handled: 'yes' }])(
  'R54: %j is invalid',
  async (body) => {
    const headers = { authorization: `Bearer ${superadmin.token}` }
    expect((await portal.send('POST', markFeedback.path, { body, headers })).status).toBe(422)
  },
)
