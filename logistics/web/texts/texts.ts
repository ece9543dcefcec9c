/** The package's own texts, fetched with the first screen that needs them. */
import { dictionary } from '@workspace/portal/web'

const { useTexts, preload } = dictionary(
  { commands: async () => (await import('./fi/commands.ts')).commands },
  { commands: async () => (await import('./en/commands.ts')).commands },
)

/** A dialog that waited for its texts would close again: what opens dialogs calls it ahead. */
export const useCommandTexts = () => useTexts('commands')
export const preloadCommandTexts = (language: Parameters<typeof preload>[0]) => preload(language, ['commands'])
