/** What the demo consists of while it is made. Quantities in thousandths. */
import type { accounts, Random, sites } from '@workspace/logistics/server'
import type { LocalDate, PersonCard } from '@workspace/portal/contract'
import type { Insertable } from 'kysely'
import type { PeatTables } from '../database/tables.ts'
import type { DemoRows } from './demo-rows.ts'

export type Row<Name extends keyof PeatTables> = Insertable<PeatTables[Name]>

/** Accounts and sites are shared: functions write them. */
export type DemoAccount = Omit<Parameters<typeof accounts.save>[1], 'now'>
export type DemoSite = Omit<Parameters<typeof sites.save>[1], 'now'>

export interface DemoPlace {
  readonly accounts: DemoAccount[]
  readonly sites: DemoSite[]
  readonly random: Random
  readonly rows: DemoRows
  person(username: string): PersonCard
  carrier(name: string): string
  readonly today: LocalDate
  readonly now: Date
  /** When the registers were made: before everything that happened. */
  readonly founded: string
  readonly businessIds: Iterator<string, string>
}

export interface DemoProduct {
  readonly id: string
  readonly code: string
  readonly kind: string
  readonly unit: 'm3' | 'pcs'
}

export interface DemoSeller {
  readonly id: string
  readonly code: string
  readonly name: string
  /** The person who works in its office. */
  readonly office: PersonCard
  readonly zones: readonly { readonly id: string; readonly code: string; readonly maxKm: number }[]
  readonly products: readonly DemoProduct[]
}

export interface DemoPile {
  readonly id: string
  readonly product: string
  readonly code: string
  /** How much of the swamp's peat is in it. */
  readonly share: number
}

export interface DemoSwamp {
  readonly id: string
  readonly name: string
  readonly seller: DemoSeller
  readonly loader: PersonCard
  readonly piles: readonly DemoPile[]
  readonly store: DemoPile | undefined
  readonly lat: number
  readonly lon: number
  /** m³ of a year (chapter 6). */
  readonly opening: number
  readonly produced: number
  readonly sold: number
  readonly loss: number
}

export interface DemoVehicle {
  readonly id: string
  readonly type: string
  readonly capacity: number
}

export interface DemoCarrier {
  readonly id: string
  readonly name: string
  readonly serves: readonly string[]
  readonly vehicles: readonly DemoVehicle[]
  /** Ids of its drivers. */
  readonly drivers: readonly string[]
}

export interface DemoCustomer {
  readonly id: string
  readonly name: string
  /** Codes of the sellers that it buys from, the first most. */
  readonly sellers: readonly string[]
  /** Its main member; nobody of the generated ones has an account in the portal. */
  readonly member: PersonCard | undefined
  readonly site: { readonly id: string; readonly name: string; readonly combination: string }
  readonly product: string
  readonly collects: boolean
  /** m³ a year. */
  readonly yearly: number
  readonly purchaseReference: string
}

export interface DemoWorld extends DemoPlace {
  /** What lies in each pile, by its id. */
  readonly balances: { add(pile: string, quantity: number): void }
  /** Kilometres of road. */
  km(site: string, swamp: string): number
  readonly sellers: readonly DemoSeller[]
  readonly swamps: readonly DemoSwamp[]
  readonly carriers: readonly DemoCarrier[]
  readonly customers: readonly DemoCustomer[]
}

export function found<Value>(values: readonly Value[], is: (value: Value) => boolean, what: string): Value {
  const value = values.find(is)
  if (value === undefined) throw new RangeError(`The demo has no ${what}`)
  return value
}

/** Finnish business ids that nobody has: of the 999 range, which is not given out (chapter 6). */
export function* unissuedBusinessIds(): Generator<string, string> {
  const weights = [7, 9, 10, 5, 8, 4, 2]
  for (let number = 9_990_001; ; number++) {
    const sum = [...String(number)].reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0)
    const rest = sum % 11
    if (rest !== 1) yield `${number}-${rest === 0 ? 0 : 11 - rest}`
  }
}
