/** Letters of a mounted application: in its own words, under the portal's name and rules. */
import { createHash } from 'node:crypto'
import { administrationCalls, applicationCalls } from '@workspace/portal/contract/own'
import type { Host } from '@workspace/portal/server'
import { handlersOf, hours, lettersOf, serverApplication } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { secondInstance, startTestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recordVisit, sendVisits, weighbridgeManifest } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'
import { letters } from './weighbridge/server/letters/index.ts'

const weigherRights = { groups: ['weighbridgeuser'], apps: ['weighbridge', 'poster'] }

/** An application whose one call queues whatever the test wants. */
const posterCall = applicationCalls({ key: 'poster', roles: ['anybody'], refusals: {} })
const post = posterCall({
  name: 'post',
  path: '/post',
  roles: ['anybody'],
  input: z.object({}),
  output: {},
  refusals: [],
})
const plain = ({ text }: { readonly text: string }) => ({
  subject: text,
  paragraphs: [text],
  table: [[text, text] as const],
  button: text,
})
const posterLetters = lettersOf({ plain }, { plain })
type Letter = Parameters<Host['mail']['queue']>[1]
let wish: Letter
/** What it keeps as files before that. */
let kept: readonly string[] = []
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')
const poster = serverApplication({
  manifest: { ...weighbridgeManifest, key: 'poster', groups: [] },
  migrations: {},
  calls: { post },
  letters: posterLetters,
  actorOf: async () => ({ roles: new Set(['anybody']) }),
  handlers: () => ({
    post: handlersOf<{ readonly roles: ReadonlySet<string> }>().writes(post, {
      prepare: async ({ host }) => {
        for (const content of kept) await host.files.keep(Buffer.from(content), 'csv')
      },
      write: async ({ host, transaction }) => {
        await host.mail.queue(transaction, wish)
        return {}
      },
    }),
  }),
})

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ applications: [weighbridgeServer, poster], settings: { rateLimits: false } })
})
afterAll(() => portal[Symbol.asyncDispose]())

async function posted(letter: Partial<Letter>, at: TestPortal = portal): Promise<number> {
  wish = {
    template: posterLetters.plain as never,
    to: { address: 'turve@posti.test', language: 'fi' },
    parameters: { text: 'Turve' },
    now: at.clock.now(),
    ...letter,
  }
  const token = await at.signIn(await at.person(weigherRights))
  return (await at.ask(post, {}, { token })).status
}
const queued = () => portal.host.database.reading.selectFrom('outbox').selectAll().orderBy('id').execute()
const lettersTo = async (address: string) => {
  await portal.host.outbox.drain()
  return portal.mail.letters.filter(({ receivers }) => receivers.includes(address))
}

test.each([
  {
    language: 'fi',
    subject: 'Punnitukset, vaaka',
    greeting: 'Hei Aino Korpi,',
    button: 'Avaa punnitukset',
    footer: 'Terveisin',
  },
  {
    language: 'en',
    subject: 'Weighings, bridge',
    greeting: 'Hello Aino Korpi,',
    button: 'Open the weighings',
    footer: 'Regards',
  },
] as const)(
  'I18N-08, GEN-13: a letter of an application in $language has its words, table and button between greeting and footer',
  async ({ language, subject, greeting, button, footer }) => {
    const person = await portal.person({ ...weigherRights, firstname: 'Aino', lastname: 'Korpi', language })
    const token = await portal.signIn(person)
    await portal.ask(recordVisit, { kilograms: 42_000 }, { token })
    expect((await portal.ask(sendVisits, {}, { token })).status).toBe(200)

    const [letter] = await lettersTo(person.email)

    const link = 'https://portal.test/#/weighbridge/'
    const day = portal.clock.now().toISOString().slice(0, 10)
    expect(letter?.subject).toBe(subject)
    expect(letter?.headers.get('reply-to')).toEqual(['vaaka@demo.example'])
    expect(letter?.text.split('\n\n')).toMatchObject([
      greeting,
      expect.any(String),
      `${day}: 42000 kg`,
      `${button}:\n${link}`,
      expect.stringMatching(new RegExp(`^${footer}[^]*vaaka@demo.example`)),
    ])
    expect(letter?.html).toMatch(/<th scope="row"[^>]*>[^<]+<\/th><td[^>]*>42000 kg<\/td>/)
    expect(letter?.html).toContain(`href="${link}"`)
  },
)

test('R42, GEN-13: the secret of its link waits sealed, ends the link, and goes with the letter', async () => {
  expect(await posted({ route: '/jaettu/', secret: 'salainen-avain' })).toBe(200)
  const waiting = (await queued()).filter(({ route }) => route === '/poster/jaettu/')
  expect(waiting).toMatchObject([{ template: 'poster.plain' }])
  expect(JSON.stringify(waiting)).not.toContain('salainen-avain')

  const letter = (await lettersTo('turve@posti.test')).at(-1)

  expect(letter?.links).toEqual(['https://portal.test/#/poster/jaettu/salainen-avain'])
  expect((await queued()).find(({ route }) => route === '/poster/jaettu/')).toMatchObject({
    state: 'sent',
    sealed_secret: '',
  })
})

test.each([
  ['deactivated', { deactivated: true }],
  ['never verified', { activated: false, recoveryEmail: '' }],
] as const)('GEN-13: nothing goes to somebody who is %s; the twin gets it', async (_, changes) => {
  const off = await portal.person(changes)
  const on = await portal.person()
  for (const person of [off.id, on.id, 'nobody']) expect(await posted({ to: { person } })).toBe(200)
  expect(await lettersTo(off.email)).toEqual([])
  expect(await lettersTo(on.email)).toHaveLength(1)
})

