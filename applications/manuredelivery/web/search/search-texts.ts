/** Texts of the search: apart from the sections of the screens, since each screen that has any would carry its line. */
import { dictionary } from '@workspace/portal/web'

export const { useTexts: useSearchTexts } = dictionary(
  { search: async () => (await import('../texts/fi/search.ts')).search },
  { search: async () => (await import('../texts/en/search.ts')).search },
)
