/** Numbers of papers (2.2). */

/** Weights of the Finnish reference number, from the right. */
const weights = [7, 3, 1] as const

/** `KM-26-00487-1` is `KM-26-00487-1-8` on its waybill: the check digit of its digits stands at the end. */
export function waybillNumber(loadNumber: string): string {
  return `${loadNumber}-${checkDigit(loadNumber)}`
}

/** Letters and hyphens are left out. */
function checkDigit(number: string): number {
  const digits = [...number].filter((sign) => sign >= '0' && sign <= '9').toReversed()
  const sum = digits.reduce((total, digit, place) => total + Number(digit) * (weights[place % weights.length] ?? 0), 0)
  return (10 - (sum % 10)) % 10
}

/** `AIN-2026-W14-BIO-1`: the week, whose it is, and the running number of the week. */
export function batchNumber({ week, code, running }: { week: string; code: string; running: number }): string {
  return `AIN-${week}-${code}-${running}`
}
