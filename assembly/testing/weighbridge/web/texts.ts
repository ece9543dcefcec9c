/** The application's own texts. */
import { dictionary } from '@workspace/portal/web'

export const { useTexts: useWeighbridgeTexts } = dictionary(
  {
    bridge: async () => (await import('./texts/bridge-fi.ts')).bridge,
    tickets: async () => (await import('./texts/tickets-fi.ts')).tickets,
  },
  {
    bridge: async () => (await import('./texts/bridge-en.ts')).bridge,
    tickets: async () => (await import('./texts/tickets-en.ts')).tickets,
  },
)
