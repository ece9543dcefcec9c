/** A page about one of the reader's own accounts; who has several chooses which. */
import type { AnswerOf } from '@workspace/portal/contract'
import { MissingAnswer, navigate, Page, Select, Stack, useAddress, useAnswer } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { readStart } from '../../contract/start/calls.ts'
import type { OwnPlace } from '../shell/own-bar.tsx'
import { OwnBar } from '../shell/own-bar.tsx'
import { OwnPlaces } from '../shell/own-places.tsx'
import { usePeatTexts } from '../texts/texts.ts'

export type OwnAccount = AnswerOf<typeof readStart>['accounts'][number]

export type OwnPageProps = {
  heading: string
  /** The address below the application. */
  path: OwnPlace
  children: (account: OwnAccount) => ReactNode
}

export function OwnPage({ heading, path, children }: OwnPageProps): ReactElement {
  const texts = usePeatTexts('own')
  const { query } = useAddress()
  const { data, error, refetch } = useAnswer(readStart, {})
  const accounts = data?.accounts ?? []
  const account = accounts.find(({ id }) => id === query.get('account')) ?? accounts[0]
  return (
    <>
      <Page heading={heading} lead={account?.name ?? ''}>
        <OwnPlaces at={path} />
        <Stack>
          {accounts.length > 1 && account && (
            <Select
              label={texts.customer}
              value={account.id}
              onChange={({ target }) => navigate(`/peatsale${path}?account=${target.value}`, { replace: true })}
            >
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          {account ? children(account) : <MissingAnswer of={{ error, refetch }} />}
        </Stack>
      </Page>
      <OwnBar at={path} />
    </>
  )
}
