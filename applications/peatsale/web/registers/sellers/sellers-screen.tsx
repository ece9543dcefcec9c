/** Which companies of the portal sell, under which name and code: the superadmin's (2.6). */
import {
  Button,
  DataTable,
  FailedList,
  iconEdit,
  iconPlus,
  LoadingList,
  Notice,
  newId,
  TableHead,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readSellerCompanies, readSellers } from '../../../contract/sellers/calls.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { SellerDialog } from './seller-dialog.tsx'

export function SellersScreen(): ReactElement {
  const texts = usePeatTexts('registers')
  const companies = useAnswer(readSellerCompanies, {})
  const sellers = useAnswer(readSellers, {})
  const [edited, setEdited] = useState<{ id: string; isNew: boolean }>()
  const failed = companies.error ?? sellers.error
  const retry = () => void Promise.all([companies.refetch(), sellers.refetch()])
  const all = companies.data?.companies
  const isFree = all?.some(({ seller }) => seller === null) === true
  return (
    <RegisterPage
      at="sellers"
      heading={texts.sellers}
      actions={
        isFree && (
          <Button icon={iconPlus} onClick={() => setEdited({ id: newId(), isNew: true })}>
            {texts.newseller}
          </Button>
        )
      }
    >
      {failed && <FailedList answer={failed.reason} retry={retry} />}
      {!failed && !(all && sellers.data) && <LoadingList />}
      {!failed && all && !isFree && <Notice tone="info" title={texts.nocompany} />}
      {!failed && all && sellers.data && (
        <DataTable caption={texts.sellers}>
          <TableHead headings={[texts.sellername, texts.code, texts.company, texts.telephone]} acts={texts.edit} />
          <tbody>
            {sellers.data.sellers.map(({ id, code, name, telephone }) => (
              <tr key={id}>
                <th scope="row" data-cell="title">
                  {name}
                </th>
                <td data-label={texts.code}>{code}</td>
                <td data-label={texts.company}>{all.find(({ seller }) => seller === id)?.name ?? ''}</td>
                <td data-label={texts.telephone}>{telephone}</td>
                <td data-cell="acts">
                  <Button
                    variant="quiet"
                    size="s"
                    icon={iconEdit}
                    aria-label={texts.sellerof({ name })}
                    onClick={() => setEdited({ id, isNew: false })}
                  >
                    {texts.edit}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {all && edited && (
        <SellerDialog key={edited.id} {...edited} companies={all} onClose={() => setEdited(undefined)} />
      )}
    </RegisterPage>
  )
}
