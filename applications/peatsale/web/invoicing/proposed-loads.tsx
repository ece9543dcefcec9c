/** The loads of a proposed batch with their sums; what is not ticked is left out of it. */
import type { AnswerOf } from '@workspace/portal/contract'
import { Checkbox, DataTable, formatMoney, NoWrap, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { proposeBatch } from '../../contract/invoicing/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

type ProposedLoadsProps = {
  loads: AnswerOf<typeof proposeBatch>['proposal']['loads']
  /** Ids of those that stay out. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}

export function ProposedLoads({ loads, left, onLeave }: ProposedLoadsProps): ReactElement {
  const texts = usePeatTexts('invoicing')
  const { day } = useDateFormat()
  const numbers = [texts.rowcount, texts.net, texts.vat, texts.gross]
  return (
    <DataTable caption={texts.proposedloads}>
      <TableHead headings={[texts.load, texts.customer, texts.day, ...numbers]} numbers={numbers} />
      <tbody>
        {loads.map(({ id, number, customer, deliveryDay, rows, net, vat, gross }) => (
          <tr key={id}>
            <th scope="row" data-cell="title">
              <Checkbox
                label={<NoWrap>{number}</NoWrap>}
                checked={!left.has(id)}
                onChange={({ target }) =>
                  onLeave(new Set(target.checked ? [...left].filter((each) => each !== id) : [...left, id]))
                }
              />
            </th>
            <td data-label={texts.customer}>
              <a href={`#/peatsale/loads/${id}`}>{customer}</a>
            </td>
            <td data-label={texts.day}>{day(deliveryDay)}</td>
            <td data-label={texts.rowcount} data-cell="number">
              {rows.length}
            </td>
            <td data-label={texts.net} data-cell="number">
              {formatMoney(net)}
            </td>
            <td data-label={texts.vat} data-cell="number">
              {formatMoney(vat)}
            </td>
            <td data-label={texts.gross} data-cell="number">
              {formatMoney(gross)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
