/** What a file is, by its content: a name or a header can say anything (R55). */

export const fileTypes = ['png', 'jpg', 'gif', 'pdf', 'csv', 'json'] as const
export type FileType = (typeof fileTypes)[number]

/** What an application may call a file; `jpeg` is kept as `jpg`. */
export type GivenFileType = FileType | 'jpeg'

export const mediaTypes: Readonly<Record<FileType, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

const beginnings: readonly (readonly [FileType, string])[] = [
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['pdf', '%PDF-'],
]

/** Each content is of one type, so that its SHA-256 alone names it. Undefined for what is none of them. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  const found = beginnings.find(([, beginning]) => start.startsWith(beginning))
  if (found) return found[0]
  const text = textOf(bytes)
  if (text === undefined) return undefined
  return isJson(text) ? 'json' : 'csv'
}

/** Undefined for what is no UTF-8, or holds characters that no text has. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
    return text === '' || /[\0-\x08\x0e-\x1f\x7f]/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** An object or a list: a lone number or word is a CSV of one cell. */
function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
