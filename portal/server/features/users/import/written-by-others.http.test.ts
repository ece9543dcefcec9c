/** Files as other programs write them: what a cell shows is what is imported, or the rehearsal marks it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '../../../../contract/own.ts'
import { administrationCalls } from '../../../../contract/own.ts'
import { textCell, workbookFile } from '../../../testing/workbook-file.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const { uploadUserImport, rehearseUserImport, confirmUserImport } = administrationCalls
type Uploaded = AnswerOf<typeof uploadUserImport>

let fixture: AdministeredPortal
let superadmin: Caller
beforeAll(async () => {
  fixture = await startAdministeredPortal({ settings: { rateLimits: false } })
  superadmin = await fixture.caller({ groups: ['superadmin'], usertype: 'admin' })
  await fixture.portal.set({ postalCodeRule: 'fivedigits' })
})
afterAll(() => fixture[Symbol.asyncDispose]())

async function uploaded(bytes: Uint8Array | string): Promise<Uploaded> {
  const headers = { authorization: `Bearer ${superadmin.token}`, 'content-type': 'application/octet-stream' }
  const options = { headers, body: Buffer.from(bytes) }
  const answer = await fixture.portal.send('POST', '/api/admin/users/import/upload/tiedosto', options)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as never
}

const planOf = (file: Uploaded) => ({ import: file.import, columns: file.columns.map(({ field }) => field) })
const headings = ['Käyttäjätunnus', 'Sähköposti', 'Etunimi', 'Sukunimi', 'Puhelin', 'Postinumero', 'Yritys']
const valuesOf = (name: string) => [name, `${name}@esimerkki.fi`, 'Aino', 'Määttä', '040 123 4567', '20100', 'Biolan']
const letters = 'ABCDEFG'
const rowOf = (number: number, values: readonly string[]) =>
  `<row r="${number}">${values.map((value, index) => textCell(`${letters[index]}${number}`, value)).join('')}</row>`
const head = rowOf(1, headings)
const unnamed = (values: readonly string[]) =>
  `<row>${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`

/** The one person of a file, as stored. */
async function importedFrom(file: Uploaded, username: string) {
  expect(file).toMatchObject({ rows: 1, faultcount: 0 })
  expect((await superadmin.answered(rehearseUserImport, planOf(file))).faults).toEqual([])
  expect(await superadmin.answered(confirmUserImport, planOf(file))).toMatchObject({ added: 1 })
  return (await fixture.portal.host.accounts.findByUsername(username))?.account
}

const emptyRows = Array.from(
  { length: 40_100 },
  (_, index) => `<row r="${index + 3}" s="1"><c r="A${index + 3}" s="1"/></row>`,
)
const workbooks: Readonly<Record<string, (name: string) => Uint8Array>> = {
  'cells and rows without references': (name) => workbookFile(unnamed(headings) + unnamed(valuesOf(name))),
  'another prefix of relationships than r:': (name) =>
    workbookFile(head + rowOf(2, valuesOf(name)), {
      'xl/workbook.xml': `<x:workbook xmlns:x="${main}" xmlns:d3p1="${relations}"><x:sheets><x:sheet name="1" sheetId="1" d3p1:id="rId1"/></x:sheets></x:workbook>`,
    }),
  'forty thousand formatted empty rows': (name) => workbookFile(head + rowOf(2, valuesOf(name)) + emptyRows.join('')),
  'a hidden first sheet': (name) =>
    workbookFile(rowOf(1, ['Lista']) + rowOf(2, ['a']), {
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="_piilo" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Kaavio" sheetId="3" r:id="rId3"/><sheet name="Käyttäjät" sheetId="2" r:id="rId2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'worksheet', '/xl/worksheets/sheet2.xml')}${relation(3, 'chartsheet', 'chartsheets/sheet1.xml')}</Relationships>`,
      'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData>${head}${rowOf(2, valuesOf(name))}</sheetData></worksheet>`,
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    }),
  'the workbook in another place': (name) =>
    workbookFile('', {
      '_rels/.rels': `<Relationships>${relation(1, 'officeDocument', '/other/workbook2.xml')}</Relationships>`,
      'other/workbook2.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'other/_rels/workbook2.xml.rels': `<Relationships>${relation(1, 'worksheet', 'sheets/one.xml')}</Relationships>`,
      'other/sheets/one.xml': `<worksheet xmlns="${main}"><sheetData>${head}${rowOf(2, valuesOf(name))}</sheetData></worksheet>`,
    }),
  'texts in several runs, with how they are pronounced': (name) =>
    workbookFile(head + rowOf(2, valuesOf(name)).replace(textCell('A2', name), '<c r="A2" t="s"><v>0</v></c>'), {
      'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><r><t>${name.slice(0, 4)}</t></r><r><rPr><b/></rPr><t>${name.slice(4)}</t></r><rPh sb="0" eb="1"><t>lausu</t></rPh></si></sst>`,
    }),
}

