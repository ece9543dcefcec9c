import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf, ImportField, ImportPlan } from '../../../../contract/own.ts'
import { administrationCalls, importFields } from '../../../../contract/own.ts'
import { days } from '../../../kernel/clock/clock.ts'
import { workbook } from '../../../kernel/spreadsheets/workbook.ts'
import type { TestAnswer } from '../../../testing/test-portal.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const { uploadUserImport, rehearseUserImport, confirmUserImport, readUserImportResult } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

type Uploaded = AnswerOf<typeof uploadUserImport>

function upload(caller: Caller, bytes: string | Uint8Array, name = 'käyttäjät.csv'): Promise<TestAnswer> {
  const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' }
  const body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  return fixture.portal.send('POST', `/api/admin/users/import/upload/${encodeURIComponent(name)}`, { headers, body })
}

async function uploaded(caller: Caller, bytes: string | Uint8Array): Promise<Uploaded> {
  const answer = await upload(caller, bytes)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as never
}

function planOf(file: Uploaded, changes: Partial<ImportPlan> = {}) {
  return { import: file.import, columns: file.columns.map(({ field }) => field), ...changes }
}

const head = 'Käyttäjätunnus;Sähköposti;Etunimi;Sukunimi;Yritys'
const good = (name: string, company = 'Biolan') => `${name};${name}@posti.test;Etu;Suku;${company}`

async function stored(username: string) {
  return (await fixture.portal.host.accounts.findByUsername(username))?.account
}

test('a file is read, rehearsed, confirmed, and told of; nothing is written before that', async () => {
  const file = await uploaded(
    superadmin,
    `\ufeff${head};Ryhmät;Kieli\r\n${good('tuotu_yksi')};biolan;en\r\n${good('tuotu_kaksi', 'Novarbo')};;\r\n`,
  )
  expect(file).toMatchObject({ format: 'csv', encoding: 'utf-8', separator: ';', rows: 2, faults: [] })
  expect(file.columns.map(({ field }) => field)).toEqual([
    'username',
    'email',
    'firstname',
    'lastname',
    'company',
    'usergroups',
    'language',
  ])
  expect(file.columns[0]).toMatchObject({ heading: 'Käyttäjätunnus', samples: ['tuotu_yksi', 'tuotu_kaksi'] })
  const rehearsal = await superadmin.answered(rehearseUserImport, planOf(file))
  expect(rehearsal).toMatchObject({ rows: 2, addable: 2, faultcount: 0 })
  expect(rehearsal.preview[0]).toMatchObject({ row: 2, username: 'tuotu_yksi', usergroups: ['biolan'] })
  expect(await stored('tuotu_yksi')).toBeUndefined()
  expect(await superadmin.answered(confirmUserImport, planOf(file))).toMatchObject({ added: 2, skipped: 0 })
  const by = superadmin.account.username
  expect(await stored('tuotu_yksi')).toMatchObject({
    activated: true,
    createdby: by,
    groups: ['biolan'],
    language: 'en',
    company: 'Biolan',
  })
  expect((await fixture.portal.letterTo('tuotu_kaksi@posti.test')).links[0]).toContain('/auth/resetpassword/')
  expect(await superadmin.ask(confirmUserImport, planOf(file))).toMatchObject({ status: 404 })
  const result = await superadmin.ask(readUserImportResult, { import: file.import, language: 'fi' })
  expect(result.text).toContain('2;"tuotu_yksi";"tuotu_yksi@posti.test";"Lisätty"')
})

test('R29: an address by which somebody else recovers an account is taken', async () => {
  await fixture.person({ recoveryEmail: 'vanha.osoite@posti.test' })
  const file = await uploaded(superadmin, `${head}\nuusi_tulija;Vanha.Osoite@posti.test;Etu;Suku;Biolan`)

  const { faults } = await superadmin.answered(rehearseUserImport, planOf(file))

  expect(faults).toMatchObject([{ row: 2, field: 'email', code: 'email_exists' }])
})

