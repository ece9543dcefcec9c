/** A letter's plain text, cut into words and the portal's own links. Nothing of it ever becomes markup. */
export type LetterPart = { readonly text: string; readonly link?: string }

/**
 * A link into the portal is followed inside it, under whatever name (localhost, 127.0.0.1) the portal was opened.
 * Any other address stays plain text.
 */
export function letterParts(text: string): readonly LetterPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .filter((part) => part !== '')
    .flatMap(linked)
}

function linked(part: string): readonly LetterPart[] {
  const found = /^https?:\/\/[^/\s#]+\/?(#\/[^\s#]*?)([.,;:!?)\]]*)$/.exec(part)
  if (found === null) return [{ text: part }]
  const [, link = '', end = ''] = found
  const address = { text: part.slice(0, part.length - end.length), link }
  return end === '' ? [address] : [address, { text: end }]
}
