/** The best encoding that a caller accepts, by its `Accept-Encoding`. */
export function acceptedEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const given = String(accepted ?? '')
    .split(',')
    .map((each) => each.trim())
  const isWanted = (name: string) =>
    given.some((each) => new RegExp(`^${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?$)|$)`).test(each))
  return isWanted('br') ? 'br' : isWanted('gzip') ? 'gzip' : 'identity'
}
