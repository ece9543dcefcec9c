/** `/components`, in demo mode only: every part of the design system in every state. */
import type { ReactElement } from 'react'
import { readDemoAccounts } from '../../../contract/demo/calls.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { NotFoundScreen } from '../../kernel/routing/not-found-screen.tsx'
import { useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Spinner } from '../../kernel/ui/index.ts'
import { ComponentsPage } from './components/components-page.tsx'

export function ComponentsScreen(): ReactElement {
  const { language } = useLanguage()
  const { loading } = useTexts('common')
  const { status, data } = useAnswer(readDemoAccounts, {})
  switch (status) {
    case 'pending':
      return <Spinner label={loading} center />
    case 'error':
      return <NotFoundScreen />
    case 'success':
      return data.accounts.length > 0 ? <ComponentsPage language={language} /> : <NotFoundScreen />
  }
}
