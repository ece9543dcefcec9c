/** Every required letter of 5.6 in a real mailbox, in both languages; its answers reach the seller. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteMember } from '../../contract/index.ts'
import { notices } from '../notices/events.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import { enterAs, makeLoad, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import type { LetterCase, LetterWorld } from '../testing/letter-causes.ts'
import { asking, delivering, failing, farmer, numberOf, ordered, receipt, tell } from '../testing/letter-causes.ts'
import { loadLetterCases } from '../testing/load-letter-causes.ts'
import { memberLetters } from '../testing/member-letters.ts'
import { submitted } from '../testing/order-events.ts'
import { swampLetters } from '../testing/swamp-letters.ts'
import { letters } from './templates.ts'

let portal: TestPortal
let people: LetterWorld['people']

/** Whose letters are Finnish and whose English: two members of one account, two leads of one carrier. */
const member = { fi: 'aino@posti.test', en: 'erin@posti.test' }
const lead = { fi: 'lauri@posti.test', en: 'leo@posti.test' }
const office = 'tilaukset@biolan.demo.example'

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  people = {
    ...{ customer: await enterAs(portal, 'customer', { email: member.fi }), office: await enterAs(portal, 'office') },
    lead: await enterAs(portal, 'lead', { email: lead.fi }),
    driver: await enterAs(portal, 'driver', { email: 'kaisa@posti.test' }),
  }
  await enterAs(portal, 'lead', { email: lead.en, language: 'en' })
  const second = await enterAs(portal, 'newcomer', { email: member.en, language: 'en' })
  const row = { customer: peat.kalliorinne.customer, person: second.id, is_main: 0 }
  await writePeat(portal, (own) => own.insertInto('peatsale_customer_member').values(row).execute())
})
afterAll(() => portal[Symbol.asyncDispose]())

/** An office and an address without an account have one language. */
const bothTo = (text: string) => ({ fi: text, en: text })
const reason = 'Puhelimessa sovittu'
const hold = { reasonKind: 'thaw', words: 'Kelirikko', reviewDate: '2026-10-12' }
const asked = (letter: LetterCase['letter'], subject: LetterCase['subject'], decide?: object): LetterCase => ({
  ...{ letter, subject, to: farmer, cause: (world) => asking(world, decide) },
})

const required: readonly LetterCase[] = [
  {
    letter: 'order_received',
    cause: (world) => ordered(world, 'submitted'),
    subject: { fi: 'Tilaus # on vastaanotettu', en: 'We received your order #' },
    says: /Kauhava/,
  },
  {
    letter: 'order_entered_for_you',
    cause: async (world) => await numberOf(world, await submitted(world.people.office)),
    subject: { fi: 'Puolestasi on tehty tilaus #', en: 'Order # was placed for you' },
  },
  {
    letter: 'order_confirmed',
    cause: (world) => ordered(world, 'confirmed'),
    subject: { fi: 'Tilausvahvistus # / Order confirmation #', en: 'Tilausvahvistus # / Order confirmation #' },
  },
  {
    letter: 'order_changed',
    cause: (world) => ordered(world, 'confirmed', ['office', 'edit', { note: 'Kiire', reason }]),
    subject: { fi: 'Tilausta # on muutettu', en: 'Order # was changed' },
  },
  {
    letter: 'order_change_received',
    cause: (world) => ordered(world, 'confirmed', ['customer', 'edit', { note: 'Kiire' }]),
    subject: { fi: 'Tilauksen # muutos odottaa vahvistusta', en: 'The change to order # awaits confirmation' },
  },
  {
    letter: 'order_rejected',
    cause: (world) => ordered(world, 'submitted', ['office', 'reject', { reason }]),
    subject: { fi: 'Tilausta # ei hyväksytty', en: 'Order # was not accepted' },
  },
  {
    letter: 'order_held',
    cause: (world) => ordered(world, 'confirmed', ['office', 'hold', hold]),
    subject: { fi: 'Tilaus # on pidossa', en: 'Order # is on hold' },
  },
  {
    letter: 'order_question',
    cause: (world) => ordered(world, 'confirmed', ['office', 'note', { text: 'Tuodaanko loput?', ask: true }]),
    subject: { fi: 'Kysymys tilauksesta #', en: 'A question about order #' },
    says: /Tuodaanko loput\?/,
  },
  {
    letter: 'order_released',
    cause: (world) => ordered(world, 'confirmed', ['office', 'hold', hold], ['office', 'release']),
    subject: { fi: 'Tilaus # etenee taas', en: 'Order # moves on' },
  },
  {
    letter: 'order_cancelled',
    cause: (world) => ordered(world, 'confirmed', ['office', 'cancel', { reason }]),
    subject: { fi: 'Tilaus # on peruttu', en: 'Order # was cancelled' },
  },
  {
    letter: 'order_reopened',
    cause: (world) => ordered(world, 'submitted', ['office', 'reject', { reason }], ['office', 'reopen']),
    subject: { fi: 'Tilaus # on avattu uudelleen', en: 'Order # was reopened' },
  },
  {
    letter: 'order_unconfirmed',
    cause: (world) => ordered(world, 'confirmed', ['office', 'unconfirm', { reason }]),
    subject: { fi: 'Tilauksen # vahvistus on peruttu', en: 'The confirmation of order # was withdrawn' },
  },
  {
    letter: 'order_remainder_closed',
    cause: (world) => ordered(world, 'confirmed', ['office', 'closeRemainder', { reason }]),
    subject: { fi: 'Tilauksen # loput on suljettu', en: 'The rest of order # was closed' },
  },
  {
    letter: 'request_decided',
    cause: (world) =>
      ordered(
        world,
        'confirmed',
        ['customer', 'requestChange', { words: reason }],
        ['office', 'declineRequest', { reason }],
      ),
    subject: { fi: 'Pyyntösi tilauksesta #: ei hyväksytty', en: 'Your request about order #: not accepted' },
    says: /Puhelimessa sovittu/,
  },
  {
    letter: 'request_to_office',
    to: bothTo(office),
    cause: (world) => ordered(world, 'confirmed', ['customer', 'requestCancel', { reason }]),
    subject: bothTo('Kalliorinteen Maito Oy pyytää tilauksen # perumista'),
  },
  {
    letter: 'order_delivered',
    cause: async (world) => await numberOf(world, (await delivering(world)).order),
    subject: { fi: 'Tilaus # on toimitettu', en: 'Order # was delivered' },
  },
  {
    letter: 'load_delivered',
    cause: async (world) => `${await numberOf(world, (await delivering(world)).order)}-1`,
    subject: { fi: 'Kuorma # on toimitettu', en: 'Load # was delivered' },
    // 120 was planned.
    says: /\s118\D/,
  },
  {
    letter: 'load_failed',
    cause: failing,
    subject: { fi: 'Kuormaa # ei voitu toimittaa', en: 'Load # could not be delivered' },
  },
  {
    letter: 'load_failed_to_office',
    to: bothTo(office),
    cause: failing,
    subject: bothTo('Kuorma # jäi toimittamatta: pihaan ei päässyt'),
  },
  {
    letter: 'load_cancelled',
    to: lead,
    cause: async (world) => {
      const made = await makeLoad(world.portal)
      await tell(world.people.office, 'cancel', made.id, { reason })
      return `${await numberOf(world, made.order)}-1`
    },
    subject: { fi: 'Kuorma # on peruttu', en: 'Load # was cancelled' },
  },
  {
    ...{ letter: 'order_cancelled_to_office', to: bothTo(office) },
    cause: (world) => ordered(world, 'confirmed', ['customer', 'cancel', {}]),
    subject: bothTo('Kalliorinteen Maito Oy perui tilauksen #'),
  },
  ...loadLetterCases(lead, office),
  asked('customer_request_received', {
    ...{ fi: 'Asiakaspyyntösi on vastaanotettu: Biolan', en: 'We received your request: Biolan' },
  }),
  asked(
    'customer_request_accepted',
    { fi: 'Olet nyt asiakas: Biolan', en: 'You are now a customer: Biolan' },
    { decision: 'new' },
  ),
  asked(
    'customer_request_declined',
    { fi: 'Asiakaspyyntöäsi ei hyväksytty: Biolan', en: 'Your request was declined: Biolan' },
    { decision: 'decline', words: 'Emme aja sinne.' },
  ),
  {
    letter: 'customer_invitation',
    to: bothTo('kutsuttu@posti.test'),
    cause: async ({ people }) => {
      await people.office.ask(inviteMember, { account: peat.kalliorinne.customer, email: 'kutsuttu@posti.test' })
      return ''
    },
    subject: bothTo('Kutsu asiakkuuteen Kalliorinteen Maito Oy'),
  },
  ...memberLetters,
  ...swampLetters,
]

