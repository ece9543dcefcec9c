import { buffer } from 'node:stream/consumers'
import type { DocumentFacts, DocumentWords, Drawing, PdfPage } from '../drawing.ts'
import { drawPicture, drawQr, drawSignatures } from './draw-marks.ts'
import { drawTable } from './draw-table.ts'
import type { Heading } from './draw-text.ts'
import { drawFeet, drawHeading, drawPairs, drawParagraph } from './draw-text.ts'
import { Sheet } from './sheet.ts'

/** The same content, facts and versions of the portal give the same bytes. */
export async function drawDocument(drawing: Drawing, content: unknown, facts: DocumentFacts): Promise<Uint8Array> {
  const sheet = new Sheet(facts)
  const bytes = buffer(sheet.document)
  const words = documentWords(facts.language)
  let edition = ''
  // A heading waits for what it heads, so that both stand on one page.
  let waiting: Heading | undefined
  function headed(under?: number): void {
    const heading = waiting
    waiting = undefined
    if (heading) drawHeading(sheet, heading, under)
  }
  function after<Given extends readonly unknown[]>(draw: (...given: Given) => void): (...given: Given) => void {
    return (...given) => {
      headed()
      draw(...given)
    }
  }
  const page: PdfPage = {
    heading: after((text: string, level: 1 | 2 = 1) => {
      waiting = { text, level }
    }),
    paragraph: after((text: string) => drawParagraph(sheet, text)),
    pairs: after((pairs: Parameters<PdfPage['pairs']>[0], columns: 1 | 2 = 1) => drawPairs(sheet, pairs, columns)),
    table: (table) =>
      drawTable(sheet, table, (height) => {
        headed(height)
        sheet.need(height)
      }),
    signatures: after((boxes: Parameters<PdfPage['signatures']>[0]) => drawSignatures(sheet, boxes)),
    qr: after((...given: Parameters<PdfPage['qr']>) => drawQr(sheet, ...given)),
    picture: after((...given: Parameters<PdfPage['picture']>) => drawPicture(sheet, ...given)),
    edition: (text) => {
      edition = text
    },
  }
  drawing(page, content as never, words)
  headed()
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
