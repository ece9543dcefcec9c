import { formatNumber, readAmount } from '@workspace/portal/web'

const most = 10_000

/** `3,5` as hundredths of a percent; undefined for what is no percentage from 0 to 100. */
export function readPercent(text: string): number | undefined {
  const points = text.trim() === '' ? undefined : readAmount(text.replace('%', ''), 2)
  return points !== undefined && points >= 0 && points <= most ? points : undefined
}

/** As it stands in a field, without the sign. */
export function writePercent(points: number): string {
  return formatNumber(points / 100)
}
