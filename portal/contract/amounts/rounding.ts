/**
 * The one rounding there is: to the nearest whole, and a half away from zero (2.5 → 3, −2.5 → −3). Numerator and
 * denominator are exact, since products of amounts outgrow what a number holds.
 * @throws RangeError for a denominator of zero or a result beyond what a number holds exactly.
 */
export function halfAwayFromZero(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n
  const [over, under] = [absolute(numerator), absolute(denominator)]
  const rounded = Number((2n * over + under) / (2n * under))
  if (!Number.isSafeInteger(rounded)) throw new RangeError('The result has more digits than a number holds')
  // Zero has no sign: −0 would not equal 0 in a stored answer.
  return isNegative && rounded !== 0 ? -rounded : rounded
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}
