/** A business id that is taken: the account that has it becomes this seller's customer, too. */
import { BusinessId } from '@workspace/portal/contract'
import { Button, FailureNotice, Notice, navigate, useAnswer, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { findCustomer, readCustomer, saveCustomerLink, searchCustomers } from '../../contract/customers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { newLink } from './new-link.ts'

export type KnownCustomerProps = { businessId: string; isTaken: boolean; seller: string }

export function KnownCustomer({ businessId, isTaken, seller }: KnownCustomerProps): ReactElement | null {
  const texts = usePeatTexts('customers')
  const read = BusinessId.safeParse(businessId)
  const isAsked = isTaken && read.success
  const { data } = useAnswer(findCustomer, { businessId }, { enabled: isAsked })
  const { send, isBusy, failure } = useSend(saveCustomerLink, {
    invalidates: [searchCustomers, readCustomer],
    successMessage: texts.linked,
  })
  if (!isAsked || data === undefined) return null
  const { id: account, name, municipality } = data
  async function link() {
    const answer = await send({ ...newLink, account, seller, version: 0, businessId })
    if ('answered' in answer) navigate(`/peatsale/office/customers/${account}`, { replace: true })
  }
  return (
    <>
      <Notice
        tone="warn"
        title={texts.known}
        action={
          <Button variant="secondary" size="s" busy={isBusy} onClick={() => void link()}>
            {texts.linkknown}
          </Button>
        }
      >
        {texts.knowntext({ name, town: municipality })}
      </Notice>
      {failure && <FailureNotice answer={failure} />}
    </>
  )
}
