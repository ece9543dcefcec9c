/** Terms of use: Finnish binds, English is a translation of it that says so (TERMS-15). */
import type { ReactElement } from 'react'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { DocumentPage } from './document-page.tsx'

export function TermsScreen({ query }: ScreenProps): ReactElement {
  const { termsfinnishlink } = useTexts('info')
  const { language } = useLanguage()
  const shown = query.get('lang') === 'fi' ? 'fi' : language
  return (
    <DocumentPage key={shown} name="terms" language={shown}>
      {shown !== 'fi' && (
        <p>
          <a href="#/termsofuse?lang=fi">{termsfinnishlink}</a>
        </p>
      )}
    </DocumentPage>
  )
}
