import { siteFields } from '../../contract/sites/site.ts'
import { usePeatTexts } from '../texts/texts.ts'

type FieldName = keyof typeof siteFields
const names = Object.keys(siteFields) as FieldName[]

/** What each field of a site is called, in the order of its form. */
export function useSiteLabels(): Readonly<Record<FieldName, string>> {
  const texts = usePeatTexts('work')
  return Object.fromEntries(names.map((name) => [name, texts[`site_${name}`]])) as Record<FieldName, string>
}
