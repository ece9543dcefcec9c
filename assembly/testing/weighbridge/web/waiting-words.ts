/** What the front page says of weighings. */
import type { WaitingWords } from '@workspace/portal/web'

export const waitingWords: WaitingWords = {
  fi: {
    count: (count) => (count === 1 ? 'punnitus' : 'punnitusta'),
    item: ({ kind, values }) =>
      kind === 'visit' ? { title: 'Punnitus', text: `${values['kilograms']} kg` } : undefined,
  },
  en: {
    count: (count) => (count === 1 ? 'weighing' : 'weighings'),
    item: ({ kind, values }) =>
      kind === 'visit' ? { title: 'Weighing', text: `${values['kilograms']} kg` } : undefined,
  },
}
