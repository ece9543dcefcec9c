import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf, administrationCalls } from '../../../../contract/own.ts'
import type { TestAnswer } from '../../../testing/test-portal.ts'
import { textCell, workbookFile } from '../../../testing/workbook-file.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

let fixture: AdministeredPortal
let superadmin: Caller

beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

type Uploaded = AnswerOf<typeof administrationCalls.uploadUserImport>

function upload(bytes: Uint8Array): Promise<TestAnswer> {
  const headers = { authorization: `Bearer ${superadmin.token}`, 'content-type': 'application/octet-stream' }
  return fixture.portal.send('POST', '/api/admin/users/import/upload/tiedosto.xlsx', {
    headers,
    body: Buffer.from(bytes),
  })
}

const shared = 'xl/sharedStrings.xml'
const sharedRelations = {
  'xl/_rels/workbook.xml.rels': `<Relationships>
    <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>
  </Relationships>`,
}
const head = `<row r="1">${textCell('A1', 'a')}${textCell('B1', 'b')}</row>`
const rowsOf = (count: number, cells: (row: number) => string) =>
  Array.from({ length: count }, (_, index) => `<row r="${index + 2}">${cells(index + 2)}</row>`).join('')
const repeated = (text: string, count: number) => Array.from({ length: count }, () => text).join('')

/** Some hundred kilobytes at most, each of which is gigabytes once it is unpacked or laid out. */
const hostile: Readonly<Record<string, readonly [() => Uint8Array, string]>> = {
  'a cell in column ZZZZZZZ': [
    () => workbookFile(`${head}<row r="2">${textCell('ZZZZZZZ1', 'x')}</row>`),
    'file_too_many_columns',
  ],
  'a cell in the last column there is': [
    () => workbookFile(`${head}<row r="2">${textCell('XFD2', 'x')}</row>`),
    'file_too_many_columns',
  ],
  'more unnamed cells than columns': [
    () => workbookFile(`${head}<row r="2">${repeated('<c><v>1</v></c>', 201)}</row>`),
    'file_too_many_columns',
  ],
  'row 99999999': [
    () => workbookFile(`${head}<row r="99999999">${textCell('A99999999', 'x')}</row>`),
    'file_too_many_rows',
  ],
  'row 1e300': [() => workbookFile(`${head}<row r="1e300">${textCell('A2', 'x')}</row>`), 'file_too_many_rows'],
  'a cell in row 99999999 of an unnamed row': [
    () => workbookFile(`${head}<row>${textCell('A99999999', 'x')}</row>`),
    'file_too_many_rows',
  ],
  'more unnamed rows than rows': [
    () => workbookFile(repeated('<row><c><v>1</v></c></row>', 20_002)),
    'file_too_many_rows',
  ],
  'a part that unpacks to 120 MB': [
    () => workbookFile(head, { 'xl/theme.xml': ' '.repeat(120 * 1024 * 1024) }),
    'file_too_complex',
  ],
  'tags a million deep': [() => workbookFile(repeated('<a>', 1_000_000)), 'file_too_complex'],
  'two thousand sheets': [
    () =>
      workbookFile(
        head,
        Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`xl/worksheets/sheet${index + 2}.xml`, '<a/>'])),
      ),
    'file_too_complex',
  ],
  'a text of a megabyte in each of 20 000 cells': [
    () =>
      workbookFile(
        `${head}${rowsOf(10_000, (row) => `<c r="A${row}" t="s"><v>0</v></c><c r="B${row}" t="s"><v>0</v></c>`)}`,
        {
          ...sharedRelations,
          [shared]: `<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`,
        },
      ),
    'file_too_complex',
  ],
  'three million texts that no cell has': [
    () =>
      workbookFile(head, { ...sharedRelations, [shared]: `<sst>${repeated('<si><t>a</t></si>', 3_000_000)}</sst>` }),
    'file_empty',
  ],
}

/** What this process and those it has started hold in memory, in megabytes. */
function residentMegabytes(): number {
  const pids = readdirSync(`/proc/${process.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').trim().split(' '),
  )
  const sizes = pids.filter(Boolean).map((pid) => {
    try {
      return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

// The process that reads a file has no database (docs/testing.md).
const whereFilesAreRead = test.skipIf(process.env['PORTAL_TEST_DATABASE'] === 'postgres')

whereFilesAreRead.each(Object.entries(hostile))(
  'R52: a workbook with %s is refused in words, within bounds, while others are answered',
  async (_, [make, code]) => {
    const bytes = make()
    let most = 0
    const look = setInterval(() => {
      most = Math.max(most, residentMegabytes())
    }, 20)
    const reading = upload(bytes)
    const answers: number[] = []
    for (let count = 0; count < 5; count++) answers.push((await fixture.portal.send('GET', '/healthz')).status)
    const { status, body } = await reading
    clearInterval(look)
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(status).toBe(201)
    const file = body as never as Uploaded
    expect([file.import, file.faults.map((fault) => fault.code)]).toEqual(['', [code]])
    expect(most).toBeLessThan(900)
  },
)

whereFilesAreRead(
  'R52: of three files at once the third is refused as busy, costs nothing, and is read afterwards',
  async () => {
    const slow = workbookFile(head, { 'xl/theme.xml': ' '.repeat(90 * 1024 * 1024) })
    const good = workbookFile(`${head}<row r="2">${textCell('A2', 'x')}</row>`)
    const answers = await Promise.all([upload(slow), upload(slow), upload(slow)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 503])
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.body).toMatchObject({ success: false, value: 'busy' })
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(await upload(good)).toMatchObject({ status: 201, body: { rows: 1, faultcount: 0 } })
  },
)

test('R52: a workbook with empty rows and columns between the full ones is read as it stands', async () => {
  const cells = `${textCell('C40', 'Käyttäjätunnus')}${textCell('E40', 'Sähköposti')}`
  const file = workbookFile(
    `<row r="40" spans="3:5">${cells}</row><row r="30000">${textCell('C30000', 'väljä')}${textCell('E30000', 'v@posti.test')}</row>`,
  )
  expect(await upload(file)).toMatchObject({ status: 201, body: { rows: 1, faultcount: 0, format: 'xlsx' } })
})
