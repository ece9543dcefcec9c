/** The other party of a row in a list. A viewer with a single account sees the delivery site instead. */
import { useAnswer } from '@workspace/portal/web'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export interface Counterparty {
  readonly label: string
  /** A customer and nothing else: who drives, and with what, is said of no load. */
  readonly isBuyer: boolean
  of(customer: string, site: { readonly name: string; readonly city: string } | null): string
}

export function useCounterparty(): Counterparty {
  const texts = usePeatTexts('work')
  const { data } = useAnswer(readStart, {})
  const isBuyer = data?.roles.every((role) => role === 'customer') === true
  const isSole = isBuyer && data?.accounts.length === 1
  if (!isSole) {
    return {
      isBuyer,
      label: texts.customer,
      of: (customer, site) => (site === null ? customer : `${customer}, ${site.city}`),
    }
  }
  return {
    isBuyer,
    label: texts.site,
    of: (_, site) => (site === null ? texts.collected : [site.name, site.city].filter(Boolean).join(', ')),
  }
}
