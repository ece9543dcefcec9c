/** What letters about orders and loads are written from. */
import type { ConfirmationContent, Names } from '../documents/content.ts'

export interface OrderLetter {
  readonly number: string
  readonly seller: string
  readonly phone: string
  /** Whom it is ordered for. */
  readonly customer: string
  readonly goods: readonly { readonly name: Names; readonly unit: string; readonly ordered: number }[]
  /** Name and town; empty for what is collected. */
  readonly site: string
  readonly week: string
  readonly day: string
  /** The reason or answer as it was written; empty without one. */
  readonly words: string
}

/** Somebody else has ordered. */
export interface EnteredLetter extends OrderLetter {
  readonly enteredBy: string
}

export interface RequestLetter extends OrderLetter {
  readonly kind: 'change' | 'cancel'
}

export interface DecidedLetter extends RequestLetter {
  readonly isAccepted: boolean
  /** Numbers of loads that were under way already and did not change with the order. */
  readonly staying: readonly string[]
  /** A new order confirmation goes along. */
  readonly hasPaper: boolean
}

export interface ConfirmationLetter {
  readonly content: ConfirmationContent
}

export interface LoadLetter {
  readonly number: string
  readonly order: string
  readonly seller: string
  readonly phone: string
  readonly customer: string
  readonly site: string
  readonly goods: readonly { readonly name: Names; readonly unit: string; readonly quantity: number }[]
  /** When it was delivered or failed: a moment; empty where nobody knows. */
  readonly at: string
  /** When it is to be loaded: a week, a day where one is set, a moment where an hour is. */
  readonly week: string
  readonly day: string
  readonly slot: string
  readonly swamp: string
  /** Until when an offer is open: a moment; empty for none. */
  readonly deadline: string
  /** Name and telephone of the one who tells it. */
  readonly told: string
  /** Who received it; empty where nobody was there. */
  readonly receiver: string
  /** Why it failed; a word of the contract. */
  readonly problem: string
  readonly words: string
}
