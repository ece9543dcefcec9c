/** What the register statement promises everybody, and what housekeeping really keeps: shortly before its end it is there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { hours } from '../../kernel/clock/clock.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'
import { later, periodsIn, promisedPeriods } from '../../testing/register-statement.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { runHousekeeping } from './run-housekeeping.ts'

const { logIn, requestReset, saveOwnSettings, sendFeedback } = portalCalls
const { bulkUsers, resetUserPassword } = administrationCalls
type Period = Parameters<typeof later>[1]

let portal: TestPortal
let start: Date
beforeAll(async () => {
  portal = await startTestPortal()
  start = portal.clock.now()
  // Others than the defaults: what the operator has set is what is promised.
  await portal.set({ unverifiedDays: 40, sessionMaxDays: 20, auditMonths: 14, feedbackMonths: 9 })
})
afterAll(() => portal[Symbol.asyncDispose]())

type Watched =
  | 'account'
  | 'audit'
  | 'feedback'
  | 'idempotency'
  | 'login_throttle'
  | 'mailed_secret'
  | 'notice'
  | 'outbox'

function countOf(table: Watched | 'mailbox_letter' | 'session' | 'user_import', where: object = {}): Promise<number> {
  let rows = portal.host.database.reading.selectFrom(table as 'account').select((of) => of.fn.countAll().as('count'))
  for (const [column, value] of Object.entries(where)) rows = rows.where(column as 'id', '=', value)
  return rows.executeTakeFirstOrThrow().then(({ count }) => Number(count))
}

/** A day before its end it is there; for what lives for hours or less a minute before. */
async function staysFor(period: Period, isThere: () => Promise<number>, before?: (moment: Date) => unknown) {
  const end = later(start, period)
  const isShort = period[1] === 'hours' || period[1] === 'minutes'
  const last = later(end, isShort ? [-1, 'minutes'] : [-1, 'days'])
  await before?.(last)
  await runHousekeeping(portal.host, last)
  expect(await isThere()).toBeGreaterThan(0)
  await before?.(end)
  await runHousekeeping(portal.host, new Date(end.getTime() + 1))
  expect(await isThere()).toBe(0)
}

interface Kind {
  readonly fi: string
  readonly en: string
  holds(periods: readonly Period[]): Promise<void>
}

