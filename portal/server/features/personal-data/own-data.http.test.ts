import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonalData as Copy } from '../../../contract/own.ts'
import { administrationCalls, PersonalData, portalCalls } from '../../../contract/own.ts'
import { minutes, seconds } from '../../kernel/clock/clock.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { testApplication } from '../../testing/test-application.ts'
import type { TestAnswer, TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { exportOwnData, logIn, sendFeedback, saveOwnSettings, readOwnSessions } = portalCalls
const { saveUser, readUser, searchAudit } = administrationCalls
let portal: TestPortal
beforeAll(async () => {
  const personalData = async (_: unknown, { name }: { name: string }) => [
    {
      name: 'things',
      title: { fi: 'Asiat', en: 'Things' },
      columns: [{ name: 'whose', kind: 'text' as const, title: { fi: 'Kenen', en: 'Whose' } }],
      rows: [{ whose: name }],
    },
  ]
  const holding = { ...testApplication({ key: 'peatsale' }), personalData }
  portal = await startTestPortal({ applications: [holding, testApplication({ key: 'manuredelivery' })] })
})
afterAll(() => portal[Symbol.asyncDispose]())

const copyIn = ({ text }: TestAnswer): Copy => PersonalData.parse(JSON.parse(text))

test('issue 10, 9: the copy holds the account, sessions, log, letters, feedback and each application’s part, and nobody else’s', async () => {
  const boss = await signedIn(portal, { groups: ['superadmin'], firstname: 'Pirkko', lastname: 'Pomo' })
  const { person, token, ask } = await signedIn(portal, { firstname: 'Aino', lastname: 'Metsä' })
  const other = await signedIn(portal, { firstname: 'Toini', lastname: 'Toinen' })
  await ask(sendFeedback, { text: 'Suokuvat ovat hyviä' })
  await other.ask(sendFeedback, { text: 'Vieras palaute' })
  await ask(saveOwnSettings, { password: 'Uusi-salasana-88' })
  await portal.send('POST', logIn.path, { body: { username: person.username, password: 'Väärä-salasana' } })
  const { user } = (await boss.ask(readUser, { id: person.id })).body as { user: object }
  const changed = { ...user, city: 'Kauhajoki' }
  expect((await boss.ask(saveUser, changed as never)).status).toBe(200)
  await portal.letterTo(person.email)

  const answer = await ask(exportOwnData, { language: 'en' })

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="own-data-2026-10-05.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const copy = copyIn(answer)
  expect(copy.account).toMatchObject({ username: person.username, email: person.email, city: 'Kauhajoki' })
  expect(copy.sessions).toMatchObject([{ current: true, device: 'test' }])
  expect(copy.letters).toEqual([
    {
      template: 'passwordchanged',
      recipient: person.email,
      state: 'sent',
      queuedat: portal.clock.now().toISOString(),
      sentat: portal.clock.now().toISOString(),
    },
  ])
  expect(copy.feedback).toMatchObject([{ name: 'Aino Metsä', text: 'Suokuvat ovat hyviä', handledat: '' }])
  expect(copy.applications).toMatchObject([
    { key: 'peatsale', lists: [{ name: 'things', rows: [{ whose: 'Aino Metsä' }] }] },
  ])
  expect(copy.log.map(({ action, by, about, result }) => [action, by, about, result])).toEqual([
    ['exportowndata', 'self', 'self', 'done'],
    ['saveuser', 'other', 'self', 'done'],
    ['login', 'unknown', 'self', 'refused'],
    ['saveownsettings', 'self', 'self', 'done'],
  ])
  expect(copy.log.find(({ by }) => by === 'other')).toMatchObject({
    address: '',
    details: { changes: [{ field: 'city', after: 'Kauhajoki' }] },
  })
  for (const foreign of [boss.person, other.person]) {
    for (const word of [foreign.username, foreign.email, foreign.id, foreign.lastname])
      expect(answer.text).not.toContain(word)
  }
  expect(answer.text).not.toContain(token.split('.')[1])
  expect(answer.text).not.toContain('argon2')

  // Whoever changed the other finds that it was done, and not to whom.
  const own = await boss.ask(exportOwnData, {})
  expect(own.headers.get('content-disposition')).toContain('omat-tiedot-2026-10-05.json')
  expect(copyIn(own).log).toContainEqual(
    expect.objectContaining({ action: 'saveuser', by: 'self', about: 'other', details: {} }),
  )
  for (const word of [person.username, person.email, person.id, 'Metsä']) expect(own.text).not.toContain(word)
  const { lines } = (await boss.ask(searchAudit, { actions: ['exportowndata'] })).body as unknown as { lines: object[] }
  expect(lines).toContainEqual(
    expect.objectContaining({ actor: person.username, target: person.username, result: 'done' }),
  )
})

test('issue 10, 9: the copy holds the browsers that are known of the person, and nothing that opens them', async () => {
  const [person, other] = [await portal.person(), await signedIn(portal)]
  const first = portal.clock.now().toISOString()
  const token = await portal.signIn(person)
  portal.clock.advance(minutes(1))
  await portal.signIn(person)

  const answer = await portal.ask(exportOwnData, {}, { token })
  const last = portal.clock.now().toISOString()
  expect(copyIn(answer).devices).toEqual([last, first].map((at) => ({ firstusedat: at, lastusedat: at })))
  expect(answer.text).not.toContain('device_hash')
  expect(copyIn(await other.ask(exportOwnData, {})).devices).toEqual([])
})

test('issue 10, 9, SETTINGS-27: ten minutes after sign-in the copy asks for the password, and a wrong one gives nothing', async () => {
  const { person, token, ask } = await signedIn(portal)
  portal.clock.advance(minutes(10))
  portal.clock.advance(seconds(1))

  expect(await ask(exportOwnData, {})).toMatchObject({ status: 403, body: { value: 'reauthentication_required' } })
  const wrong = await ask(exportOwnData, { currentpassword: 'väärä salasana' })
  expect(wrong).toMatchObject({ status: 403, body: { value: 'invalid_password', fields: ['currentpassword'] } })
  expect((await portal.ask(readOwnSessions, {}, { token })).status).toBe(200)
  const proved = await ask(exportOwnData, { currentpassword: testPassword })
  expect(copyIn(proved).log.map(({ action, result }) => [action, result])).toEqual([
    ['exportowndata', 'done'],
    ['exportowndata', 'refused'],
  ])
  // The proof counts for the next ten minutes, for this session alone.
  expect((await ask(exportOwnData, {})).status).toBe(200)
  expect((await portal.ask(exportOwnData, {})).status).toBe(401)
  expect(copyIn(proved).account._id).toBe(person.id)
})

test('issue 10, 9: wrong passwords for the copy and for own settings share one budget, and copies are ten an hour', async () => {
  const guesser = await signedIn(portal)
  const wrong = { currentpassword: 'väärä salasana' }
  for (let tries = 0; tries < 5; tries++) {
    expect((await guesser.ask(exportOwnData, wrong)).status).toBe(403)
    expect((await guesser.ask(saveOwnSettings, { password: 'Uusi-salasana-88', ...wrong })).status).toBe(403)
  }
  expect((await guesser.ask(exportOwnData, wrong)).status).toBe(429)

  const eager = await signedIn(portal)
  for (let copies = 0; copies < 10; copies++) expect((await eager.ask(exportOwnData, {})).status).toBe(200)
  expect(await eager.ask(exportOwnData, {})).toMatchObject({ status: 429, body: { value: 'too_many_requests' } })
})

test('issue 10, 9: letters to an address that is only claimed are not the claimant’s, but for those with a link of the own', async () => {
  const { ask } = await signedIn(portal)
  const { outbox, database } = portal.host
  const letter = { recipient: 'kunta@posti.test', language: 'fi', parameters: { name: 'Kunta' } } as const
  await database.writing((transaction) =>
    outbox.queue(transaction, { ...letter, template: 'test', now: portal.clock.now() }),
  )
  await ask(saveOwnSettings, { email: 'kunta@posti.test' })

  const { letters, recoveryemail, account } = copyIn(await ask(exportOwnData, {}))

  expect(account.email).toBe('kunta@posti.test')
  expect(letters.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
    ['confirmemail', 'kunta@posti.test'],
    ['emailchanged', recoveryemail],
  ])
})

test('issue 10, 9: a long log goes out whole, each line once, and lines of an earlier person of that name are left out', async () => {
  const line = { action: 'logout', result: 'done', requestId: 'r', address: '10.1.2.3', company: '' } as const
  const write = (count: number, given: { actor: string; target: string }) =>
    portal.host.database.writing((transaction) =>
      portal.host.audit.appendAll(
        transaction,
        Array.from({ length: count }, () => ({ ...line, ...given, at: portal.clock.now() })),
      ),
    )
  await write(1, { actor: 'pitka.loki', target: 'pitka.loki' })
  portal.clock.advance(seconds(1))
  const { ask } = await signedIn(portal, { username: 'pitka.loki' })
  await write(700, { actor: 'pitka.loki', target: '' })
  await write(600, { actor: 'joku', target: 'pitka.loki' })

  const { log } = copyIn(await ask(exportOwnData, {}))

  expect(log).toHaveLength(1301)
  expect(log.filter(({ by }) => by === 'other')).toHaveLength(600)
})
