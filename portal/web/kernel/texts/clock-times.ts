/** Times of a day, by the clocks of Finland. Apart from the dates, which the login needs none of. */
import { clockTime } from '../../../contract/amounts/finnish-clock.ts'
import type { Language } from './languages.ts'

/** klo 14.05; English has no word before it, since its sentences say "at". */
export function formatTime(date: Date, language: Language): string {
  return (language === 'fi' ? 'klo\u00A0' : '') + clockTime(date)
}
