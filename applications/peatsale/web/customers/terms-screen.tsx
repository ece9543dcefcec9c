/** Terms between a customer and one seller: what may be ordered, how it is paid, what the office keeps to itself. */
import { MissingAnswer, navigate, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { searchProducts } from '../../contract/products/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { OfficePage } from '../shell/office-page.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { TermsForm } from './terms-form.tsx'
import { termsIn } from './terms-values.ts'

export function TermsScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('customers')
  const { id = '', seller = '' } = params
  const customer = useAnswer(readCustomer, { id })
  const start = useAnswer(readStart, {})
  const products = useAnswer(searchProducts, { seller, all: true, limit: 200, counted: false })
  const name = start.data?.sellers.find((each) => each.id === seller)?.name ?? ''
  const back = `/peatsale/office/customers/${id}`
  return (
    <OfficePage
      at="/office/customers"
      heading={texts.termsof({ seller: name })}
      lead={customer.data?.name ?? ''}
      back={{ href: `#${back}`, label: customer.data?.name ?? texts.customer }}
      width="form"
    >
      {customer.data && start.data && products.data ? (
        <TermsForm
          terms={termsIn(customer.data, seller)}
          products={products.data.rows}
          onDone={() => navigate(back, { replace: true })}
        />
      ) : (
        <MissingAnswer of={[customer, start, products]} />
      )}
    </OfficePage>
  )
}
