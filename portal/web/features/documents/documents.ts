/** The portal's own documents in both languages, each fetched when its page is opened. */
import { use } from 'react'
import type { Arrival } from '../../kernel/texts/arrival.ts'
import { fetched, textsOrPromise } from '../../kernel/texts/arrival.ts'
import type { PortalDocument } from '../../kernel/texts/document-blocks.ts'
import type { Language } from '../../kernel/texts/index.ts'

const documents = {
  terms: {
    fi: fetched<PortalDocument>(() => import('./terms-fi.md')),
    en: fetched<PortalDocument>(() => import('./terms-en.md')),
  },
  instructions: {
    fi: fetched<PortalDocument>(() => import('./instructions-fi.md')),
    en: fetched<PortalDocument>(() => import('./instructions-en.md')),
  },
  registerstatement: {
    fi: fetched<PortalDocument>(() => import('./register-statement-fi.md')),
    en: fetched<PortalDocument>(() => import('./register-statement-en.md')),
  },
  accessibility: {
    fi: fetched<PortalDocument>(() => import('./accessibility-fi.md')),
    en: fetched<PortalDocument>(() => import('./accessibility-en.md')),
  },
} as const satisfies Record<string, Record<Language, Arrival<PortalDocument>>>

export type DocumentName = keyof typeof documents

/** Suspends while the document is on its way. */
export function useDocument(name: DocumentName, language: Language): PortalDocument {
  const found = textsOrPromise<PortalDocument>(documents[name][language])
  return found instanceof Promise ? use(found) : found
}
