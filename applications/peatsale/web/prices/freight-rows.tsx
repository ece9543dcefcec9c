/** The rows of a freight table, nearest zone first. */
import { Button, DataTable, EmptyState, iconEdit, iconTruck, TableHead } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { FreightTableRow } from '../../contract/prices/freight-table.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useFreightWords } from './freight-words.ts'

type FreightRowsProps = {
  rows: readonly FreightTableRow[]
  /** Of a draft. */
  onEdit?: (row: FreightTableRow) => void
}

export function FreightRows({ rows, onEdit }: FreightRowsProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const words = useFreightWords()
  if (rows.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.norates}>
        <p>{texts.noratestext}</p>
      </EmptyState>
    )
  }
  const headings = [texts.zone, texts.rate, texts.leastfreight, texts.seconddrop, texts.waiting, texts.fuelshort]
  return (
    <DataTable caption={texts.rowsof}>
      <TableHead headings={headings} {...(onEdit && { acts: texts.editrate })} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" data-cell="title">
              {words.place(row)}
            </th>
            <td data-label={texts.rate}>{words.rate(row)}</td>
            <td data-label={texts.leastfreight}>{words.least(row)}</td>
            <td data-label={texts.seconddrop}>{words.money(row.secondDrop)}</td>
            <td data-label={texts.waiting}>{words.money(row.waitingPerHour)}</td>
            <td data-label={texts.fuelshort}>{words.percent(row.fuelBp)}</td>
            {onEdit && (
              <td data-cell="acts">
                <Button
                  variant="quiet"
                  size="s"
                  icon={iconEdit}
                  aria-label={texts.editof({ what: words.place(row) })}
                  onClick={() => onEdit(row)}
                >
                  {texts.editshort}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
