import type { AskOf } from '@workspace/portal/contract'
import type { saveStockpile } from '../../../contract/swamps/calls.ts'
import type { Stockpile } from '../../../contract/swamps/swamp.ts'

export type PileValues = AskOf<typeof saveStockpile>

export function newPileValues({ id, swamp, year }: { id: string; swamp: string; year: number }): PileValues {
  return {
    ...{ id, version: 0, swamp, kind: 'pile', code: '', product: '', place: null, year, openingEstimate: 0 },
    ...{ density: 200, moisturePermille: 400, vonPost: '', covered: false, screened: false, state: 'open' },
    ...{ measuredOn: null, method: null },
  }
}

export function pileValues(swamp: string, { balance: _, ...pile }: Stockpile): PileValues {
  return { ...pile, swamp, openingEstimate: pile.openingEstimate ?? 0 }
}
