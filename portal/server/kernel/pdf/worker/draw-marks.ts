/** What is no text: codes, pictures, places for signatures. */
import encodeQR from 'qr'
import type { PdfPage } from '../drawing.ts'
import type { Sheet } from './sheet.ts'
import { millimetre } from './sheet.ts'

const small = { font: 'regular', size: 9 } as const
const gap = 6 * millimetre

/** Modules of white that readers need around a code. */
const quiet = 4
const codeSize = 30 * millimetre

export function drawQr(sheet: Sheet, text: string, { alt, caption = '' }: Parameters<PdfPage['qr']>[1]): void {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quiet })
  sheet.need(codeSize)
  const { document, y } = sheet
  const side = codeSize / modules.length
  // The margin's white will do at the left: what is dark stands under the text above.
  const left = sheet.left - quiet * side
  const figure = sheet.element('Figure', sheet.root, { alt, bbox: [left, y, left + codeSize, y + codeSize] })
  figure.add(() => {
    for (const [row, line] of modules.entries())
      for (const [column, isDark] of line.entries())
        if (isDark) document.rect(left + column * side, y + row * side, side, side)
    document.fill('black')
  })
  figure.end()
  const beside = { x: left + codeSize + gap, width: sheet.width - codeSize - gap }
  const lines = sheet.lines(caption, small, beside.width)
  const words = sheet.element('P')
  words.add(() => {
    const leading = sheet.leading(small)
    // Level with the code's own upper edge.
    for (const [index, line] of lines.entries())
      sheet.line(line, { ...small, ...beside, y: y + quiet * side + index * leading })
  })
  words.end()
  sheet.y += Math.max(codeSize, quiet * side + lines.length * sheet.leading(small)) + 4
}

export function drawPicture(
  sheet: Sheet,
  bytes: Uint8Array,
  { alt, millimetres }: Parameters<PdfPage['picture']>[1],
): void {
  // The library's types leave it out.
  const document = sheet.document as unknown as { openImage(bytes: Buffer): { width: number; height: number } }
  const image = document.openImage(Buffer.from(bytes))
  const widest = Math.min(sheet.width, (millimetres ?? Number.POSITIVE_INFINITY) * millimetre)
  const scale = Math.min(widest / image.width, (sheet.bottom - sheet.top) / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  sheet.need(height)
  const { left, y } = sheet
  const figure = sheet.element('Figure', sheet.root, { alt, bbox: [left, y, left + width, y + height] })
  figure.add(() => void sheet.document.image(image as never, left, y, { width, height }))
  figure.end()
  sheet.y += height + 12
}

const boxHeight = 26 * millimetre

export function drawSignatures(sheet: Sheet, boxes: Parameters<PdfPage['signatures']>[0]): void {
  const width = (sheet.width - gap) / 2
  for (let index = 0; index < boxes.length; index += 2) {
    sheet.need(boxHeight)
    for (const [column, box] of boxes.slice(index, index + 2).entries())
      drawBox(sheet, { ...box, width, x: sheet.left + column * (width + gap) })
    sheet.y += boxHeight + gap
  }
}

interface Box {
  readonly label: string
  readonly name?: string
  readonly x: number
  readonly width: number
}

function drawBox(sheet: Sheet, { label, name = '', x, width }: Box): void {
  const inner = { x: x + 6, width: width - 12 }
  const { document, y } = sheet
  const leading = sheet.leading(small)
  sheet.artifact(() => void document.rect(x, y, width, boxHeight).lineWidth(0.75).strokeColor('black').stroke())
  const foot = y + boxHeight - leading - 5
  sheet.rule(foot - 1, 0.4, inner)
  const words = sheet.element('P')
  words.add(() => {
    const [first = ''] = sheet.lines(label, { ...small, font: 'bold' }, inner.width)
    sheet.line(first, { ...small, font: 'bold', ...inner, y: y + 4 })
    const [signed = ''] = sheet.lines(name, small, inner.width)
    sheet.line(signed, { ...small, ...inner, y: foot })
  })
  words.end()
}
