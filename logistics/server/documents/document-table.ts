/** The tables of an application's issued documents. */

/**
 * `content` is canonical JSON and never changes. `file` is the drawn PDF: null until it is drawn, empty for one that is drawn
 * when it is asked for. `letter` is the letter that takes the document along; empty once sent, and for none.
 */
export type DocumentTable = {
  id: string
  kind: string
  number: string
  edition: number
  replaces: string | null
  replaced_by: string | null
  is_void: number
  /** The kind and id of the record that it is about. */
  of_kind: string
  of_id: string
  language: string
  content: string
  sha256: string
  file: string | null
  letter: string
  issued_at: string
  issued_by: string
}

/** A document in another language than it was issued in. */
export type DocumentFileTable = {
  document: string
  language: string
  file: string
}

/** Instead of a file: drawn when somebody asks, and not kept. */
export const drawnWhenAsked = ''

/** Instead of content whose retention has ended. Number, edition and SHA-256 stay (2.6). */
export const clearedContent = '{}'
