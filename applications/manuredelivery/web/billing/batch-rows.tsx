/** The rows of a batch as they go to the accounts. */
import type { Quantity, UnitPrice } from '@workspace/portal/contract'
import {
  DataTable,
  formatNumber,
  formatPrice,
  formatQuantity,
  NoWrap,
  TableHead,
  useDateFormat,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { BillingRow } from '../../contract/billing/batch.ts'
import { money } from '../lists/amounts.ts'
import { useName } from '../lists/names.ts'
import { useManureTexts } from '../texts/texts.ts'

export function BatchRows({ rows }: { rows: readonly BillingRow[] }): ReactElement {
  const texts = useManureTexts('billing')
  const numbers = [texts.quantity, texts.price, texts.net, texts.vat, texts.gross]
  return (
    <DataTable caption={texts.rows}>
      <TableHead headings={[texts.consignment, texts.farm, texts.day, texts.row, ...numbers]} numbers={numbers} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </DataTable>
  )
}

function Row({ row }: { row: BillingRow }): ReactElement {
  const texts = useManureTexts('billing')
  const { day } = useDateFormat()
  const name = useName()
  const unit = texts[`unit_${row.unit}`]
  return (
    <tr>
      <th scope="row" data-cell="title">
        <a href={`#/manuredelivery/consignments/${row.consignment}`}>
          <NoWrap>{row.number}</NoWrap>
        </a>
      </th>
      <td data-label={texts.farm}>{row.farm}</td>
      <td data-label={texts.day}>{day(row.day)}</td>
      <td data-label={texts.row}>{row.isSelfBilled ? `${name(row.name)}, ${texts.selfbilling}` : name(row.name)}</td>
      <td data-label={texts.quantity} data-cell="number">
        {row.unit === 'quarter'
          ? `${formatQuantity(row.quantity as Quantity)} × ${unit}`
          : formatQuantity(row.quantity as Quantity, unit)}
      </td>
      <td data-label={texts.price} data-cell="number">
        {formatPrice(row.unitPrice as UnitPrice, unit)}
      </td>
      <td data-label={texts.net} data-cell="number">
        {money(row.net)}
      </td>
      <td data-label={texts.vat} data-cell="number">
        {`${formatNumber(row.vatRateBp / 100)} %`}
      </td>
      <td data-label={texts.gross} data-cell="number">
        {money(row.gross)}
      </td>
    </tr>
  )
}
