/** The package's own texts, fetched with the first screen that needs them. */
import { dictionary } from '@workspace/portal/web'

const { useTexts, preload } = dictionary(
  {
    commands: async () => (await import('./fi/commands.ts')).commands,
    documents: async () => (await import('./fi/documents.ts')).documents,
    lists: async () => (await import('./fi/lists.ts')).lists,
    vat: async () => (await import('./fi/vat.ts')).vat,
  },
  {
    commands: async () => (await import('./en/commands.ts')).commands,
    documents: async () => (await import('./en/documents.ts')).documents,
    lists: async () => (await import('./en/lists.ts')).lists,
    vat: async () => (await import('./en/vat.ts')).vat,
  },
)

/** A dialog that waited for its texts would close again: what opens dialogs calls it ahead. */
export const useCommandTexts = () => useTexts('commands')
export const preloadCommandTexts = (language: Parameters<typeof preload>[0]) =>
  preload(language, ['commands', 'documents'])
export const useDocumentTexts = () => useTexts('documents')
export const useListTexts = () => useTexts('lists')
export const preloadListTexts = (language: Parameters<typeof preload>[0]) => preload(language, ['lists'])
export const useVatTexts = () => useTexts('vat')
