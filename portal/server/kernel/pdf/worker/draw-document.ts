import { buffer } from 'node:stream/consumers'
import type { DocumentFacts, DocumentWords, Drawing, PdfPage } from '../drawing.ts'
import { drawPicture, drawQr, drawSignatures } from './draw-marks.ts'
import { drawTable } from './draw-table.ts'
import { drawFeet, drawHeading, drawPairs, drawParagraph } from './draw-text.ts'
import { Sheet } from './sheet.ts'

/** The same content, facts and versions of the portal give the same bytes. */
export async function drawDocument(drawing: Drawing, content: unknown, facts: DocumentFacts): Promise<Uint8Array> {
  const sheet = new Sheet(facts)
  const bytes = buffer(sheet.document)
  const words = documentWords(facts.language)
  let edition = ''
  const page: PdfPage = {
    heading: (text, level = 1) => drawHeading(sheet, text, level),
    paragraph: (text) => drawParagraph(sheet, text),
    pairs: (pairs, columns = 1) => drawPairs(sheet, pairs, columns),
    table: (table) => drawTable(sheet, table),
    signatures: (boxes) => drawSignatures(sheet, boxes),
    qr: (text, beside) => drawQr(sheet, text, beside),
    picture: (picture, shown) => drawPicture(sheet, picture, shown),
    edition: (text) => {
      edition = text
    },
  }
  drawing(page, content as never, words)
  drawFeet(sheet, { edition, page: words.of({ fi: 'Sivu', en: 'Page' }) })
  sheet.root.end()
  sheet.document.end()
  return bytes
}

function documentWords(language: DocumentWords['language']): DocumentWords {
  return {
    language,
    of: ({ fi, en }) => {
      if (language === 'both') return fi === en ? fi : `${fi} / ${en}`
      return language === 'fi' ? fi : en
    },
  }
}
