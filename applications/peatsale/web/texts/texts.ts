/** The application's own texts, each section fetched with the first screen that asks. */
import { dictionary } from '@workspace/portal/web'

export const { useTexts: usePeatTexts } = dictionary(
  {
    states: async () => (await import('./fi/states.ts')).states,
    work: async () => (await import('./fi/work.ts')).work,
  },
  {
    states: async () => (await import('./en/states.ts')).states,
    work: async () => (await import('./en/work.ts')).work,
  },
)
