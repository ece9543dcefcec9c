/** A farm offers manure, or changes what it has offered; an office does it on behalf of a farm that telephones. */
import type { AnswerOf } from '@workspace/portal/contract'
import { LocalDate } from '@workspace/portal/contract'
import {
  LinkButton,
  MissingAnswer,
  Notice,
  navigate,
  Select,
  Stack,
  useAddress,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readFarm } from '../../contract/farms/calls.ts'
import { readRequest } from '../../contract/requests/calls.ts'
import { proposeRequest } from '../../contract/requests/propose-call.ts'
import type { Request } from '../../contract/requests/request.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import { FarmPage } from '../shell/role-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { OfferForm } from './offer-form.tsx'
import { newOffer, storedOffer } from './offer-values.ts'

export function OfferScreen(): ReactElement {
  const { query } = useAddress()
  const request = query.get('request')
  const { data, error, refetch } = useStart()
  if (request !== null) return <Known key={request} id={request} />
  if (data === undefined) return <Waiting of={{ error, refetch }} />
  const account = query.get('account') ?? data.accounts.find(({ isMain }) => isMain)?.id ?? data.accounts[0]?.id ?? ''
  return <Fresh key={account} account={account} accounts={data.accounts} />
}

function Waiting({ of }: Parameters<typeof MissingAnswer>[0]): ReactElement {
  const texts = useManureTexts('farm')
  return (
    <Frame heading={texts.offer}>
      <MissingAnswer of={of} />
    </Frame>
  )
}

function Frame({ heading, children }: { heading: string; children: ReactElement }): ReactElement {
  const { start } = useManureTexts('start')
  return (
    <FarmPage at="/pickups" isForm width="form" heading={heading} back={{ href: '#/manuredelivery', label: start }}>
      {children}
    </FarmPage>
  )
}

type FreshProps = {
  account: string
  accounts: AnswerOf<typeof import('../../contract/start/calls.ts').readStart>['accounts']
}

function Fresh({ account, accounts }: FreshProps): ReactElement {
  const texts = useManureTexts('farm')
  const { query } = useAddress()
  const farm = useAnswer(readFarm, { id: account as never })
  const types = useAnswer(searchTypes, {})
  const proposal = useAnswer(proposeRequest, { account, ...beginningOf(query) } as never)
  if (farm.data === undefined) return <Waiting of={farm} />
  if (types.data === undefined) return <Waiting of={types} />
  if (proposal.data === undefined) return <Waiting of={proposal} />
  const { stores } = farm.data.farm
  const begin = newOffer(proposal.data.draft)
  return (
    <Frame heading={texts.offer}>
      <Stack>
        {accounts.length > 1 && (
          <Select
            label={texts.account}
            value={account}
            onChange={({ target }) => navigate(`/manuredelivery/offer?account=${target.value}`, { replace: true })}
          >
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {stores.length === 0 ? (
          <Notice
            tone="info"
            title={texts.nostores}
            action={<LinkButton href="#/manuredelivery/farm">{texts.addstore}</LinkButton>}
          >
            <p>{texts.nostorestext}</p>
          </Notice>
        ) : (
          <OfferForm farm={farm.data.farm} types={types.data.types} begin={begin} />
        )}
      </Stack>
    </Frame>
  )
}

function Known({ id }: { id: string }): ReactElement {
  const { data, error, refetch } = useAnswer(readRequest, { id: id as never })
  return data === undefined ? <Waiting of={{ error, refetch }} /> : <Filled request={data.request} />
}

function Filled({ request }: { request: Request }): ReactElement {
  const texts = useManureTexts('farm')
  const farm = useAnswer(readFarm, { id: request.farm.id as never })
  const types = useAnswer(searchTypes, {})
  if (farm.data === undefined) return <Waiting of={farm} />
  if (types.data === undefined) return <Waiting of={types} />
  return (
    <Frame heading={request.state === 'draft' ? texts.offer : texts.changerequest}>
      <Stack>
        {request.state === 'accepted' && <Notice tone="warn" title={texts.acceptedanew} />}
        <OfferForm farm={farm.data.farm} types={types.data.types} begin={storedOffer(request)} request={request} />
      </Stack>
    </Frame>
  )
}

/** What the address names to begin with: an earlier request, a store, the day on which a flock's manure can leave. */
function beginningOf(query: URLSearchParams) {
  const [like, store, on] = [query.get('like'), query.get('store'), query.get('ready')]
  const isDay = LocalDate.safeParse(on).success
  return { ...(like !== null && { like }), ...(store !== null && { store }), ...(isDay && { on }) }
}