test.each(required.map((each) => [each.letter, each] as const))(
  '5.6 ● %s',
  async (_, { cause, to = member, subject, says = /./ }) => {
    const about = await cause({ portal, people })
    for (const language of ['fi', 'en'] as const) {
      const receiver = to === farmer ? `${about}${to[language]}` : to[language]
      const letter = await received(receiver, subject[language].replaceAll('#', about))
      // The seller does not answer itself.
      expect(letter?.headers.get('reply-to')).toEqual(receiver === office ? undefined : [office])
      expect(letter?.links.some((link) => link.includes('/#/peatsale/'))).toBe(true)
      expect(letter?.text).not.toMatch(/undefined|\[object|NaN/)
      expect(letter?.text).toMatch(says)
    }
  },
)

test('5.6 ● there is no letter that nobody is sent, and each is a notice, too; some the office reads in the portal alone', async () => {
  const events = (isSent: boolean) =>
    Object.entries(notices).flatMap(([event, { letter }]) => ((letter !== 'none') === isSent ? [event] : []))
  const apart = ['office_digest'] // What office-digest.http.test.ts sends.
  const sent = [...required.map(({ letter }) => letter), ...apart].toSorted()
  expect([...sent, ...events(false)].toSorted()).toEqual(Object.keys(letters).toSorted())
  // An invitation goes to an address, not to a person.
  expect([...events(true), 'customer_invitation'].toSorted()).toEqual(sent)
  const told = await portal.host.database.reading.selectFrom('notice').select('event').distinct().execute()
  expect([...told.map(({ event }) => event), ...apart].toSorted()).toEqual(events(true).toSorted())
})

test('5.6 a delivery that is taken back and told again is told to the customer once', async () => {
  const world = { portal, people }
  const made = await delivering(world)
  await tell(people.office, 'undoDelivered', made.id, { reason })
  await tell(people.driver, 'deliver', made.id, { receipt })
  const subject = `Tilaus ${await numberOf(world, made.order)} on toimitettu`
  await received(member.fi, subject)
  await portal.host.outbox.drain()
  expect(to(member.fi, subject)).toHaveLength(1)
})

function to(address: string, subject: string) {
  return portal.mail.letters.filter((letter) => letter.receivers.includes(address) && letter.subject === subject)
}

/** Some take a paper along that a job draws first. */
async function received(address: string, subject: string) {
  const newest = async () => {
    await portal.host.background.idle()
    await portal.host.outbox.drain()
    return to(address, subject).length
  }
  await expect.poll(newest, { timeout: 60_000, interval: 250, message: `${subject} to ${address}` }).toBeGreaterThan(0)
  return to(address, subject).at(-1)
}
