/** What Lanta-appi gives a person of the own data: what is the person's, and nothing of anybody else (7.11). */
import type { PersonalList } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveDriver, saveWash } from '../../contract/carriers/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, novarboJourneys, startManurePortal, writeManure } from '../testing/index.ts'
import { newDriver, newWash } from '../testing/inputs.ts'

const { novarbo } = manure
let portal: TestPortal
let people: Awaited<ReturnType<typeof novarboJourneys>>
let stranger: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_type')
      .set({ declarations: '["no_wild_oat"]' })
      .where('id', '=', novarbo.type)
      .execute(),
  )
  people = await novarboJourneys(portal)
  stranger = await enterAs(portal, 'otherFarm')
  const { farm, lead, driver, send } = people
  const settings = { ...newDriver, carrier: novarbo.carrier, person: driver.id, version: 0 }
  expect((await lead.ask(saveDriver, settings as never)).status).toBe(200)
  const contact = { note: 'Isännän toive', contactName: 'Naapurin Nestori', contactTelephone: '000 000 0777' }
  const { request, consignment } = await people.received({ data: { declarations: ['no_wild_oat'], ...contact } })
  expect((await send.request(farm, 'note', { of: request, data: { text: 'Isännän sana' } })).status).toBe(200)
  const objected = { kind: 'weight', words: 'Isännän huomautus' } as const
  expect((await send.consignment(farm, 'object', { of: consignment, data: objected })).status).toBe(200)
  const washed = { ...newWash, id: crypto.randomUUID(), vehicle: novarbo.vehicle }
  expect((await driver.ask(saveWash, washed)).status).toBe(200)
})
afterAll(() => portal[Symbol.asyncDispose]())

async function copyOf({ token }: ManurePerson) {
  const headers = { authorization: `Bearer ${token}` }
  const { text } = await portal.send('POST', '/api/settings/owndata/export', { body: {}, headers })
  const { applications } = JSON.parse(text) as { applications: { key: string; lists: PersonalList[] }[] }
  const of = (key: string) => applications.find((each) => each.key === key)?.lists ?? []
  const all = [...of('manuredelivery'), ...of('logistics')]
  return { text, lists: Object.fromEntries(all.map((list) => [list.name, list])) }
}

test('Lanta-appi 7.11: a farm’s member gets the own farm, keeping places, requests, declarations, documents, words and events', async () => {
  const { lists } = await copyOf(people.farm)
  expect(Object.keys(lists)).toEqual([
    ...['memberships', 'keepingplaces', 'requests', 'declarations', 'pickups', 'documents', 'messages', 'events'],
  ])
  expect(lists['memberships']?.rows).toEqual([{ farm: 'Koivukummun Siipikarja', main: true }])
  expect(lists['keepingplaces']?.rows).toMatchObject([{ keepingplace: 'FI-1', municipality: 'Kauhava' }])
  expect(lists['requests']?.rows).toMatchObject([{ farm: 'Koivukummun Siipikarja', company: 'Novarbo' }])
  expect(lists['declarations']?.rows).toMatchObject([{ kind: 'no_wild_oat', given: true }])
  expect(lists['pickups']?.rows).toMatchObject([{ state: 'received' }])
  expect(new Set(lists['documents']?.rows.map(({ kind }) => kind))).toContain('commercialDocument')
  expect(lists['messages']?.rows.map(({ words }) => words).sort()).toEqual([
    ...['Isännän huomautus', 'Isännän sana', 'Isännän toive'],
  ])
  expect(lists['events']?.rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['submit', 'note', 'object']))
})

test('Lanta-appi 7.11: a driver gets settings, consignments, events and washes; a receiver the plants', async () => {
  const { lists } = await copyOf(people.driver)
  expect(Object.keys(lists)).toEqual(['documents', 'driving', 'consignments', 'events', 'washes'])
  expect(lists['driving']?.rows).toMatchObject([{ mayclaim: true, carduntil: '2028-05-31' }])
  expect(lists['consignments']?.rows).toHaveLength(1)
  expect(lists['events']?.rows).toMatchObject([{ kind: 'finishLoading', role: 'driverOwn' }])
  expect(lists['washes']?.rows).toMatchObject([{ plate: 'ZZA-142', method: 'wash', place: 'Kuntokorpi' }])
  const receivers = (await copyOf(people.receiver)).lists
  expect(receivers['plants']?.rows).toEqual([{ plant: 'Kuntokorven kompostointilaitos' }])
  expect(receivers['events']?.rows).toMatchObject([{ kind: 'receive', role: 'receiverOwn' }])
})

test('Lanta-appi 7.11: every code in the copy has its words in both languages', async () => {
  for (const person of [people.farm, people.driver, people.receiver, people.office]) {
    for (const [name, list] of Object.entries((await copyOf(person)).lists)) {
      for (const { name: column, words } of list.columns) {
        for (const row of words === undefined ? [] : list.rows) {
          const code = String(row[column])
          expect([name, code, Object.keys(words?.[code] ?? {})]).toEqual([name, code, ['fi', 'en']])
        }
      }
    }
  }
})

test('Lanta-appi 2.2, 7.11: the copy names no other person and holds no weight, money or nutrient', async () => {
  const { farm, office, lead, driver, receiver } = people
  const everybody = [farm, office, lead, driver, receiver, stranger]
  for (const person of everybody) {
    const { text, lists } = await copyOf(person)
    for (const { id } of everybody.filter((other) => other !== person)) expect(text).not.toContain(id)
    expect(JSON.stringify(lists)).not.toMatch(/Nestori|0777|Aino Isäntä|40.?120|24.?840|15.?280/)
  }
  expect(JSON.stringify((await copyOf(driver)).lists)).not.toMatch(/Isännän|Koivukum/)
  expect(Object.keys((await copyOf(stranger)).lists)).toEqual(['memberships', 'keepingplaces'])
  expect((await copyOf(await enterAs(portal, 'otherLead'))).lists).toEqual({})
})
