import { useLanguage } from '@workspace/portal/web'

const names = {
  fi: ['Maanantai', 'Tiistai', 'Keskiviikko', 'Torstai', 'Perjantai', 'Lauantai', 'Sunnuntai'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const

/** From Monday. */
export function useWeekdays(): readonly string[] {
  return names[useLanguage().language]
}