test.each(Object.entries(workbooks))('a workbook with %s is read', async (what, make) => {
  const name = `kokeilu_${Object.keys(workbooks).indexOf(what)}`
  expect(await importedFrom(await uploaded(make(name)), name)).toMatchObject({
    username: name,
    lastname: 'Määttä',
    telephone: '040 123 4567',
    postal: '20100',
  })
})

const styles = `<styleSheet xmlns="${main}">
  <numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="0000000000"/><numFmt numFmtId="166" formatCode="&quot;+&quot;000\\ 00\\ 0000000"/><numFmt numFmtId="167" formatCode="0.00E+00"/></numFmts>
  <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>
</styleSheet>`
const styled = {
  'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': styles,
}

const shown = [
  {
    what: 'a zero at the front of both',
    cells: '<c r="E2" s="2"><v>401234567</v></c><c r="F2" s="1"><v>100</v></c>',
    stored: { telephone: '0401234567', postal: '00100' },
  },
  {
    what: 'signs and spaces',
    cells: '<c r="E2" s="3"><v>358401234567</v></c><c r="F2"><v>20100</v></c>',
    stored: { telephone: '+358 40 1234567', postal: '20100' },
  },
  {
    what: 'powers of ten, told in full, and a formula',
    cells: '<c r="E2" s="4"><v>4.01234567E8</v></c><c r="F2" t="str"><f>A1</f><v>00200</v></c>',
    stored: { telephone: '401234567', postal: '00200' },
  },
]

test.each(shown)('a number is imported as its cell shows it: $what', async ({ what, cells, stored }) => {
  const name = `numero_${what.length}x`
  const row = rowOf(2, valuesOf(name).slice(0, 4)).replace('</row>', `${cells}${textCell('G2', 'Biolan')}</row>`)

  expect(await importedFrom(await uploaded(workbookFile(head + row, styled)), name)).toMatchObject(stored)
})

test('a cell with an error of the spreadsheet is marked, and its row is not imported', async () => {
  const cells = '<c r="E2" t="e"><v>#N/A</v></c>'
  const row = rowOf(2, valuesOf('virhe_solu').slice(0, 4)).replace('</row>', `${cells}</row>`)
  const file = await uploaded(workbookFile(head + row + rowOf(3, valuesOf('ehja_solu_1'))))

  expect(file).toMatchObject({ rows: 2, faults: [{ row: 2, column: 'Puhelin', code: 'cell_error' }] })
  const confirmed = await superadmin.answered(confirmUserImport, { ...planOf(file), skipfaulty: true })
  expect(confirmed).toMatchObject({ added: 1, skipped: 1 })
})

test.each([
  ['a first line sep=', (text: string) => `sep=;\r\n${text}`, { encoding: 'utf-8', separator: ';' }],
  ['a quoted first line sep=,', (text: string) => `\ufeff"sep=,"\n${text.replaceAll(';', ',')}`, { separator: ',' }],
  [
    'Unicode text of a spreadsheet',
    (text: string) => Buffer.from(`\ufeff${text.replaceAll(';', '\t')}`, 'utf16le'),
    { encoding: 'utf-16', separator: '\t' },
  ],
  [
    'the same of a big-endian machine',
    (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    { encoding: 'utf-16', separator: ';' },
  ],
])('a text file with %s is read', async (what, make, format) => {
  const name = `teksti_${what.length}x`
  const file = await uploaded(make(`${headings.join(';')}\r\n${valuesOf(name).join(';')}\r\n`))
  expect(file).toMatchObject(format)
  expect(await importedFrom(file, name)).toMatchObject({ lastname: 'Määttä', postal: '20100' })
})
