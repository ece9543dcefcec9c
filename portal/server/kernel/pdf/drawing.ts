/** What an application draws its documents with. Types alone: the drawings run in a worker, away from the portal. */

/** A document in both languages has them side by side, or as its drawing sees fit. */
export type DocumentLanguage = 'fi' | 'en' | 'both'

/**
 * Draws one kind of document. The same content must draw the same page: no clock, no chance, nothing read from elsewhere.
 * A module of drawings imports types of the portal only, or the worker loads the portal's server with it.
 */
export type Drawing<Content = never> = (page: PdfPage, content: Content, words: DocumentWords) => void

/** What the module exports as `drawings`, by name. */
export type Drawings = Readonly<Record<string, Drawing>>

export interface DocumentWords {
  readonly language: DocumentLanguage
  /** The text in the document's language; in both, with a stroke between them, where they differ. */
  of(texts: { readonly fi: string; readonly en: string }): string
}

/** An A4 page with margins of 20 mm, black on white, filled from the top; what does not fit goes on to the next page. */
export interface PdfPage {
  /** The first one is the document's own; level 2 is that of a part. */
  heading(text: string, level?: 1 | 2): void
  paragraph(text: string): void
  /** Names and values, one under another or in two columns. */
  pairs(pairs: readonly (readonly [name: string, value: string])[], columns?: 1 | 2): void
  /** Its head is repeated on each page. */
  table(table: PdfTable): void
  /** Places for signatures, two in a row, each with what it is for and the name of who signs. */
  signatures(boxes: readonly { readonly label: string; readonly name?: string }[]): void
  /** A QR code of 30 mm with words beside it; `alt` is what it leads to, for those who do not see it. */
  qr(text: string, beside: { readonly alt: string; readonly caption?: string }): void
  /** PNG or JPEG. */
  picture(bytes: Uint8Array, shown: { readonly alt: string; readonly millimetres?: number }): void
  /** Stands at the foot of every page, such as edition and time. */
  edition(text: string): void
}

export interface PdfTable {
  readonly columns: readonly PdfColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Sums, in bold; they never stand alone on a page. */
  readonly sums?: readonly (readonly string[])[]
}

export interface PdfColumn {
  readonly heading: string
  /** Share of the width, 1 where it is left out. */
  readonly share?: number
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end'
}

/** One document to be drawn. */
export interface DocumentFacts {
  /** What readers show as the document's name. */
  readonly title: string
  readonly language: DocumentLanguage
  /** When the document was issued: the same each time that it is drawn. */
  readonly at: Date
}
