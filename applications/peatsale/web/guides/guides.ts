/** Instructions for each role, each document fetched when it is opened. */
import type { Guide } from '@workspace/portal/web'
import { lazyTexts } from '@workspace/portal/web'

export const guides: readonly Guide[] = [
  {
    key: 'order',
    names: { fi: 'Tilaaminen', en: 'Ordering' },
    document: { fi: lazyTexts(() => import('./order-fi.md')), en: lazyTexts(() => import('./order-en.md')) },
  },
  {
    key: 'drive',
    names: { fi: 'Ajaminen', en: 'Driving' },
    document: { fi: lazyTexts(() => import('./drive-fi.md')), en: lazyTexts(() => import('./drive-en.md')) },
  },
  {
    key: 'load',
    names: { fi: 'Lastaaminen', en: 'Loading' },
    document: { fi: lazyTexts(() => import('./load-fi.md')), en: lazyTexts(() => import('./load-en.md')) },
  },
  {
    key: 'dispatch',
    names: { fi: 'Ajojärjestely', en: 'Dispatching' },
    document: { fi: lazyTexts(() => import('./dispatch-fi.md')), en: lazyTexts(() => import('./dispatch-en.md')) },
  },
  {
    key: 'office',
    names: { fi: 'Toimisto', en: 'Office' },
    document: { fi: lazyTexts(() => import('./office-fi.md')), en: lazyTexts(() => import('./office-en.md')) },
  },
]
