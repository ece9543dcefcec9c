/** Accepts a request as a new customer or for a known one, or declines it with words; a letter leaves either way. */
import {
  Button,
  ButtonRow,
  Card,
  FailureNotice,
  FormStack,
  Notice,
  navigate,
  newId,
  Stack,
  SubmitPlace,
  useCallForm,
  useSend,
} from '@workspace/portal/web'
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
import { FirstSite, firstSite, ListOfNew, useFirstSiteLabels } from '../customers/first-site.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { ChooseCustomer } from './choose-customer.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

type DecisionProps = { request: CustomerRequestRow; like: readonly LikeCustomer[] }

const invalidates = [readCustomerRequest, searchCustomerRequests, searchCustomers, readCustomer, readStart]

function useAccepted() {
  const { accepted } = usePeatTexts('customers')
  const onDone = ({ account }: { account: string }) =>
    navigate(`/peatsale/office/customers/${account}`, { force: true })
  return { invalidates, successMessage: accepted, onDone }
}

export function Decision({ request, like }: DecisionProps): ReactElement {
  const texts = usePeatTexts('customers')
  const [isDeclining, setDeclining] = useState(false)
  const { id, businessId, person } = request
  const isKnown = like.some(({ because }) => because.includes('businessId'))
  return (
    <Stack>
      {person && person.access !== 'there' && (
        <Notice tone={person.access === 'given' ? 'info' : 'warn'} title={texts[`access_${person.access}`]} />
      )}
      {like.length > 0 && (
        <Notice tone="warn" title={isKnown ? texts.samebusinessid : texts.maybesame}>
          {texts.foundtext}
        </Notice>
      )}
      {like.length === 0 && <AsNew request={request} />}
      <ToKnown id={id} like={like} />
      {/* With the business id of a customer it is that one. */}
      {like.length > 0 && !(isKnown && businessId !== '') && <AsNew request={request} />}
      <ButtonRow>
        <Button variant="secondary" onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      </ButtonRow>
      {isDeclining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}
    </Stack>
  )
}

function ToKnown({ id, like }: { id: string; like: readonly LikeCustomer[] }): ReactElement {
  const texts = usePeatTexts('customers')
  const [account, setAccount] = useState(like[0]?.id ?? '')
  const [lacks, setLacks] = useState(false)
  const { send, isBusy, failure } = useSend(decideCustomerRequest, useAccepted())
  function join() {
    setLacks(account === '')
    if (account !== '') void send({ id, decision: 'account', account })
  }
  return (
    <Card heading={texts.which}>
      <Stack>
        <ChooseCustomer
          like={like}
          chosen={account}
          error={lacks && account === '' ? texts.chooseaccount : undefined}
          onChoose={setAccount}
        />
        <p>{texts.jointext}</p>
        {failure && <FailureNotice answer={failure} />}
        <div>
          <Button variant={like.length > 0 ? 'primary' : 'secondary'} busy={isBusy} onClick={() => !isBusy && join()}>
            {texts.join}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

/** The account with its yard, zone and price list at once, so that the first order has a price. */
function AsNew({ request }: { request: CustomerRequestRow }): ReactElement {
  const texts = usePeatTexts('customers')
  const [site] = useState(newId)
  const form = useCallForm(decideCustomerRequest, {
    ...useAccepted(),
    values: { ...firstSite, id: request.id, decision: 'new', account: '', words: '', site },
    labels: useFirstSiteLabels(),
  })
  return (
    <Card heading={texts.newcustomer}>
      <FormStack {...form.props} aria-label={texts.newcustomer}>
        <p>{texts.acceptnewtext}</p>
        <ListOfNew {...form.field('tag')} />
        <FirstSite form={form} at={request} />
        <SubmitPlace form={form} label={texts.acceptnew} />
      </FormStack>
    </Card>
  )
}
