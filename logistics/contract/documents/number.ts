/** Numbers of documents and batches. */

/** Weights of the Finnish reference number, from the right. */
const weights = [7, 3, 1] as const

/** The check digit of its digits follows the number: `KM-26-00487-1` becomes `KM-26-00487-1-8`. */
export function withCheckDigit(number: string): string {
  return `${number}-${checkDigit(number)}`
}

/** Letters and hyphens are left out. */
function checkDigit(number: string): number {
  const digits = [...number].filter((sign) => sign >= '0' && sign <= '9').toReversed()
  const sum = digits.reduce((total, digit, place) => total + Number(digit) * (weights[place % weights.length] ?? 0), 0)
  return (10 - (sum % 10)) % 10
}

/** `AIN-2026-W14-BIO-1`: the week, the code of the company, and the running number of the week. */
export function batchNumber({ week, code, running }: { week: string; code: string; running: number }): string {
  return `AIN-${week}-${code}-${running}`
}
