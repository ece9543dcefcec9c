/** Fractions in lowest terms, for the reference alone. */
export type Fraction = {
  readonly top: bigint
  readonly bottom: bigint
  readonly isZero: () => boolean
  readonly times: (other: Fraction) => Fraction
  readonly text: () => string
}

export function fraction(over: number | bigint, under: number | bigint = 1): Fraction {
  const divisor = greatestDivisor(BigInt(over), BigInt(under))
  const [top, bottom] = [BigInt(over) / divisor, BigInt(under) / divisor]
  return {
    ...{ top, bottom },
    isZero: () => top === 0n,
    times: (other) => fraction(top * other.top, bottom * other.bottom),
    /** Two to six decimals, the rest left out, by long division. */
    text: () => longDivision(top, bottom),
  }
}

/** The floor of half a unit more, of the magnitude. */
export function roundHalfAway({ top, bottom }: Pick<Fraction, 'top' | 'bottom'>): number {
  const magnitude = top < 0n ? -top : top
  const twice = magnitude * 2n
  let whole = magnitude / bottom
  if (twice - 2n * whole * bottom >= bottom) whole += 1n
  return whole === 0n ? 0 : Number(top < 0n ? -whole : whole)
}

function longDivision(top: bigint, bottom: bigint): string {
  let rest = top < 0n ? -top : top
  const whole = rest / bottom
  const digits: bigint[] = []
  for (rest %= bottom; digits.length < 6 && (rest !== 0n || digits.length < 2); rest %= bottom) {
    rest *= 10n
    digits.push(rest / bottom)
  }
  while (digits.length > 2 && digits.at(-1) === 0n) digits.pop()
  const isNothing = whole === 0n && digits.every((digit) => digit === 0n)
  return `${top < 0n && !isNothing ? '-' : ''}${whole}.${digits.join('')}`
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
