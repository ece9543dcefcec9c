/** Texts of the search: apart, since each screen that has any text would carry their line. */
import { dictionary } from '@workspace/portal/web'

const { useTexts } = dictionary(
  { search: async () => (await import('../texts/fi/search.ts')).search },
  { search: async () => (await import('../texts/en/search.ts')).search },
)

export const useSearchTexts = () => useTexts('search')