/** The trail comes first: it is cut once a day at most. */
const kinds: readonly Kind[] = [
  {
    ...{ fi: 'Tapahtumaloki', en: 'Event log' },
    holds: async ([period]) => {
      const person = await portal.person()
      await portal.signIn(person)
      portal.clock.advance(hours(1))
      // The newest line stays, however old it is.
      await portal.signIn(person)
      await staysFor(one(period), () => countOf('audit', { at: start.toISOString() }))
      start = portal.clock.now()
    },
  },
  {
    ...{ fi: 'Vahvistus- ja salasanalinkit', en: 'Verification and password links' },
    holds: async ([verifying, own, byAdministrator]) => {
      const boss = await signedIn(portal, { groups: ['superadmin'] })
      const [asks, told, fresh] = [
        await portal.person(),
        await portal.person(),
        await portal.person({ activated: false }),
      ]
      const changes = await signedIn(portal)
      await portal.ask(requestReset, { username: asks.username })
      await boss.ask(resetUserPassword, {
        ...{ modifiedby: boss.person.username, username: told.username, id: told.id },
      } as never)
      await changes.ask(saveOwnSettings, { email: 'muuttaa@posti.test' })
      const resend = { preview: false, action: { act: 'resendverification' }, people: { ids: [fresh.id] } }
      expect((await boss.ask(bulkUsers, resend as never)).status).toBe(200)
      const links = (id: string) => () => countOf('mailed_secret', { account_id: id })
      expect(await Promise.all([asks, told, fresh, changes.person].map(({ id }) => links(id)()))).toEqual([1, 1, 1, 2])
      await staysFor(one(own), links(asks.id))
      await staysFor(one(byAdministrator), links(told.id))
      const both = async () => Math.min(await links(fresh.id)(), await links(changes.person.id)())
      await staysFor(one(verifying), both)
      expect([await links(fresh.id)(), await links(changes.person.id)()]).toEqual([0, 0])
    },
  },
  {
    ...{ fi: 'Istunto', en: 'Session' },
    holds: async ([period]) => {
      const { person } = await signedIn(portal)
      await staysFor(one(period), () => countOf('session', { account_id: person.id }), used(person.id))
    },
  },
  {
    ...{ fi: 'Rekisteröity mutta vahvistamaton tili', en: 'Registered but never verified account' },
    holds: async ([period]) => {
      const { id } = await portal.person({ activated: false })
      await staysFor(one(period), () => countOf('account', { id }))
    },
  },
  {
    ...{ fi: 'Käyttäjätili ja siihen liittyvät tiedot', en: 'User account and what belongs to it' },
    holds: async (periods) => {
      const { id } = await portal.person()
      expect(periods).toEqual([])
      await runHousekeeping(portal.host, later(start, [20, 'years']))
      expect(await countOf('account', { id })).toBe(1)
    },
  },
  {
    ...{ fi: 'Palvelun lähettämät kirjeet', en: 'Letters sent by the service' },
    holds: async ([period]) => {
      const { username, email } = await portal.person()
      await portal.ask(requestReset, { username })
      await portal.letterTo(email)
      await staysFor(one(period), () => countOf('outbox', { recipient: email, state: 'sent' }))
    },
  },
  {
    ...{ fi: 'Palvelun ilmoitukset' },
    ...{ en: 'Notices of the service' },
    holds: async ([period]) => {
      const { id } = await portal.person()
      const told = { application: 'peatsale', event: 'tilaus', about_kind: 'order', about_id: '1', actor_id: null }
      const notice = { id: newId(), account_id: id, ...told, words: '{}', route: '/', created_at: start.toISOString() }
      await portal.host.database.writing((transaction) => transaction.insertInto('notice').values(notice).execute())
      await staysFor(one(period), () => countOf('notice', { account_id: id }))
    },
  },
  {
    ...{ fi: 'Vastaukset, joiden avulla katkennut pyyntö voidaan toistaa' },
    ...{ en: 'Answers by which a broken request can be repeated' },
    holds: async ([period]) => {
      const { person, token } = await signedIn(portal)
      const headers = { 'idempotency-key': 'avain-selosteesta' }
      expect((await portal.ask(sendFeedback, { text: 'Kiitos' }, { token, headers })).status).toBeLessThan(300)
      await staysFor(one(period), () => countOf('idempotency', { account_id: person.id }))
    },
  },
  {
    ...{ fi: 'Tieto väärin annetuista salasanoista', en: 'Record of wrong passwords' },
    holds: async ([period]) => {
      await portal.host.database.writing((transaction) => transaction.deleteFrom('login_throttle').execute())
      const { username } = await portal.person()
      await portal.ask(logIn, { username, password: 'Väärä-salasana' })
      await staysFor(one(period), () => countOf('login_throttle'))
    },
  },
  {
    ...{ fi: 'Ylläpitäjän tuoma käyttäjätiedosto', en: 'A file of users imported by an administrator' },
    holds: async ([period]) => {
      const { id: account_id } = await portal.person()
      const row = { id: newId(), account_id, headings: '[]', lines: '[]', faults: '[]', result: '' }
      await portal.host.database.writing((transaction) =>
        transaction
          .insertInto('user_import')
          .values({ ...row, created_at: start.toISOString() })
          .execute(),
      )
      // It lives for a day, so a day before its end is its beginning.
      await staysFor(one(period), () => countOf('user_import', { id: row.id }))
    },
  },
  {
    ...{ fi: 'Palaute', en: 'Feedback' },
    holds: async ([period]) => {
      const { person, ask } = await signedIn(portal)
      await ask(sendFeedback, { text: 'Suokuvat ovat hyviä' })
      await staysFor(one(period), () => countOf('feedback', { account_id: person.id }))
    },
  },
]

function one(period: Period | undefined): Period {
  if (period === undefined) throw new Error('The statement names no period')
  return period
}

/** A session ends at the latest then, however often it is used. */
function used(account_id: string): (moment: Date) => Promise<unknown> {
  return (moment) =>
    portal.host.database.writing((transaction) =>
      transaction
        .updateTable('session')
        .set({ last_seen_at: moment.toISOString() })
        .where('account_id', '=', account_id)
        .execute(),
    )
}

/** Rows of applications begin with the name of theirs, and are held by their own tests. */
const isPortals = ({ about }: { about: string }) => !about.includes(':')

test('issue 10, 9: the statement promises the same in both languages, and of the portal nothing that no test holds', async () => {
  const [finnish, english] = [await promisedPeriods(portal, 'fi'), await promisedPeriods(portal, 'en')]
  expect(english.map(({ kept }) => periodsIn(kept))).toEqual(finnish.map(({ kept }) => periodsIn(kept)))
  const pairs = finnish.map(({ about }, row) => ({ about, en: english[row]?.about }))
  const held = kinds.map(({ fi, en }) => ({ about: fi, en }))
  expect(pairs.filter(isPortals)).toHaveLength(held.length)
  expect(pairs.filter(isPortals)).toEqual(expect.arrayContaining(held))
})

test.each(kinds)('issue 10, 9, OPS-05: the statement’s period is kept: $en', async ({ fi, holds }) => {
  const row = (await promisedPeriods(portal, 'fi')).find(({ about }) => about === fi)
  await holds(periodsIn(row?.kept ?? ''))
})
