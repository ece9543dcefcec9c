import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { logIn, requestReset, saveOwnSettings, sendFeedback } = portalCalls
const { deleteUser, readUser, saveUser } = administrationCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await portal.set({ siteAdminEmail: 'hoitaja@posti.test' })
})
afterAll(() => portal[Symbol.asyncDispose]())

/** Tables with a text that fits. */
async function tablesWith(words: RegExp): Promise<string[]> {
  const { reading } = portal.host.database
  const found: string[] = []
  for (const { name, columns } of await reading.introspection.getTables()) {
    const texts = columns.filter(({ dataType }) => dataType.toLowerCase() === 'text')
    if (texts.length === 0) continue
    const rows = await reading
      .selectFrom(name as 'account')
      .select(texts.map((column) => column.name as 'id'))
      .execute()
    if (words.test(JSON.stringify(rows))) found.push(name)
  }
  return found.sort()
}

test('issue 10, 9: after a removal no row holds the person’s address or name, but the trail and feedback, which have their time', async () => {
  const boss = await signedIn(portal, { groups: ['superadmin'] })
  const admin = boss.person.username
  const gone = { firstname: 'Vanamo', lastname: 'Suopursu', email: 'vanamo@posti.test' }
  const { person, ask } = await signedIn(portal, gone)
  // Her address ends as that of the one who goes.
  const stays = await signedIn(portal, { email: 'evanamo@posti.test' })
  await portal.send('POST', logIn.path, { body: { username: person.username, password: 'Väärä-salasana' } })
  await ask(sendFeedback, { text: 'Kiitos' })
  await ask(saveOwnSettings, { email: 'uusi.vanamo@posti.test' })
  for (const { username } of [person, stays.person]) await portal.ask(requestReset, { username })
  const { user } = (await boss.ask(readUser, { id: person.id })).body as { user: object }
  const save = () =>
    portal.ask(saveUser, { ...user, city: 'Kauhajoki' } as never, {
      token: boss.token,
      headers: { 'idempotency-key': 'avain-vanamo-1' },
    })
  expect((await save()).status).toBe(200)
  await portal.letterTo(gone.email)
  const words = /Vanamo|Suopursu|(?<!e)vanamo@/
  expect(await tablesWith(words)).toEqual(expect.arrayContaining(['account', 'feedback', 'idempotency', 'outbox']))
  expect(await portal.host.database.reading.selectFrom('login_throttle').selectAll().execute()).toHaveLength(1)

  const { id, username } = person
  expect((await boss.ask(deleteUser, { admin, id, username, userid: id })).status).toBe(200)

  expect((await tablesWith(words)).filter((name) => !['audit', 'feedback'].includes(name))).toEqual([])
  expect(await portal.host.database.reading.selectFrom('login_throttle').selectAll().execute()).toEqual([])
  const { reading } = portal.host.database
  const letters = await reading.selectFrom('outbox').select(['recipient', 'template']).execute()
  expect(letters).toEqual([{ recipient: 'evanamo@posti.test', template: 'reset' }])
  // The command stays done: it is neither answered with what is gone, nor done again.
  expect(await save()).toMatchObject({ status: 404, body: { value: 'not_found' } })
})
