/** What Kuivikemyynti gives a person of the own data: all that is the person's, and nothing of anybody else. */
import type { PersonalList } from '@workspace/portal/contract'
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueConfirmation, issueWaybill } from '../documents/issue.ts'
import { recordMove } from '../events/peat-events.ts'
import type { MadeLoad, PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let aino: PeatPerson
/** Of the same account. */
let mate: PeatPerson
let driver: PeatPerson
let otherDriver: PeatPerson
let loader: PeatPerson
let own: MadeLoad & { readonly number: string }
let mates: MadeLoad

const at = new Date('2026-10-04T06:00:00.000Z')
const moment = at.toISOString()

beforeAll(async () => {
  portal = await startPeatPortal()
  aino = await enterAs(portal, 'customer', { firstname: 'Aino', lastname: 'Suopursu' })
  mate = await enterAs(portal, 'customer', { firstname: 'Veikko', lastname: 'Vierasmaa' })
  driver = await enterAs(portal, 'driver', { firstname: 'Reijo', lastname: 'Rattila' })
  otherDriver = await enterAs(portal, 'driver', { firstname: 'Urho', lastname: 'Umpikuja' })
  loader = await enterAs(portal, 'loader', { firstname: 'Kauko', lastname: 'Kauhanen' })
  const contact = { contact_name: 'Kalle Naapuri', contact_phone: '000 000 0777', instructions: 'Soita Kallelle' }
  const made = await makeLoad(portal, {
    order: { entered_by: aino.id, created_at: moment, note: 'Ainon toive', net: 112_800, gross: 141_564, ...contact },
    load: {
      ...{ driver: driver.id, state: 'delivered', delivery_day: '2026-10-13', receiver_name: 'Liisa Vastaanottaja' },
      ...{ net: 112_800, freight_rate: '{"kind":"perM3","price":31000}' },
    },
  })
  own = { ...made, number: `KM-26-${made.order.slice(0, 8)}` }
  mates = await makeLoad(portal, {
    order: { entered_by: mate.id, note: 'Veikon toive' },
    load: { driver: otherDriver.id },
  })
  await fill()
})
afterAll(() => portal[Symbol.asyncDispose]())

async function fill(): Promise<void> {
  const issuing = { host: { people: { cards: async () => [] } }, now: at, by: mate.id }
  const request = { kind: 'change', fields: '{}', state: 'open', made_at: moment, decided_by: '', decided_at: null }
  const problem = { kind: 'road', is_open: 1, at: moment }
  await writePeat(portal, async (tables, transaction) => {
    for (const load of [own.id, mates.id]) await issueWaybill(transaction, { ...issuing, load })
    await issueConfirmation(transaction, { ...issuing, order: own.order })
    const requests = [
      {
        ...request,
        id: newId(),
        order_id: own.order,
        words: 'Ainon muutos',
        made_by: aino.id,
        answer: 'Toimiston vastaus',
      },
      { ...request, id: newId(), order_id: mates.order, words: 'Veikon muutos', made_by: mate.id, answer: '' },
    ]
    await tables.insertInto('peatsale_order_request').values(requests).execute()
    const unhandled = { handled_by: '', handled_words: '' }
    const problems = [
      {
        ...problem,
        id: newId(),
        load_id: own.id,
        words: 'Reijon este',
        told_by: driver.id,
        handled_by: otherDriver.id,
        handled_words: 'Urho hoiti',
      },
      { ...problem, ...unhandled, id: newId(), load_id: mates.id, words: 'Urhon este', told_by: otherDriver.id },
    ]
    await tables.insertInto('peatsale_exception').values(problems).execute()
    const drives = [
      { load_id: own.id, person: driver.id, from_at: moment, to_at: null },
      { load_id: own.id, person: otherDriver.id, from_at: moment, to_at: moment },
    ]
    await tables.insertInto('peatsale_load_driver').values(drives).execute()
    const settings = { vehicle: null, shows_phone: 1, card_until: '2027-05-01', version: 1, changed_at: moment }
    for (const { id: person } of [driver, otherDriver]) {
      const of = { person, carrier: peat.suokoski.carrier }
      await tables
        .insertInto('logistics_driver')
        .values({ ...of, ...settings })
        .execute()
      await tables
        .insertInto('peatsale_driver_right')
        .values({ ...of, may_claim: 1, sees_freight: 0 })
        .execute()
    }
    const bucket = { id: newId(), person: loader.id, machine: 'Kaukon Volvo', m3: 5500, changed_at: moment }
    await tables.insertInto('peatsale_bucket').values(bucket).execute()
    const noted = { aggregate: 'order', of: own.order, kind: 'note', state: 'confirmed', now: at } as const
    const words = (text: string) => ({ data: { text } })
    await recordMove(transaction, { ...noted, ...words('Ainon lisäys'), actor: aino.id, role: 'customerOwn' })
    await recordMove(transaction, { ...noted, ...words('Toimiston sana'), actor: mate.id, role: 'officeOwn' })
    const left = { aggregate: 'load', of: own.id, kind: 'depart', state: 'loaded', now: at } as const
    await recordMove(transaction, { ...left, actor: driver.id, role: 'driverOwn' })
  })
}

async function copyOf({ token }: PeatPerson): Promise<{ text: string; lists: Record<string, PersonalList> }> {
  const headers = { authorization: `Bearer ${token}` }
  const { text } = await portal.send('POST', '/api/settings/owndata/export', { body: {}, headers })
  const { applications, log } = JSON.parse(text) as {
    applications: { key: string; lists: PersonalList[] }[]
    log: unknown[]
  }
  expect(log.length).toBeGreaterThan(0)
  const lists = applications.find(({ key }) => key === 'peatsale')?.lists ?? []
  return { text, lists: Object.fromEntries(lists.map((list) => [list.name, list])) }
}

const wordsOf = (list: PersonalList | undefined, name: string) =>
  list?.columns.find((column) => column.name === name)?.words ?? {}

test('issue 10, 9: whoever buys gets the own accounts, sites, orders, goods, loads, papers, words and events', async () => {
  const { lists } = await copyOf(aino)
  expect(Object.keys(lists)).toEqual([
    ...['memberships', 'sites', 'orders', 'goods', 'deliveries', 'documents', 'messages', 'events'],
  ])
  expect(lists['memberships']?.rows).toEqual([{ customer: 'Kalliorinteen Maito Oy', main: true }])
  expect(lists['sites']?.rows).toMatchObject([{ customer: 'Kalliorinteen Maito Oy' }])
  expect(lists['orders']?.rows).toMatchObject([{ number: own.number, state: 'confirmed', madeat: moment }])
  expect(lists['goods']?.rows).toMatchObject([{ order: own.number, quantity: 120, unit: 'm3' }])
  expect(lists['deliveries']?.rows).toMatchObject([{ load: `${own.number}-1`, deliveredon: '2026-10-13' }])
  // As on the farm's screens: what is given to a carrier, or put into a batch, is the office's affair.
  expect(wordsOf(lists['deliveries'], 'state')).toMatchObject({
    open: { fi: 'Kuljetusta haetaan', en: 'Looking for a truck' },
    assigned: { fi: 'Kuljetus sovittu', en: 'Transport arranged' },
    locked: { fi: 'Laskutuksessa', en: 'Being invoiced' },
  })
  expect(lists['documents']?.rows.map(({ kind }) => kind).sort()).toEqual(['orderConfirmation', 'waybill'])
  expect(lists['messages']?.rows.map(({ words }) => words).sort()).toEqual([
    'Ainon lisäys',
    'Ainon muutos',
    'Ainon toive',
  ])
  expect(lists['events']?.rows).toMatchObject([{ kind: 'note', of: 'order', number: own.number, role: 'customerOwn' }])
})

test('issue 10, 9: whoever drives or loads gets the own settings, loads, places, words and events', async () => {
  const { lists } = await copyOf(driver)
  expect(Object.keys(lists)).toEqual(['documents', 'messages', 'driving', 'loads', 'events'])
  // The waybill went along; the confirmation with its prices did not.
  expect(lists['documents']?.rows.map(({ kind }) => kind)).toEqual(['waybill'])
  expect(lists['messages']?.rows).toMatchObject([{ of: 'load', number: `${own.number}-1`, words: 'Reijon este' }])
  expect(lists['driving']?.rows).toMatchObject([{ mayclaim: true, seesfreight: false, carduntil: '2027-05-01' }])
  expect(lists['loads']?.rows).toEqual([{ load: `${own.number}-1`, from: moment, to: null }])
  expect((await copyOf(loader)).lists['loading']?.rows).toContainEqual({
    ...{ swamp: null, machine: 'Kaukon Volvo', bucket: 5.5 },
  })
})

test('issue 10, 9: every code in the copy has its words in both languages', async () => {
  for (const person of [aino, driver, loader]) {
    for (const [name, list] of Object.entries((await copyOf(person)).lists)) {
      for (const column of list.columns.filter(({ words }) => words !== undefined)) {
        for (const row of list.rows) {
          const code = String(row[column.name])
          expect([name, code, Object.keys(wordsOf(list, column.name)[code] ?? {})]).toEqual([name, code, ['fi', 'en']])
        }
      }
    }
  }
})

test('issue 10, 9: the copy tells neither of other members of the account, crews and contacts, nor any price', async () => {
  const money = /112.?800|141.?564|31.?000|1.?128|9[.,]40/
  const others = /Kalle|0777|Liisa|Toimiston|Urho|Umpikuja/
  const [own, hers, drivers] = [await copyOf(aino), await copyOf(mate), await copyOf(driver)]
  for (const [text, strangers] of [
    [own.text, [mate, driver, otherDriver, loader]],
    [hers.text, [aino, driver, otherDriver, loader]],
    [drivers.text, [aino, mate, loader]],
  ] as const) {
    for (const { id, name } of strangers) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(name.split(' ')[1])
    }
    // Ids are random, and may hold any figure.
    expect(text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|KM-26-[0-9a-f]{8}/g, '')).not.toMatch(money)
  }
  expect(own.text).not.toMatch(others)
  expect(own.text).not.toMatch(/Veikon|Reijon/)
  expect(hers.text).not.toMatch(/Ainon/)
  expect(drivers.text).not.toMatch(/Kalle|0777|Liisa|Ainon|Toimiston|Urho|Umpikuja|Kalliorin/)
  const stranger = await enterAs(portal, 'otherLead')
  expect((await copyOf(stranger)).lists).toEqual({})
})
