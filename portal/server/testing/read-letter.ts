/** A letter as its receiver's program reads it: enough of MIME for what nodemailer writes. */
export interface ReadLetter {
  readonly subject: string
  readonly from: string
  readonly to: string
  readonly messageId: string
  /** Decoded, by lower-case name; every occurrence of a repeated one. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly text: string
  readonly html: string
  /** Addresses in the text, in order. */
  readonly links: readonly string[]
}

export function readLetter(raw: string): ReadLetter {
  const { headers, parts } = readPart(raw.replaceAll('\r\n', '\n'))
  const header = (name: string) => headers.get(name)?.join('\n') ?? ''
  const text = parts.find(({ type }) => type.startsWith('text/plain'))?.body ?? ''
  return {
    subject: header('subject'),
    from: header('from'),
    to: header('to'),
    messageId: header('message-id'),
    headers,
    text,
    html: parts.find(({ type }) => type.startsWith('text/html'))?.body ?? '',
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

interface Part {
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly parts: readonly { type: string; body: string }[]
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\n\n')
  const headers = readHeaders(raw.slice(0, end))
  const content = raw.slice(end + 2)
  const type = headers.get('content-type')?.[0] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary === undefined) return { headers, parts: [{ type, body: decodeBody(content, headers) }] }
  const inner = content.split(`--${boundary}`).slice(1, -1)
  return { headers, parts: inner.flatMap((part) => readPart(part.replace(/^\n/, '')).parts) }
}

function readHeaders(block: string): ReadonlyMap<string, readonly string[]> {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n')
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), decodeWords(line.slice(colon + 1).trim())])
  }
  return headers
}

/** RFC 2047; the space between two encoded words belongs to neither. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
}

function decodeBody(content: string, headers: ReadonlyMap<string, readonly string[]>): string {
  const encoding = headers.get('content-transfer-encoding')?.[0]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8').trim()
  return (encoding === 'quoted-printable' ? quotedPrintable(content.replace(/=\n/g, '')) : content).trim()
}

function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text, 'utf8').toString('latin1')
  const decoded = bytes.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(decoded, 'latin1').toString('utf8')
}
