/** The rows of a freight table or a carrier tariff, nearest zone first. */
import { Button, DataTable, EmptyState, iconEdit, iconTruck, TableHead } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { CarrierTariffRow } from '../../contract/prices/carrier-tariff.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useFreightWords } from './freight-words.ts'

type FreightRowsProps<Row> = {
  rows: readonly Row[]
  /** What its kind of table has beside the others. */
  besides: { readonly heading: string; readonly of: (row: Row) => string }
  /** Of a draft. */
  onEdit?: (row: Row) => void
}

type Shown = Omit<CarrierTariffRow, 'freeMinutes'>

export function FreightRows<Row extends Shown>({ rows, besides, onEdit }: FreightRowsProps<Row>): ReactElement {
  const texts = usePeatTexts('pricing')
  const words = useFreightWords()
  if (rows.length === 0) {
    return (
      <EmptyState icon={iconTruck} title={texts.norates}>
        <p>{texts.noratestext}</p>
      </EmptyState>
    )
  }
  const headings = [texts.zone, texts.rate, texts.leastfreight, besides.heading, texts.waiting, texts.fuelshort]
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
            <td data-label={besides.heading}>{besides.of(row)}</td>
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
