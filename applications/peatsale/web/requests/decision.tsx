/** Accepts a request as a new customer or for a known one, or declines it with words; a letter leaves either way. */
import { Button, ButtonRow, Card, FailureNotice, Notice, navigate, Stack, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import type { CustomerRequestRow, LikeCustomer } from '../../contract/customers/request-calls.ts'
import {
  decideCustomerRequest,
  readCustomerRequest,
  searchCustomerRequests,
} from '../../contract/customers/request-calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { ChooseCustomer } from './choose-customer.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

type DecisionProps = { request: CustomerRequestRow; like: readonly LikeCustomer[] }

export function Decision({ request, like }: DecisionProps): ReactElement {
  const texts = usePeatTexts('customers')
  const [account, setAccount] = useState(like[0]?.id ?? '')
  const [isDeclining, setDeclining] = useState(false)
  const [lacks, setLacks] = useState(false)
  const { send, isBusy, isSending, failure } = useSend(decideCustomerRequest, {
    refreshes: [readCustomerRequest, searchCustomerRequests, searchCustomers, readCustomer, readStart],
    says: texts.accepted,
    onDone: (answer) => navigate(`/peatsale/office/customers/${answer.account}`),
  })
  const { id, businessId } = request
  const asNew = { id, decision: 'new' } as const
  const toKnown = { id, decision: 'account', account } as const
  const isKnown = like.some(({ because }) => because.includes('businessId'))
  function join() {
    setLacks(account === '')
    if (account !== '') void send(toKnown)
  }
  return (
    <Stack>
      {like.length > 0 && (
        <Notice tone="warn" title={isKnown ? texts.samebusinessid : texts.maybesame}>
          {texts.foundtext}
        </Notice>
      )}
      <Card heading={texts.which}>
        <Stack>
          <ChooseCustomer
            like={like}
            chosen={account}
            error={lacks && account === '' ? texts.chooseaccount : undefined}
            onChoose={setAccount}
          />
          <p>{texts.jointext}</p>
          <Button
            variant={like.length > 0 ? 'primary' : 'secondary'}
            busy={isSending(toKnown)}
            onClick={() => !isBusy && join()}
          >
            {texts.join}
          </Button>
        </Stack>
      </Card>
      {/* With the business id of a customer it is that one. */}
      {!(isKnown && businessId !== '') && <p>{texts.acceptnewtext}</p>}
      <ButtonRow>
        {!(isKnown && businessId !== '') && (
          <Button
            variant={like.length > 0 ? 'secondary' : 'primary'}
            busy={isSending(asNew)}
            onClick={() => !isBusy && void send(asNew)}
          >
            {texts.acceptnew}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      </ButtonRow>
      {failure && <FailureNotice answer={failure} />}
      {isDeclining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}
    </Stack>
  )
}
