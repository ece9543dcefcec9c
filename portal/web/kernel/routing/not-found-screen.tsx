/** Page not found. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/index.ts'
import { ButtonRow, LinkButton, Page } from '../ui/index.ts'

export function NotFoundScreen(): ReactElement {
  const notfound = useTexts('notfound')
  const { backtofrontpage } = useTexts('common')
  return (
    <Page heading={notfound.pagenotfoundheading} lead={notfound.pagenotfoundtext} width="form">
      <ButtonRow>
        <LinkButton href="#/frontpage">{backtofrontpage}</LinkButton>
      </ButtonRow>
    </Page>
  )
}
