/** What came to a pile, what went from it and what was counted; the newest first. */
import { PressedRows } from '@workspace/logistics/web/lists'
import { DataTable, NoWrap, PagedList, TableHead, useDateFormat, usePages } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { searchMovements } from '../../../contract/swamps/movement.ts'
import { useStockAmount } from '../../lists/quantities.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import css from '../choices.module.css'

export type PileLedgerProps = { stockpile: string; unit: 'm3' | 'pcs' }

export function PileLedger({ stockpile, unit }: PileLedgerProps): ReactElement {
  const texts = usePeatTexts('swamps')
  const { moment } = useDateFormat()
  const amount = useStockAmount()
  const list = usePages(searchMovements, { stockpile, sort: 'at', direction: 'desc', limit: 50 })
  return (
    <PagedList list={list} none={texts.nomovements}>
      {(rows) => (
        <PressedRows>
          <DataTable caption={texts.ledger}>
            <TableHead
              headings={[texts.when, texts.what, texts.change, texts.balance]}
              numbers={[texts.change, texts.balance]}
            />
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td data-label={texts.when}>{moment(row.at)}</td>
                  <th scope="row" data-cell="title">
                    {texts[`movement_${row.type}`]}
                    {row.load !== null && (
                      <>
                        {' '}
                        <a href={`#/peatsale/loads/${row.load.id}`}>
                          <NoWrap>{row.load.number}</NoWrap>
                        </a>
                      </>
                    )}
                    {(row.note !== '' || row.who !== '') && (
                      <p className={css.aside}>{[row.note, row.who].filter(Boolean).join(', ')}</p>
                    )}
                  </th>
                  <td data-label={texts.change} data-cell="number">
                    {signed(row.quantity, amount(row.quantity, unit))}
                  </td>
                  <td data-label={texts.balance} data-cell="number">
                    {amount(row.balance, unit)}
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </PressedRows>
      )}
    </PagedList>
  )
}

/** What came has its sign, too. */
function signed(quantity: number, written: string): string {
  return quantity > 0 ? `+${written}` : written
}
