/** A document on its own page, filled from the settings, with the way back (INFO-08). */
import type { ReactElement, ReactNode } from 'react'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import { navigate } from '../../kernel/routing/hash-location.ts'
import type { PortalDocument } from '../../kernel/texts/document-blocks.ts'
import type { Language } from '../../kernel/texts/index.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, iconBack, Page } from '../../kernel/ui/index.ts'
import { documentSettings } from './document-settings.ts'
import { DocumentView } from './document-view.tsx'
import type { DocumentName } from './documents.ts'
import { useDocument } from './documents.ts'

/** `language` is that of the document, which may differ from the page's (TERMS-15). */
type DocumentPageProps = { name: DocumentName; language: Language; children?: ReactNode }

export function DocumentPage({ name, language, children }: DocumentPageProps): ReactElement {
  return (
    <ReadDocument document={useDocument(name, language)} language={language}>
      {children}
    </ReadDocument>
  )
}

type ReadDocumentProps = { document: PortalDocument; language: Language; children?: ReactNode }

export function ReadDocument({ document, language, children }: ReadDocumentProps): ReactElement {
  const { back } = useTexts('common')
  const info = useTexts('info')
  const page = useLanguage()
  return (
    <div lang={language}>
      <Page heading={document.title} width="form">
        {children}
        <DocumentView document={document} language={language} settings={documentSettings(useSite(), info, language)} />
        <div lang={page.language}>
          <Button variant="secondary" icon={iconBack} onClick={goBack}>
            {back}
          </Button>
        </div>
      </Page>
    </div>
  )
}

/** To where the reader came from; a document opened in a tab of its own has the page that lists the documents behind it. */
function goBack(): void {
  if ('navigation' in window && window.navigation.canGoBack) history.back()
  else navigate('/systeminfo')
}
