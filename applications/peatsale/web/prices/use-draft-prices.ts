/** The prices of a draft as they stand in the sheet until they are saved; what others save meanwhile is met, not written over. */
import type { Choices, ConflictSides } from '@workspace/portal/web'
import { mergedValues, newId, useConflict, useLeaveWarning, useSend, useToast } from '@workspace/portal/web'
import { useState } from 'react'
import { comparePriceList, readPriceList, savePriceRows } from '../../contract/prices/calls.ts'
import type { PriceRowChange } from '../../contract/prices/price-list.ts'
import { rowChangesMost } from '../../contract/prices/price-list.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Prices, Sheet } from './price-sheet.ts'
import { afterChanges, changesTo, pricesOf } from './price-sheet.ts'

export interface DraftPrices {
  readonly prices: Prices
  readonly set: (key: string, price: number | undefined) => void
  readonly setAll: (prices: Prices) => void
  readonly undo: () => void
  readonly count: number
  readonly save: () => Promise<void>
  readonly isBusy: boolean
  readonly failure: ReturnType<typeof useSend<typeof savePriceRows>>['failure']
  /** Both sides, where somebody else has saved first. */
  readonly sides: ConflictSides<Prices> | undefined
  readonly resolve: (choices: Choices) => void
  readonly forget: () => void
}

/** @param stored is the list as it was read last. */
export function useDraftPrices(list: string, stored: Sheet): DraftPrices {
  const texts = usePeatTexts('pricing')
  const toast = useToast()
  const idOf = useRowIds()
  const [base, setBase] = useState(stored)
  const [prices, setPrices] = useState<Prices>(() => pricesOf(stored.rows))
  const changes = changesTo(base.rows, prices, idOf)
  const { send, isBusy, failure } = useSend(savePriceRows, {
    invalidates: [readPriceList, comparePriceList],
    successMessage: false,
  })
  const conflict = useConflict(readPriceList, {
    input: { id: list },
    valuesOf: ({ list: { version }, rows }): Sheet => ({ version, rows }),
    ...{ base, mine: base, failure },
  })
  useLeaveWarning(changes.length > 0)
  // Nothing is unsaved here: what others have saved is taken over.
  if (changes.length === 0 && !isBusy && stored.version > base.version) {
    setBase(stored)
    setPrices(pricesOf(stored.rows))
  }

  async function sendAll(all: readonly PriceRowChange[], from: number): Promise<void> {
    let version = from
    for (let at = 0; at < all.length; at += rowChangesMost) {
      const answer = await send({ list, version, changes: all.slice(at, at + rowChangesMost) })
      if (!('answered' in answer)) return
      version = answer.answered.version
      const sent = all.slice(0, at + rowChangesMost)
      setBase((before) => ({ version, rows: afterChanges(before.rows, sent) }))
    }
    setPrices((before) => Object.fromEntries(Object.entries(before).filter(([, price]) => price !== undefined)))
    toast({ text: texts.saved({ count: all.length }) })
  }

  const sides = conflict.sides && {
    base: pricesOf(base.rows),
    mine: prices,
    stored: pricesOf(conflict.sides.stored.rows),
  }
  return {
    prices,
    set: (key, price) => setPrices((before) => ({ ...before, [key]: price })),
    setAll: setPrices,
    undo: () => setPrices(pricesOf(base.rows)),
    count: changes.length,
    save: () => sendAll(changes, base.version),
    isBusy,
    failure: conflict.isReading || sides !== undefined ? undefined : failure,
    sides,
    resolve: (choices) => {
      if (sides === undefined || conflict.sides === undefined) return
      const { stored: now } = conflict.sides
      const merged = mergedValues(sides, keysOf(sides), choices)
      conflict.forget()
      setBase(now)
      setPrices(merged)
      void sendAll(changesTo(now.rows, merged, idOf), now.version)
    },
    forget: conflict.forget,
  }
}

/** All places that one of the sides has a price for. */
export function keysOf({ base, mine, stored }: ConflictSides<Prices>): readonly string[] {
  return [...new Set([base, mine, stored].flatMap((prices) => Object.keys(prices)))]
}

/** The id of a row that is not saved yet stays the same until it is: a repeated press is the same save. */
function useRowIds(): (key: string) => string {
  const [ids] = useState(() => new Map<string, string>())
  return (key) => {
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    return id
  }
}
