/**
 * A domain in the letters that people read: `xn--4ca.fi` is `ä.fi`, so that both ways to write an address are one address.
 * What is encoded in another way than browsers and mail servers do it is left as it is.
 */
export function writtenDomain(domain: string): string {
  return domain.replace(/(?<![^.])xn--([a-z0-9-]+)(?![^.])/g, (label, encoded: string) => {
    const written = decoded(encoded)
    const isUsual = written !== undefined && written === written.normalize('NFKC').toLowerCase()
    return isUsual && /^[\p{L}\p{N}\p{M}-]+$/u.test(written) && /[^a-z0-9-]/.test(written) ? written : label
  })
}

/** Punycode with the parameters of RFC 3492. Undefined for what is none. */
function decoded(text: string): string | undefined {
  const basic = text.lastIndexOf('-')
  const letters = basic > 0 ? [...text.slice(0, basic)] : []
  let [code, place, bias] = [128, 0, 72]
  for (let at = basic > 0 ? basic + 1 : 0; at < text.length; ) {
    const before = place
    let weight = 1
    for (let key = 36; ; key += 36) {
      const digit = Number.parseInt(text[at++] ?? '-', 36)
      // Letters are worth 0 to 25, digits 26 to 35.
      const value = digit < 10 ? digit + 26 : digit - 10
      const threshold = Math.min(Math.max(key - bias, 1), 26)
      place += value * weight
      if (!(place < 2 ** 31)) return undefined
      if (value < threshold) break
      weight *= 36 - threshold
    }
    const count = letters.length + 1
    bias = adapted(place - before, count, before === 0)
    code += Math.floor(place / count)
    place %= count
    if (code > 0x10ffff) return undefined
    letters.splice(place++, 0, String.fromCodePoint(code))
  }
  return letters.join('')
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = isFirst ? Math.floor(delta / 700) : delta >> 1
  left += Math.floor(left / count)
  let steps = 0
  for (; left > 455; steps += 36) left = Math.floor(left / 35)
  return steps + Math.floor((36 * left) / (left + 38))
}
