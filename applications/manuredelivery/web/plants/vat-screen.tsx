import { VatTable } from '@workspace/logistics/web/vat'
import type { ReactElement } from 'react'
import { readVatRates, saveVatRates } from '../../contract/companies/calls.ts'
import { useStart } from '../shell/roles.tsx'
import { RegisterPage } from './register-page.tsx'

export function VatScreen(): ReactElement {
  const mayChange = useStart().data?.roles.includes('superadmin') ?? false
  return (
    <VatTable
      read={readVatRates}
      save={saveVatRates}
      mayChange={mayChange}
      page={({ content, ...parts }) => (
        <RegisterPage part="vat" {...parts}>
          {content}
        </RegisterPage>
      )}
    />
  )
}
