/** Names that stand in both languages. */
import { useLanguage } from '@workspace/portal/web'

interface TwoNames {
  readonly fi: string
  readonly en: string
}

export function useName(): (names: TwoNames) => string {
  const { language } = useLanguage()
  return (names) => names[language]
}
