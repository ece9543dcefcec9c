/** Names of tax classes: the one that every portal has is named in the reader's language, others as they were typed. */
import { useVatTexts } from '../texts/texts.ts'

export function useTaxClass(): (taxClass: string) => string {
  const { general } = useVatTexts()
  return (taxClass) => (taxClass === 'general' ? general : taxClass)
}

/** With what is typed for it, where classes are typed: `Yleinen (general)`. */
export function useTypedTaxClass(): (taxClass: string) => string {
  const nameOf = useTaxClass()
  return (taxClass) => (nameOf(taxClass) === taxClass ? taxClass : `${nameOf(taxClass)} (${taxClass})`)
}
