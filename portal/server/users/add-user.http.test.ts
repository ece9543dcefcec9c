import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls } from '../../contract/index.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { newUser, startAdministeredPortal } from './testing/administered-portal.ts'

const { addUser } = administrationCalls

let house: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  house = await startAdministeredPortal()
  superadmin = await house.caller({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await house.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})
afterAll(() => house[Symbol.asyncDispose]())

test('ADMIN-NEW-16, ADMIN-NEW-18: a new user is active at once, made by the administrator, and gets a link by mail', async () => {
  const given = newUser({ username: 'uusi_ihminen', company: 'Biolan', usergroups: ['biolan'] })
  const { user } = await superadmin.answered(addUser, { ...given, createdby: 'joku muu' })
  expect(user).toMatchObject({ username: 'uusi_ihminen', activated: true, createdby: superadmin.account.username })
  const letter = await house.portal.letterTo('uusi_ihminen@posti.test')
  expect(letter.links[0]).toMatch(/^https:\/\/portal\.test\/#\/auth\/resetpassword\//)
  expect(letter.raw).not.toContain(given.password)
  await house.portal.signIn({ username: 'uusi_ihminen' }, given.password)
})

test('CALL-31: taken names are refused, whatever their case', async () => {
  await superadmin.answered(addUser, newUser({ username: 'varattu_nimi' }))
  const name = await superadmin.ask(addUser, newUser({ username: 'VARATTU_nimi', email: 'eri@posti.test' }))
  expect(name).toMatchObject({ status: 409, body: { value: 'user_exists' } })
  const address = await superadmin.ask(addUser, newUser({ username: 'toinen_nimi', email: 'Varattu_Nimi@Posti.test' }))
  expect(address).toMatchObject({ status: 409, body: { value: 'email_exists' } })
})

test('ADMIN-NEW-11, ADMIN-NEW-12: user type admin makes a superadmin, and only a superadmin gives it', async () => {
  const { user } = await superadmin.answered(addUser, newUser({ username: 'toinen_paa', usertype: 'admin' }))
  expect(user.usergroups).toEqual(['superadmin'])
  const refused = await biolanAdmin.ask(
    addUser,
    newUser({ username: 'kolmas_paa', usertype: 'admin', company: 'Biolan' }),
  )
  expect(refused).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  expect(await house.portal.host.accounts.findByUsername('kolmas_paa')).toBeUndefined()
})
