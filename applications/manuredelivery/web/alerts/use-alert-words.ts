/** Where and when an alert is in force, in words. */
import { useDateFormat } from '@workspace/portal/web'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import { useManureTexts } from '../texts/texts.ts'

export const alertTones = { coming: 'info', inForce: 'err', past: 'rest' } as const

interface AlertWords {
  /** `Kauhava, Lapua (siipikarja)`. */
  area(alert: Pick<ListedAlert, 'municipalities' | 'farms' | 'poultryOnly'>): string
  /** `5.10.2026–12.10.2026`, or from a day on. */
  days(alert: Pick<ListedAlert, 'from' | 'to'>): string
}

export function useAlertWords(): AlertWords {
  const texts = useManureTexts('warnings')
  const { day } = useDateFormat()
  return {
    area: ({ municipalities, farms, poultryOnly }) => {
      const places = [...municipalities, ...farms.map(({ name }) => name)].join(', ')
      return poultryOnly ? `${places} (${texts.poultry})` : places
    },
    days: ({ from, to }) => (to === null ? texts.fromday({ day: day(from) }) : `${day(from)}–${day(to)}`),
  }
}
