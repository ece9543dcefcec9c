/** Names of tax classes: the one that every portal has is named in the reader's language, others as they were typed. */
import { usePeatTexts } from '../texts/texts.ts'

export function useTaxClass(): (taxClass: string) => string {
  const { generaltax } = usePeatTexts('registers')
  return (taxClass) => (taxClass === 'general' ? generaltax : taxClass)
}

/** With what is typed for it, where classes are typed: `Yleinen (general)`. */
export function useTypedTaxClass(): (taxClass: string) => string {
  const nameOf = useTaxClass()
  return (taxClass) => (nameOf(taxClass) === taxClass ? taxClass : `${nameOf(taxClass)} (${taxClass})`)
}
