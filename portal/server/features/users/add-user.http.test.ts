import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls } from '../../../contract/own.ts'
import type { AdministeredPortal, Caller } from './testing/administered-portal.ts'
import { newUser, startAdministeredPortal } from './testing/administered-portal.ts'

const { addUser } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

test('ADMIN-NEW-16, ADMIN-NEW-18: a new user is active at once, made by the administrator, and gets a link by mail', async () => {
  const given = newUser({ username: 'uusi_ihminen', company: 'Biolan', usergroups: ['biolan'] })
  const { user } = await superadmin.answered(addUser, { ...given, createdby: 'joku muu' })
  expect(user).toMatchObject({ username: 'uusi_ihminen', activated: true, createdby: superadmin.account.username })
  const letter = await fixture.portal.letterTo('uusi_ihminen@posti.test')
  expect(letter.links[0]).toMatch(/^https:\/\/portal\.test\/#\/auth\/resetpassword\//)
  expect(letter.raw).not.toContain(given.password)
  await fixture.portal.signIn({ username: 'uusi_ihminen' }, given.password)
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
  expect(await fixture.portal.host.accounts.findByUsername('kolmas_paa')).toBeUndefined()
})

test('ADMIN-NEW-15: a company administrator adds to the own companies, with the groups that are theirs to give', async () => {
  const refused: readonly [Parameters<typeof newUser>[0], number, string][] = [
    [{ company: '' }, 422, 'invalid_input'],
    [{ company: 'Novarbo' }, 403, 'forbidden'],
    [{ company: 'Badminton' }, 422, 'invalid_input'],
    [{ company: 'Biolan', usergroups: ['novarbo'] }, 403, 'forbidden'],
    [{ company: 'Biolan', usergroups: ['superadmin'] }, 403, 'forbidden'],
    [{ company: 'Biolan', usergroups: ['fooadmin'] }, 403, 'forbidden'],
    [{ company: fixture.carriers.suo, usertype: 'transport' }, 403, 'forbidden'],
  ]
  for (const [changes, status, value] of refused) {
    const answer = await biolanAdmin.ask(addUser, newUser({ username: 'ei_lisata_tata', ...changes }))
    expect([changes, answer.status, answer.body.value]).toEqual([changes, status, value])
  }
  expect(await fixture.portal.host.accounts.findByUsername('ei_lisata_tata')).toBeUndefined()
  const given = newUser({ username: 'oma_lisays', company: 'biolan', usergroups: ['biolan', 'biolanadmin'] })
  const { user } = await biolanAdmin.answered(addUser, given)
  expect(user).toMatchObject({ company: 'Biolan', usergroups: ['biolan', 'biolanadmin'] })
})

test('ADMIN-NEW-01 to 06, ADMIN-NEW-07, CALL-31: what the form requires the server requires', async () => {
  const faulty: readonly [Record<string, unknown>, string][] = [
    [{ username: undefined }, 'username'],
    [{ username: 'lyhyt' }, 'username'],
    [{ username: 'välilyönti tässä' }, 'username'],
    [{ password: undefined }, 'password'],
    [{ password: 'lyhyt' }, 'password'],
    [{ editpassword: 'Rahkasammal-89' }, 'editpassword'],
    [{ editpassword: '' }, 'editpassword'],
    [{ email: undefined }, 'email'],
    [{ email: 'ei-osoite' }, 'email'],
    [{ usertype: undefined }, 'usertype'],
    [{ usertype: 'kuningas' }, 'usertype'],
    [{ firstname: 'X' }, 'firstname'],
    [{ lastname: '' }, 'lastname'],
    [{ usertype: 'transport', company: 'tc-05' }, 'company'],
    [{ postal: '01234' }, 'postal'],
  ]
  for (const [changes, field] of faulty) {
    const asked = { ...newUser({ username: 'puutteellinen' }), ...changes } as ReturnType<typeof newUser>
    const answer = await superadmin.ask(addUser, asked)
    expect([changes, answer.status, answer.body.fields]).toEqual([changes, 422, [field]])
  }
  expect(await fixture.portal.host.accounts.findByUsername('puutteellinen')).toBeUndefined()
})

test('ADMIN-NEW-07, CONST-03: the id of a transport company has more than five characters', async () => {
  const ids = ['tc-05', 'tc-006']
  const rows = ids.map((id) => ({ id, name: `Kuljetus ${id}`, name_key: id }))
  await fixture.portal.host.database.writing((transaction) =>
    transaction.insertInto('transport_company').values(rows).execute(),
  )
  const statuses = []
  for (const company of ids) {
    const driver = newUser({
      username: `kuski_${company}`,
      email: `${company}@posti.test`,
      usertype: 'transport',
      company,
    })
    statuses.push((await superadmin.ask(addUser, driver)).status)
  }
  expect(statuses).toEqual([422, 201])
})

test('ADMIN-NEW-03: a confirmation that equals the password adds the user', async () => {
  const given = newUser({ username: 'vahvistettu_sana', editpassword: 'Rahkasammal-88' })
  expect(await superadmin.ask(addUser, given)).toMatchObject({ status: 201 })
  await fixture.portal.signIn({ username: 'vahvistettu_sana' }, 'Rahkasammal-88')
})

test('ADMIN-NEW-17, ENT-06 to 11, ENT-12, ENT-15 to 18, ENT-20, ENT-21: every field of the form comes back as it was given', async () => {
  const fields = {
    company: fixture.carriers.suo,
    firstname: 'Aino-Maija',
    lastname: 'Åström',
    usertype: 'transport' as const,
    jobtitle: 'Kuljettaja',
    streetaddress: 'Turvetie 5 A 2',
    postal: '61800',
    city: 'Kauhajoki',
    country: 'Suomi',
    telephone: '+358 (0)40-000 0000',
    usergroups: ['biolan', 'novarboadmin'],
    apps: ['peatsale'],
    misc: { language: 'en' as const },
    transportalloworders: true,
    transportadmin: true,
  }
  const made = await superadmin.answered(addUser, newUser({ username: 'kaikki_kentat', ...fields }))
  const ofServer = {
    activated: true,
    createdby: superadmin.account.username,
    lastmodified: fixture.portal.clock.now().toISOString(),
  }
  expect(made.user).toMatchObject({ ...fields, ...ofServer })
  expect(await fixture.user(superadmin, made.user._id)).toMatchObject({ ...fields, ...ofServer })
  expect((await fixture.portal.letterTo('kaikki_kentat@posti.test')).subject).toMatch(/account/i)
})

test('ADMIN-NEW-19: allowed domains and the registration switch do not bind administrators', async () => {
  await fixture.portal.set({
    registrationEnabled: false,
    emailDomainsAllowed: ['muu.test'],
    emailDomainsBlocked: ['posti.test'],
  })
  await superadmin.answered(addUser, newUser({ username: 'silti_lisatty' }))
  await fixture.portal.set({ registrationEnabled: true, emailDomainsAllowed: [], emailDomainsBlocked: [] })
})

test('OPS-09: of many who add the same name at once one succeeds', async () => {
  const asked = Array.from({ length: 8 }, (_, number) =>
    newUser({ username: 'kilpailtu_1', email: `kilpa${number}@posti.test` }),
  )
  const answers = await Promise.all(asked.map((given) => superadmin.ask(addUser, given)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.value === 'user_exists')).toBe(true)
})
