import { VatTable } from '@workspace/logistics/web/vat'
import { useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readVatRates, saveVatRates } from '../../contract/prices/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import { PricesPage } from './prices-page.tsx'

export function VatScreen(): ReactElement {
  const start = useAnswer(readStart, {})
  return (
    <VatTable
      read={readVatRates}
      save={saveVatRates}
      mayChange={start.data?.roles.includes('superadmin') ?? false}
      page={({ content, ...parts }) => (
        <PricesPage at="/office/vat" {...parts}>
          {content}
        </PricesPage>
      )}
    />
  )
}
