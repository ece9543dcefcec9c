/** Reasons as their reader reads them: a tile in the own language, words as they were written. */
import type { ReasonTile } from '../../contract/loads/reason-tiles.ts'
import { reasonTiles } from '../../contract/loads/reason-tiles.ts'
import { usePeatTexts } from '../texts/texts.ts'

const tiles: readonly string[] = Object.values(reasonTiles).flat()

export function useReasonWords(): (reason: string) => string {
  const texts = usePeatTexts('reasons')
  return (reason) => (isTile(reason) ? texts[reason] : reason)
}

function isTile(reason: string): reason is ReasonTile {
  return tiles.includes(reason)
}
