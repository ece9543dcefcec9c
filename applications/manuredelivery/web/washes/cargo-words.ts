import type { Vehicle } from '@workspace/logistics/contract'
import { dayOf } from '@workspace/portal/contract'
import { useDateFormat } from '@workspace/portal/web'
import { useManureTexts } from '../texts/texts.ts'

/** What a truck carried last and when it was washed, or that a wash is missing; empty where nothing is known. */
export function useCargoWords() {
  const texts = useManureTexts('washes')
  const { day } = useDateFormat()
  const dayIn = (at: string) => day(dayOf(new Date(at)))
  return ({ lastCargo, washedAt, washMissing }: Pick<Vehicle, 'lastCargo' | 'washedAt' | 'washMissing'>): string => {
    const last = lastCargo && { cargo: texts[`cargo_${lastCargo.class}`], day: dayIn(lastCargo.at) }
    if (washMissing) return last ? texts.missingafter(last) : texts.missing
    const washed = washedAt === null ? '' : texts.washed({ day: dayIn(washedAt) })
    return [last ? texts.lastcargo(last) : '', washed].filter(Boolean).join(', ')
  }
}
