import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf, ImportPlan } from '../../../../contract/own.ts'
import { administrationCalls } from '../../../../contract/own.ts'
import type { TestAnswer } from '../../../testing/test-portal.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const { uploadUserImport, rehearseUserImport, confirmUserImport, readUserImportResult } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
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

test('separators and character sets are told by the content', async () => {
  for (const separator of [';', ',', '\t'] as const) {
    const file = await uploaded(superadmin, `${head}\n${good('erotin_1')}`.replaceAll(';', separator))
    expect(file).toMatchObject({ separator, rows: 1 })
  }
  const windows = Buffer.from(`${head}\nikkuna_99;i@posti.test;Åsa;Älvä;Biolan`, 'latin1')
  const file = await uploaded(superadmin, windows)
  expect(file).toMatchObject({ encoding: 'windows-1252' })
  expect((await superadmin.answered(rehearseUserImport, planOf(file))).preview[0]).toMatchObject({
    firstname: 'Åsa',
    lastname: 'Älvä',
  })
})

test('wrongly encoded cells are named, line by line', async () => {
  const mixed = Buffer.concat([
    Buffer.from(`${head}\n`, 'latin1'),
    Buffer.from('sekava_99;s@posti.test;Åsa;Määttä;Biolan\n', 'utf8'),
    Buffer.from('sekava_98;z@posti.test;Äiti;Suku;Biolan', 'latin1'),
  ])
  const file = await uploaded(superadmin, mixed)
  expect(file.faults).toContainEqual({ row: 2, column: 'Sukunimi', field: '', code: 'cell_encoding' })
  expect(file.faults.some(({ row }) => row === 3)).toBe(false)
})

test('broken, foreign, empty and malicious files are refused in words, and nobody waits for them', async () => {
  const bomb = Buffer.from('UEsDBBQAAAAIAA==', 'base64')
  const files: readonly [string | Uint8Array, string][] = [
    ['', 'file_empty'],
    [`${head}\n`, 'file_empty'],
    ['\u0000\u0001\u0002', 'file_unreadable'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'file_unreadable'],
    [Buffer.from('%PDF-1.7 …'), 'file_unreadable'],
    [bomb, 'file_unreadable'],
    [Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x00, 0x00]), 'file_unreadable'],
    [`${Array.from({ length: 101 }, (_, index) => `s${index}`).join(';')}\n1`, 'file_too_many_columns'],
    [`a;b\n${'1;2\n'.repeat(20_001)}`, 'file_too_many_rows'],
  ]
  for (const [bytes, code] of files) {
    const file = await uploaded(superadmin, bytes)
    expect([file.import, file.faults.map((fault) => fault.code)]).toEqual(['', [code]])
  }
})

test('lines that cannot be read are counted, skipped, and stand in the result', async () => {
  const file = await uploaded(
    superadmin,
    `${head}\n${good('tuotu_luettu')}\n"${good('tuotu_yks')}\n${good('kaks_jaksi')}\n`,
  )
  expect(file).toMatchObject({ rows: 3, faultcount: 2 })
  expect(file.faults.map(({ row, code }) => [row, code])).toEqual([
    [3, 'row_unreadable'],
    [4, 'row_unreadable'],
  ])
  expect(await superadmin.answered(rehearseUserImport, planOf(file))).toMatchObject({ rows: 3, addable: 1 })
  const confirmed = await superadmin.answered(confirmUserImport, { ...planOf(file), skipfaulty: true })
  expect(confirmed).toMatchObject({ added: 1, skipped: 2 })
  const result = await superadmin.ask(readUserImportResult, { import: file.import, language: 'fi' })
  expect(result.text).toContain('"Lisätty"\r\n3;"";"";"riviä ei voi lukea"\r\n4;"";"";"riviä ei voi lukea"')
})

test('a line of any length is a line of its own, and those after it are read', async () => {
  const file = await uploaded(superadmin, `${head}\n${'x'.repeat(150_000)};a@posti.test\n${good('tuotu_perassa')}`)
  const { rows, addable, faults } = await superadmin.answered(rehearseUserImport, planOf(file))
  expect([rows, addable, faults[0]]).toMatchObject([2, 1, { row: 2, code: 'too_long' }])
})

test('R52: a file beyond five megabytes is refused, and a stranger’s is not even read', async () => {
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 0x61)
  expect(await upload(superadmin, large)).toMatchObject({ status: 413, body: { value: 'payload_too_large' } })
  const customer = await fixture.caller({})
  expect(await upload(customer, 'a;b\n1;2')).toMatchObject({ status: 403 })
})
