/** The documents that are shown in the language in use. */
import type { ReactElement } from 'react'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useLanguage } from '../../kernel/texts/index.ts'
import { DocumentPage } from './document-page.tsx'
import type { DocumentName } from './documents.ts'
import { GuideLinks, GuidePage } from './guides.tsx'

export function InstructionsScreen({ query }: ScreenProps): ReactElement {
  const guide = query.get('guide')
  const { language } = useLanguage()
  if (guide !== null) return <GuidePage named={guide} />
  return (
    <DocumentPage name="instructions" language={language}>
      <GuideLinks />
    </DocumentPage>
  )
}

export function RegisterStatementScreen(): ReactElement {
  return <OwnLanguage name="registerstatement" />
}

export function AccessibilityScreen(): ReactElement {
  return <OwnLanguage name="accessibility" />
}

function OwnLanguage({ name }: { name: DocumentName }): ReactElement {
  return <DocumentPage name={name} language={useLanguage().language} />
}
