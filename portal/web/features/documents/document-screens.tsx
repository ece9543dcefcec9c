/** The documents that are shown in the language in use. */
import type { ReactElement } from 'react'
import { useLanguage } from '../../kernel/texts/index.ts'
import { DocumentPage } from './document-page.tsx'
import type { DocumentName } from './documents.ts'

export function InstructionsScreen(): ReactElement {
  return <OwnLanguage name="instructions" />
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
