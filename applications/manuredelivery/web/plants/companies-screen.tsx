/** Companies of the group, and which of them have plants: the superadmin's. */
import {
  Button,
  Chip,
  DataTable,
  iconEdit,
  iconPlus,
  MissingAnswer,
  newId,
  TableHead,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCompanies } from '../../contract/companies/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { CompanyValues } from './company-dialog.tsx'
import { CompanyDialog, newCompany } from './company-dialog.tsx'
import { RegisterPage } from './register-page.tsx'

export function CompaniesScreen(): ReactElement {
  const texts = useManureTexts('registers')
  const { data, error, refetch } = useAnswer(readCompanies, {})
  const [edited, setEdited] = useState<CompanyValues>()
  return (
    <RegisterPage
      part="companies"
      heading={texts.companies}
      actions={
        <Button icon={iconPlus} onClick={() => setEdited(newCompany(newId()))}>
          {texts.newcompany}
        </Button>
      }
    >
      {data === undefined && <MissingAnswer of={{ error, refetch }} />}
      {data !== undefined && (
        <DataTable caption={texts.companies}>
          <TableHead headings={[texts.name, texts.code, texts.businessid, texts.telephone]} acts={texts.edit} />
          <tbody>
            {data.companies.map(({ id, code, name, phone, details }) => (
              <tr key={id}>
                <th scope="row" data-cell="title">
                  {name} {details?.isOperator === false && <Chip tone="rest">{texts.nooperator}</Chip>}
                </th>
                <td data-label={texts.code}>{code}</td>
                <td data-label={texts.businessid}>{details?.businessId}</td>
                <td data-label={texts.telephone}>{phone}</td>
                <td data-cell="acts">
                  {details !== null && (
                    <Button
                      variant="quiet"
                      size="s"
                      icon={iconEdit}
                      aria-label={texts.companyof({ name })}
                      onClick={() => {
                        const { isOperator: _, ...fields } = details
                        setEdited({ id, ...fields })
                      }}
                    >
                      {texts.edit}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {edited && (
        <CompanyDialog
          key={edited.id}
          values={edited}
          portalCompanies={data?.portalCompanies ?? []}
          onClose={() => setEdited(undefined)}
        />
      )}
    </RegisterPage>
  )
}
