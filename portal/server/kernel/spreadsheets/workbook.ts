import { Zip, ZipDeflate } from 'fflate'

/** The content type of a workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A workbook of one sheet, in pieces as its rows come, so that many rows take no more memory than few. Every cell is typed
 * as text: what a spreadsheet takes for text it never runs as a formula (R57).
 */
export async function* workbook(
  sheetName: string,
  rows: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = []
  const zip = new Zip((fault, piece) => {
    if (fault) throw fault
    pieces.push(Buffer.from(piece))
  })
  const add = (path: string) => {
    const file = new ZipDeflate(path, { level: 1 })
    zip.add(file)
    return (text: string, isLast = false) => file.push(Buffer.from(text), isLast)
  }
  for (const [path, content] of Object.entries(frame(sheetName))) add(path)(declaration + content, true)
  const sheet = add('xl/worksheets/sheet1.xml')
  sheet(`${declaration}<worksheet xmlns="${main}"><sheetData>`)
  let number = 0
  for await (const some of rows) {
    sheet(some.map((cells) => row(++number, cells)).join(''))
    yield* pieces.splice(0)
  }
  sheet('</sheetData></worksheet>', true)
  zip.end()
  yield* pieces
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const openXml = 'http://schemas.openxmlformats.org'
const main = `${openXml}/spreadsheetml/2006/main`
const relations = `${openXml}/officeDocument/2006/relationships`
const packaged = `${openXml}/package/2006`
const sheetPart = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts that every workbook has. */
function frame(sheetName: string): Readonly<Record<string, string>> {
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`
  return {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetPart}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetPart}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
  }
}

function row(number: number, cells: readonly string[]): string {
  const typed = cells.map(
    (cell, index) =>
      `<c r="${columnName(index)}${number}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
  )
  return `<row r="${number}">${typed.join('')}</row>`
}

/** A to Z, then AA and on. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

// XML has no way to write most control characters, so they are left out.
function escaped(text: string): string {
  if (!special.test(text) && text.isWellFormed()) return text
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, and the four signs that mean something in XML.
const special = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
