/** How amounts are read from a field and written into it: the same in both languages, the unit taken along or left out. */
import type * as z from 'zod/mini'
import { Cents, Quantity, UnitPrice } from '../../../contract/amounts/amount.ts'
import { cleanCode } from '../../../contract/fields/typed.ts'
import { formatMoney, formatPrice, formatQuantity, readAmount } from '../texts/amounts.ts'

export type WrittenAmount<Value> = {
  readonly read: (text: string, unit?: string) => Value | undefined
  readonly write: (value: Value) => string
}

export const writtenQuantity: WrittenAmount<Quantity> = {
  read: reader(Quantity, 3),
  write: (quantity) => formatQuantity(quantity),
}
export const writtenMoney: WrittenAmount<Cents> = {
  read: reader(Cents, 2),
  write: (cents) => withoutUnit(formatMoney(cents), '€'),
}
export const writtenPrice: WrittenAmount<UnitPrice> = {
  read: reader(UnitPrice, 4),
  write: (price) => withoutUnit(formatPrice(price), '€'),
}

function reader<Value>(schema: z.ZodMiniType<Value, number>, decimals: number) {
  return (text: string, unit = ''): Value | undefined => {
    const amount = schema.safeParse(readAmount(withoutUnit(cleanCode(text), unit), decimals))
    return amount.success ? amount.data : undefined
  }
}

function withoutUnit(text: string, unit: string): string {
  const isUnit = (end: string) => plainUnit(end) === plainUnit(unit)
  return unit !== '' && isUnit(text.slice(-unit.length)) ? text.slice(0, -unit.length).trimEnd() : text
}

/** m3 is typed for m³. */
function plainUnit(unit: string): string {
  return unit.toLowerCase().replaceAll('³', '3').replaceAll('²', '2')
}

type Steps = {
  readonly step: Quantity
  /** Steps are counted from it. */
  readonly least?: Quantity | undefined
  readonly most?: Quantity | undefined
}

/** The nearest amount of whole steps after this one, or before it; undefined where there is none. */
export function stepped(
  from: Quantity | undefined,
  direction: 'up' | 'down',
  { step, least, most }: Steps,
): Quantity | undefined {
  const base = least ?? 0
  const last = most === undefined ? Number.POSITIVE_INFINITY : Math.floor((most - base) / step)
  const place = from === undefined ? firstPlace(base, direction) : nextPlace((from - base) / step, direction, last)
  const amount = Quantity.safeParse(base + place * step)
  return place >= 0 && place <= last && amount.success ? amount.data : undefined
}

/** From an empty field a press goes to the least, or to the first step when that is nothing. */
function firstPlace(base: number, direction: 'up' | 'down'): number {
  return base === 0 && direction === 'up' ? 1 : 0
}

function nextPlace(steps: number, direction: 'up' | 'down', last: number): number {
  return direction === 'up' ? Math.max(Math.floor(steps) + 1, 0) : Math.min(Math.ceil(steps) - 1, last)
}
