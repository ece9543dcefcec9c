/** A customer's own delivery sites. */
import { MissingAnswer, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { onlyFor } from '../shell/role-only.tsx'
import { SiteCards } from '../sites/site-cards.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { OwnPage } from './own-page.tsx'

export const OwnSitesScreen = onlyFor(['customer'], OwnSites)

function OwnSites(): ReactElement {
  const texts = usePeatTexts('sites')
  return (
    <OwnPage heading={texts.sites} path="/sites">
      {({ id }) => <Sites account={id} />}
    </OwnPage>
  )
}

function Sites({ account }: { account: string }): ReactElement {
  const { data, error, refetch } = useAnswer(readCustomer, { id: account })
  if (data) return <SiteCards sites={data.sites} sellers={[]} below="#/peatsale/sites" account={account} level="page" />
  return <MissingAnswer of={{ error, refetch }} />
}
