import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls } from '../../../../contract/own.ts'
import { insertAccounts } from '../../../kernel/accounts/account-store.ts'
import { folded } from '../../../kernel/database/sort-key.ts'
import { newId } from '../../../kernel/secrets/random-secret.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const { searchUsers } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ username: 'paakayttaja', firstname: 'P', lastname: 'P', groups: ['superadmin'] })
})
afterAll(() => fixture[Symbol.asyncDispose]())

async function found(find: string): Promise<string[]> {
  const { users } = await superadmin.answered(searchUsers, { find, sort: 'username', limit: 200 })
  return users.map(({ username }) => username)
}

test('ADMIN-USERS-04: accents are ignored in what is typed and in what is stored; å, ä and ö are letters of their own', async () => {
  await fixture.person({ username: 'haku_1', firstname: 'Élodie', lastname: 'Straße' })
  await fixture.person({ username: 'haku_2', firstname: 'İstanbul', lastname: 'Łukasz' })
  await fixture.person({ username: 'haku_3', firstname: 'Örjan', lastname: 'Ääliö', city: 'Åbo' })

  for (const typed of ['elodie', 'Élodie', 'ELODIE', 'e\u0301lodie', 'strasse', 'Straße', 'odie straß']) {
    expect(await found(typed), typed).toEqual(['haku_1'])
  }
  for (const typed of ['istanbul', 'İSTANBUL', 'Istanbul', 'lukasz', 'łu'])
    expect(await found(typed), typed).toEqual(['haku_2'])
  for (const typed of ['ÖRJAN', 'o\u0308rjan', 'ääliö', 'åbo']) expect(await found(typed), typed).toEqual(['haku_3'])
  for (const typed of ['orjan', 'aalio', 'äbo', 'örjån']) expect(await found(typed), typed).toEqual([])
})

test('ADMIN-USERS-04: an accent alone stops nobody', async () => {
  expect((await found('\u0301')).length).toBeGreaterThan(3)
})

/** Letters that fold alike stand together. */
const letters = [
  'eEéÈêë',
  'sSśŠ',
  'iIİıï',
  'lLłĽ',
  'åÅ',
  'äÄæÆ',
  'öÖøØ',
  'aAàÂ',
  'oOõŌ',
  'nÑň',
  '-',
  '%',
  '_',
  '"',
  ' ',
].map((alike) => [...alike])
const letter = fc.constantFrom(...letters).chain((alike) => fc.constantFrom(...alike))
const name = fc.array(letter, { minLength: 3, maxLength: 40 }).map((some) => some.join(''))

/** So that nothing but the name, the address and the user type is found. */
const nothing = {
  firstname: '',
  company: '',
  streetaddress: '',
  postal: '',
  city: '',
  country: '',
  telephone: '',
  createdby: '',
}

/** The same text as others would type it. */
function typedOtherwise(text: string, picks: readonly number[]): string {
  const others = [...text].map((sign, place) => {
    const alike = letters.find((some) => some.includes(sign)) ?? [sign]
    return alike[(picks[place] ?? 0) % alike.length] ?? sign
  })
  return (picks[0] ?? 0) % 2 === 0 ? others.join('') : others.join('').normalize('NFD')
}

test('ADMIN-USERS-04, OPS-08: whatever folds as a part of a name finds its bearer, long or short, on either engine', async () => {
  const names = fc.sample(name, { numRuns: 120, seed: 24 })
  const { id: _, ...like } = await fixture.person({})
  await fixture.portal.host.database.writing((transaction) =>
    insertAccounts(
      transaction,
      names.map((lastname, number) => ({
        ...like,
        id: newId(),
        username: `taite_${number}`,
        email: `taite_${number}@posti.test`,
        recoveryEmail: `taite_${number}@posti.test`,
        ...nothing,
        lastname,
        passwordHash: null,
        now: fixture.portal.clock.now(),
      })),
    ),
  )
  const part = fc.record({
    number: fc.nat(names.length - 1),
    start: fc.nat(40),
    length: fc.integer({ min: 1, max: 40 }),
    picks: fc.array(fc.nat(5), { minLength: 40, maxLength: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(part, async ({ number, start, length, picks }) => {
      const whole = [...(names[number] ?? '')]
      const from = start % whole.length
      const typed = typedOtherwise(whole.slice(from, from + length).join(''), picks)
      fc.pre(typed.trim() !== '')
      const bearers = await found(typed)
      const words = (lastname: string, place: number) => [` ${lastname}`, `taite_${place}@posti.test`, 'customer']
      const isHeld = (text: string) => folded(text).includes(folded(typed.trim()))
      const expected = names.flatMap((each, place) => (words(each, place).some(isHeld) ? [`taite_${place}`] : []))
      expect(expected).toContain(`taite_${number}`)
      expect(bearers.filter((username) => username.startsWith('taite_')).sort()).toEqual(expected.sort())
    }),
    { numRuns: 150, seed: 24 },
  )
}, 60_000)

test('ADMIN-USERS-04, R48: people who were stored by an earlier version are found without accents as well', async () => {
  const { id } = await fixture.person({ username: 'vanha_haku', firstname: 'Zoë', lastname: 'Häßler' })
  await fixture.portal.host.database.writing(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ search_text: 'zoë häßler\nvanha_haku\n\n' })
      .where('id', '=', id)
      .execute()
    await sql`delete from portal_migration where name = '0010-folded-search'`.execute(transaction)
  })
  expect(await found('zoe')).toEqual([])
  await fixture.portal.restart()
  for (const typed of ['zoe', 'hässler', 'zoë häß']) expect(await found(typed), typed).toEqual(['vanha_haku'])
  expect(await found('hassler')).toEqual([])
})