test('GEN-13, R29: a new address that is not proven yet may be a stranger’s; the letter goes to the proven one', async () => {
  const person = await portal.person()
  await portal.host.database.writing((transaction) =>
    transaction.updateTable('account').set({ email: 'vieras@posti.test' }).where('id', '=', person.id).execute(),
  )
  await posted({ to: { person: person.id } })
  expect(await lettersTo('vieras@posti.test')).toEqual([])
  expect(await lettersTo(person.email)).toHaveLength(1)
})

test.each([
  ['another application’s letter', { template: letters.bridgeclosed as never }],
  ['a letter of the portal’s', { template: 'reset' as never }],
  ['a name that every object has', { template: 'toString' as never }],
  ['two receivers', { to: { address: 'a@posti.test, b@posti.test', language: 'fi' } }],
  ['a receiver with a line end', { to: { address: 'a@posti.test\r\nBcc: b@posti.test', language: 'fi' } }],
  ['a reply address with a line end', { replyTo: 'a@posti.test\r\nBcc: b@posti.test' }],
  ['a secret without a link', { secret: 'salainen' }],
  ['a link that ends early', { route: '/a b' }],
  ['a file that it has not', { files: [{ file: 'a'.repeat(64), name: 'kuormat.csv' }] }],
  ['a file whose name is a path', { files: [{ file: sha256('turve;1'), name: '../kuormat.csv' }] }],
  ['a file whose name has a line end', { files: [{ file: sha256('turve;1'), name: 'a\r\nBcc: b@posti.test' }] }],
] as const)('GEN-13, R43: it queues no letter with %s', async (_, wrong) => {
  const before = (await queued()).length
  kept = ['turve;1']
  expect(await posted(wrong as Partial<Letter>)).toBeGreaterThanOrEqual(404)
  expect(await queued()).toHaveLength(before)
})

test('GEN-13: files go along under their names, and are the letter’s for as long as it is kept', async () => {
  await using other = await startTestPortal({ applications: [poster] })
  kept = ['turve;900', 'lanta;800']
  const files = [
    { file: sha256('turve;900'), name: 'kuormat: äöå.csv' },
    { file: sha256('lanta;800'), name: 'lannat.csv' },
  ]
  expect(await posted({ files }, other)).toBe(200)
  const uses = () =>
    other.host.database.reading.selectFrom('file_use').selectAll().where('owner', 'like', '%:letter:%').execute()
  expect(await uses()).toHaveLength(2)
  await other.host.outbox.drain()
  const { raw, headers } = other.mail.lastTo('turve@posti.test')
  expect(headers.get('content-type')?.[0]).toMatch(/^multipart\/mixed/)
  for (const content of kept) expect(raw).toContain(Buffer.from(content).toString('base64'))
  expect(raw).toMatch(/filename="?lannat\.csv/)
  expect(raw).toMatch(/text\/csv/)
})

test('R43, R18: line ends and markup in its words add no header, no receiver and no element', async () => {
  const text = 'Turve\r\nBcc: thief@evil.example\r\n\r\n<img src=x onerror="alert(1)">'
  expect(await posted({ parameters: { text } as never, to: { address: 'suo@posti.test', language: 'en' } })).toBe(200)
  const [letter] = await lettersTo('suo@posti.test')
  expect(letter?.receivers).toEqual(['suo@posti.test'])
  expect([...(letter?.headers.keys() ?? [])]).not.toContain('bcc')
  expect(letter?.subject).toContain('Turve Bcc: thief@evil.example')
  expect(letter?.html).not.toMatch(/<img/)
  expect(letter?.text).toMatch(/^Hello,\n/)
})

test('R42, R48: letters of an application that is not mounted wait and are shown, and the others leave', async () => {
  await using other = await startTestPortal({ applications: [poster] })
  other.mail.mood = 'refuse'
  await posted({}, other)
  await other.host.outbox.drain()
  other.mail.mood = 'take'
  other.clock.advance(hours(1))
  await using without = await secondInstance(other)
  await other.host.outbox.stop()
  const boss = await other.signIn(await other.person({ groups: ['superadmin'] }))
  await without.ask(administrationCalls.sendTestLetter, { recipient: 'koe@posti.test' }, boss)
  await without.running.host.outbox.drain()

  const shown = await other.ask(administrationCalls.searchLetters, {}, { token: boss })
  expect(shown.body['letters']).toMatchObject([
    { template: 'test', state: 'sent' },
    { template: 'poster.plain', state: 'waiting', tries: 1 },
  ])
  expect(other.lines.some((line) => line.includes('mail_round_failed'))).toBe(false)
  await using back = await secondInstance(other, [poster])
  await back.running.host.outbox.drain()
  expect(other.mail.lastTo('turve@posti.test').subject).toBe('Turve')
})

test('R42: one of its letters that was given up with a secret is not sent again without it', async () => {
  await using other = await startTestPortal({ applications: [poster] })
  other.mail.mood = 'refuse'
  await posted({ route: '/jaettu/', secret: 'salainen' }, other)
  await other.host.outbox.drain()
  other.clock.advance(hours(49))
  await other.host.outbox.drain()
  other.mail.mood = 'take'
  const token = await other.signIn(await other.person({ groups: ['superadmin'] }))
  const [dead] = (await other.ask(administrationCalls.searchLetters, { state: 'dead' }, { token })).body[
    'letters'
  ] as readonly { readonly id: string }[]
  const again = await other.ask(administrationCalls.resendLetter, { id: dead?.id ?? '' }, { token })
  expect(again).toMatchObject({ status: 404, body: { value: 'invalid_code' } })
})
