/** The common part of a customer: a new one, or one that is known, for its office. */
import { MissingAnswer, navigate, newId, useAnswer, wayBack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { OfficePage } from '../shell/office-page.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { CustomerForm } from './customer-form.tsx'
import { storedCustomer } from './stored-customer.ts'

const list = '#/peatsale/office/customers'

export function NewCustomerScreen(): ReactElement {
  const texts = usePeatTexts('customers')
  const { data, error, refetch } = useAnswer(readStart, {})
  const [id] = useState(newId)
  const empty = { id, version: 0, name: '', businessId: '', farmId: '', language: 'fi' as const }
  return (
    <OfficePage
      at="/office/customers"
      heading={texts.newcustomer}
      way={wayBack('/peatsale/office/customers')}
      width="form"
    >
      {data ? (
        <CustomerForm
          customer={{ ...empty, seller: data.sellers[0]?.id ?? '' }}
          sellers={data.sellers}
          mayRenumber
          successMessage={texts.created}
          onDone={() => navigate(`/peatsale/office/customers/${id}`, { replace: true })}
        />
      ) : (
        <MissingAnswer of={{ error, refetch }} />
      )}
    </OfficePage>
  )
}

export function CustomerFormScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('customers')
  const id = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(readCustomer, { id })
  return (
    <OfficePage
      at="/office/customers"
      heading={texts.editdata}
      lead={data?.name ?? ''}
      back={{ href: `${list}/${id}`, label: data?.name ?? texts.customer }}
      width="form"
    >
      {data ? (
        <CustomerForm
          customer={storedCustomer(data)}
          sellers={[]}
          mayRenumber
          successMessage={texts.saved}
          onDone={() => navigate(`/peatsale/office/customers/${id}`, { replace: true })}
        />
      ) : (
        <MissingAnswer of={{ error, refetch }} />
      )}
    </OfficePage>
  )
}
