import type { ChipTone } from '@workspace/portal/web'
import { Chip } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { PriceStanding } from '../../contract/prices/price-standing.ts'
import { usePeatTexts } from '../texts/texts.ts'

const tones: Readonly<Record<PriceStanding, ChipTone>> = {
  draft: 'pending',
  coming: 'info',
  valid: 'ok',
  ended: 'rest',
  retired: 'rest',
  discarded: 'rest',
}

export function StandingChip({ standing }: { standing: PriceStanding }): ReactElement {
  const texts = usePeatTexts('pricing')
  return <Chip tone={tones[standing]}>{texts[`standing_${standing}`]}</Chip>
}
