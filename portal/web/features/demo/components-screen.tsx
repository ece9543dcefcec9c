/** `/components`, in demo mode only: every part of the design system in every state. */
import type { ReactElement } from 'react'
import { readDemoAccounts } from '../../../contract/demo/calls.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { NotFoundScreen } from '../../kernel/routing/not-found-screen.tsx'
import type { ScreenProps } from '../../kernel/routing/screen.ts'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Spinner } from '../../kernel/ui/index.ts'
import { ComponentsPage } from './components/components-page.tsx'
import { FieldScreenShown } from './components/field-screen-shown.tsx'

export function ComponentsScreen({ query }: ScreenProps): ReactElement {
  const { language } = useLanguage()
  const { loading } = useTexts('common')
  const { status, data } = useAnswer(readDemoAccounts, {})
  switch (status) {
    case 'pending':
      return <Spinner label={loading} center />
    case 'error':
      return <NotFoundScreen />
    case 'success':
      if (data.accounts.length === 0) return <NotFoundScreen />
      return query.has('field') ? <FieldScreenShown language={language} /> : <ComponentsPage language={language} />
  }
}
