/** The texts of these fields: a section of its own, since most screens have none of them. */
import { dictionary } from '../texts/dictionary.ts'

export const { useTexts: useFieldTexts, preload: preloadFieldTexts } = dictionary(
  { values: async () => (await import('../texts/fi/values.ts')).values },
  { values: async () => (await import('../texts/en/values.ts')).values },
)
