import { useDateFormat } from '@workspace/portal/web'
import type { Stockpile } from '../../../contract/swamps/swamp.ts'
import { usePeatTexts } from '../../texts/texts.ts'

/** What a loader has told of a pile: `Märkä, Sami Lumme, 13.10.2026 klo 9.45`. */
export function useReportWords(): (told: Stockpile['reports'][number]) => string {
  const texts = usePeatTexts('today')
  const { moment } = useDateFormat()
  return ({ report, by, at }) => {
    const what = report.kind === 'moisture' ? texts[`feel_${report.value}`] : texts[`left_${report.value}`]
    return texts.toldby({ what, who: by, at: moment(at) })
  }
}
