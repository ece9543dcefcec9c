/** The paper under a `PdfPage`: fonts, margins, the place that is reached, and the structure that screen readers follow. */
import PDFDocument from 'pdfkit'
import type { DocumentFacts } from '../drawing.ts'
import { documentFonts } from './fonts.ts'
import type { FontName, TextRun } from './text-runs.ts'
import { drawable, runsOf } from './text-runs.ts'
import { wrapText } from './wrap-text.ts'

export const millimetre = 72 / 25.4
const margin = 20 * millimetre
/** More than anybody prints: a drawing that does not end. */
const pagesMost = 500

/** Of the em, in the document's own fonts; the others stand on the same line. */
const ascent = 1.069
const lineHeight = 1.36

export interface TextStyle {
  readonly font: 'regular' | 'bold'
  /** Points. */
  readonly size: number
}

export type Element = PDFKit.PDFStructureElement

export interface Placed extends TextStyle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'start' | 'end'
}

export class Sheet {
  readonly document: PDFKit.PDFDocument
  readonly root: Element
  readonly left = margin
  readonly top = margin
  readonly width: number
  readonly bottom: number
  /** Where the next thing begins. */
  y = margin
  #pages = 0

  constructor({ title, language, at }: DocumentFacts) {
    this.document = new PDFDocument({
      size: 'A4',
      // Nothing is broken by the library: each thing here knows how it goes on.
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language === 'en' ? 'en' : 'fi',
      tagged: true,
      displayTitle: true,
      // The file's id is made of these, so that the same document has the same bytes.
      info: { Title: title, CreationDate: at, Creator: 'portal', Producer: 'pdfkit' },
    })
    this.root = this.document.struct('Document')
    this.document.addStructure(this.root)
    this.addPage()
    this.width = this.document.page.width - 2 * margin
    this.bottom = this.document.page.height - margin
  }

  addPage(): void {
    this.#pages++
    if (this.#pages > pagesMost) throw new Error(`The document has more than ${pagesMost} pages`)
    this.document.addPage()
    this.y = margin
  }

  /** Goes on to the next page where less than that is left on this one. @returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom || this.y <= margin) return false
    this.addPage()
    return true
  }

  leading({ size }: TextStyle): number {
    return size * lineHeight
  }

  lines(text: string, style: TextStyle, width: number): readonly string[] {
    return wrapText(drawable(text.normalize('NFC'), this.#has), width, (some) => this.#widthOf(some, style))
  }

  /** One line at that place; black whatever was drawn before. */
  line(text: string, style: Placed): void {
    const { size, x, y, width, align } = style
    let start = align === 'end' ? x + width - this.#widthOf(text, style) : x
    for (const run of runsOf(text, style.font, this.#has)) {
      this.#use(run.font).fontSize(size).fillColor('black')
      this.document.text(run.text, start, y + ascent * size, {
        ...shaping(run),
        lineBreak: false,
        baseline: 'alphabetic',
      })
      start += this.document.widthOfString(run.text, shaping(run))
    }
  }

  #widthOf(text: string, style: TextStyle): number {
    const widthOfRun = (run: TextRun) => this.#use(run.font).fontSize(style.size).widthOfString(run.text, shaping(run))
    return runsOf(text, style.font, this.#has).reduce((sum, run) => sum + widthOfRun(run), 0)
  }

  readonly #font = documentFonts()
  readonly #registered = new Set<FontName>()

  #use(name: FontName): PDFKit.PDFDocument {
    // A parsed font is a source that the library takes and its types leave out.
    if (!this.#registered.has(name)) this.document.registerFont(name, this.#font(name) as never)
    this.#registered.add(name)
    return this.document.font(name)
  }

  readonly #known = new Map<string, boolean>()

  /** Whether that font has the sign; fonts are read when they are first asked. */
  readonly #has = (font: FontName, sign: string): boolean => {
    const key = `${font} ${sign}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const has = this.#font(font).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
    this.#known.set(key, has)
    return has
  }

  /** A part of the structure, which what is drawn next belongs to. */
  element(type: string, parent: Element = this.root, options: object = {}): Element {
    const element = this.document.struct(type, options)
    parent.add(element)
    return element
  }

  /** What is drawn without being said: lines, frames, what is repeated on each page. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type })
    draw()
    this.document.endMarkedContent()
  }

  rule(y: number, thickness: number, { x = this.left, width = this.width } = {}): void {
    const { document } = this
    this.artifact(() => {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor('black')
        .stroke()
    })
  }
}

/** Without it the library draws word by word, from left to right. */
function shaping({ isShaped }: TextRun): { features?: [] } {
  return isShaped ? { features: [] } : {}
}