test('every fault has its row, its column and a reason', async () => {
  await fixture.person({ username: 'varattu_on', email: 'varattu@posti.test' })
  const lines = [
    `${head};Postinumero;Tyyppi;Ryhmät`,
    'lyhyt;ei osoite;E;;Biolan;;;',
    'varattu_on;VARATTU@posti.test;Etu;Suku;Biolan;;;',
    `${good('sama_nimi')};;;`,
    `${good('SAMA_nimi')};;;`,
    `${good('vieras_yritys', 'Badminton')};;;`,
    `${good('huono_posti')};0123;;`,
    `${good('outo_tyyppi')};;kuningas;`,
    `${good('outo_ryhma')};;;fooadmin`,
    `${good('liikaa_soluja')};;;;ylimääräinen`,
    `${good('kunnon_rivi')};;;`,
  ]
  const file = await uploaded(superadmin, lines.join('\n'))
  const { addable, faults } = await superadmin.answered(rehearseUserImport, planOf(file))
  expect(addable).toBe(2)
  const told = faults.map(({ row, field, code }) => `${row} ${field} ${code}`)
  expect(told).toEqual(
    expect.arrayContaining([
      '2 username invalid',
      '2 email invalid',
      '2 firstname invalid',
      '2 lastname required',
      '3 username user_exists',
      '3 email email_exists',
      '5 username repeated',
      '5 email repeated',
      '6 company unknown',
      '7 postal invalid',
      '8 usertype invalid',
      '9 usergroups unknown',
      '10  row_too_many_cells',
    ]),
  )
  expect(faults.find(({ row }) => row === 7)?.column).toBe('Postinumero')
  expect(await superadmin.ask(confirmUserImport, planOf(file))).toMatchObject({
    status: 422,
    body: { fields: ['import'] },
  })
  expect(await stored('kunnon_rivi')).toBeUndefined()
  const confirmed = await superadmin.answered(confirmUserImport, { ...planOf(file), skipfaulty: true, invite: false })
  expect(confirmed).toMatchObject({ added: 2, skipped: 8 })
  expect(await stored('kunnon_rivi')).toBeDefined()
  const result = await superadmin.ask(readUserImportResult, { import: file.import, language: 'en' })
  expect(result.text).toContain('Postinumero: the value is not valid')
})

test('ROLE-20: rows beyond the own rights are faults', async () => {
  const lines = [
    `${head};Ryhmät;Tyyppi`,
    `${good('oma_vaki_1')};biolanadmin;`,
    `${good('muun_vaki1', 'Novarbo')};;`,
    `${good('muun_ryhma')};novarbo;`,
    `${good('paa_kaappi')};;admin`,
    `${good('ei_yritysta', '')};;`,
  ]
  const file = await uploaded(biolanAdmin, lines.join('\n'))
  const { faults, addable } = await biolanAdmin.answered(rehearseUserImport, planOf(file))
  expect(addable).toBe(1)
  expect(faults.map(({ row, field, code }) => `${row} ${field} ${code}`)).toEqual([
    '3 company forbidden',
    '4 usergroups forbidden',
    '5 usertype forbidden',
    '6 company required',
  ])
  expect(await biolanAdmin.answered(rehearseUserImport, planOf(file, { company: 'Biolan' }))).toMatchObject({
    addable: 2,
  })
})

test('an import is unseen by others, and kept for a day', async () => {
  const file = await uploaded(biolanAdmin, `${head}\n${good('oma_salainen')}`)
  expect(await superadmin.ask(rehearseUserImport, planOf(file))).toMatchObject({ status: 404 })
  expect(await superadmin.ask(confirmUserImport, planOf(file))).toMatchObject({ status: 404 })
  const admin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
  const own = await uploaded(admin, `${head}\n${good('vanheneva_1')}`)
  fixture.portal.clock.advance(days(1.01))
  const later = await fixture.caller({ groups: ['superadmin'] })
  expect(await later.ask(rehearseUserImport, planOf(own))).toMatchObject({ status: 404 })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  biolanAdmin = await fixture.caller({ groups: ['biolanadmin'], company: 'Biolan' })
})

test('a plan needs the required columns, each once, for this file', async () => {
  const file = await uploaded(superadmin, `${head}\n${good('suunnitelma')}`)
  const plans: ('' | ImportField)[][] = [
    ['username', 'email', 'firstname', '', ''],
    ['username', 'email', 'firstname', 'lastname', 'lastname'],
    ['username', 'email', 'firstname', 'lastname'],
  ]
  for (const columns of plans) {
    expect(await superadmin.ask(rehearseUserImport, { import: file.import, columns })).toMatchObject({
      status: 422,
      body: { fields: ['columns'] },
    })
  }
})

test('a workbook is imported like a CSV file', async () => {
  async function* sheet() {
    yield [['Username', 'Email', 'First name', 'Last name', 'Company', 'Telephone']]
    yield [['excel_kayttaja', 'excel@posti.test', 'Eki', 'Exceli', 'Biolan', "'+358 40 123"]]
  }
  const pieces: Buffer[] = []
  for await (const piece of workbook('Taulukko', sheet())) pieces.push(piece)
  const file = await uploaded(superadmin, Buffer.concat(pieces))
  expect(file).toMatchObject({ format: 'xlsx', encoding: '', separator: '', rows: 1 })
  await superadmin.answered(confirmUserImport, { ...planOf(file), invite: false })
  expect(await stored('excel_kayttaja')).toMatchObject({ telephone: '+358 40 123', company: 'Biolan' })
})

test('every field of the plan has a heading that is known, and the export writes the same headings', async () => {
  const { guessedFields } = await import('./column-fields.ts')
  const { headings } = await import('../export/export-columns.ts')
  for (const language of ['fi', 'en'] as const) {
    const guessed = new Set(guessedFields(headings(language)))
    expect(importFields.filter((field) => !guessed.has(field))).toEqual([])
  }
})
