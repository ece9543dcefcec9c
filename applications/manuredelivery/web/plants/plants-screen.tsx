/** Plants that the office sees to. */
import {
  DataTable,
  EmptyState,
  iconInfo,
  iconPlus,
  LinkButton,
  PagedList,
  TableHead,
  usePages,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchPlants } from '../../contract/plants/calls.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { RegisterPage } from './register-page.tsx'

export function PlantsScreen(): ReactElement {
  const texts = useManureTexts('registers')
  const list = usePages(searchPlants, { limit: 100 })
  const companies = useStart().data?.companies ?? []
  const none = (
    <EmptyState icon={iconInfo} title={texts.noplants}>
      <p>{texts.noplantstext}</p>
    </EmptyState>
  )
  return (
    <RegisterPage
      part="plants"
      heading={texts.plants}
      actions={
        <LinkButton icon={iconPlus} href="#/manuredelivery/office/plants/new">
          {texts.newplant}
        </LinkButton>
      }
    >
      <PagedList list={list} none={none}>
        {(rows) => (
          <DataTable caption={texts.plants}>
            <TableHead
              headings={[
                ...[texts.name, texts.code, texts.municipality, texts.telephone],
                ...(companies.length > 1 ? [texts.company] : []),
              ]}
            />
            <tbody>
              {rows.map(({ id, name, code, municipality, phone, company }) => (
                <tr key={id}>
                  <th scope="row" data-cell="title">
                    <a href={`#/manuredelivery/office/plants/${id}`}>{name}</a>
                  </th>
                  <td data-label={texts.code}>{code}</td>
                  <td data-label={texts.municipality}>{municipality}</td>
                  <td data-label={texts.telephone}>{phone}</td>
                  {companies.length > 1 && (
                    <td data-label={texts.company}>{companies.find((each) => each.id === company)?.name ?? ''}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </PagedList>
    </RegisterPage>
  )
}
