/** The rows of the queue: quantities beside each other, the difference marked, what speaks against verifying at once. */
import { Checkbox, Chip, DataTable, Marks, NoWrap, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { VerificationRow } from '../../contract/loads/verification-call.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './queue.module.css'

type QueueTableProps = {
  rows: readonly VerificationRow[]
  chosen: string
  ticked: ReadonlySet<string>
  onChoose: (id: string) => void
  onTick: (ticked: ReadonlySet<string>) => void
}

export function QueueTable({ rows, chosen, ticked, onChoose, onTick }: QueueTableProps): ReactElement {
  const texts = usePeatTexts('queue')
  const quantities = [texts.ordered, texts.loaded, texts.unloaded, texts.difference]
  function tick(id: string, is: boolean) {
    onTick(new Set(is ? [...ticked, id] : [...ticked].filter((each) => each !== id)))
  }
  return (
    <DataTable caption={texts.toverify}>
      <TableHead
        headings={[texts.load, texts.customer, ...quantities, texts.receipt, texts.attention]}
        numbers={quantities}
      />
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.load.id}
            row={row}
            isChosen={row.load.id === chosen}
            isTicked={ticked.has(row.load.id)}
            onChoose={() => onChoose(row.load.id)}
            onTick={(is) => tick(row.load.id, is)}
          />
        ))}
      </tbody>
    </DataTable>
  )
}

type RowProps = {
  row: VerificationRow
  isChosen: boolean
  isTicked: boolean
  onChoose: () => void
  onTick: (is: boolean) => void
}

function Row({ row, isChosen, isTicked, onChoose, onTick }: RowProps): ReactElement {
  const texts = usePeatTexts('queue')
  const quantity = useQuantity()
  const { day } = useDateFormat()
  const { load, ordered, difference, receipt, marks } = row
  const amount = (given: VerificationRow['ordered'] | null) => (given === null ? '–' : quantity(given, load.unit))
  // Without a freight nobody knows what the carrier is paid: such a load is opened.
  const isPlain = !marks.includes('noFreight')
  return (
    <tr aria-current={isChosen || undefined}>
      <th scope="row" data-cell="title">
        <Checkbox
          label={<NoWrap>{load.number}</NoWrap>}
          checked={isTicked}
          disabled={!isPlain}
          onChange={({ target }) => onTick(target.checked)}
        />
      </th>
      <td data-label={texts.customer}>
        <a
          href={`#/peatsale/loads/${load.id}`}
          onClick={(event) => {
            event.preventDefault()
            onChoose()
          }}
        >
          {load.customer}
        </a>
        {load.deliveryDay !== null && <div>{day(load.deliveryDay)}</div>}
      </td>
      <td data-label={texts.ordered} data-cell="number">
        {amount(ordered)}
      </td>
      <td data-label={texts.loaded} data-cell="number">
        {amount(load.loaded)}
      </td>
      <td data-label={texts.unloaded} data-cell="number">
        {amount(load.delivered)}
      </td>
      <td data-label={texts.difference} data-cell="number">
        <span className={marks.includes('differs') ? css.differs : undefined}>{percent(difference)}</span>
      </td>
      <td data-label={texts.receipt}>{texts[`receipt_${receipt ?? 'none'}`]}</td>
      <td data-label={texts.attention}>
        <Marks wrap>
          {marks.length === 0 && <Chip tone="ok">{texts.nodifference}</Chip>}
          {marks.map((mark) => (
            <Chip key={mark} tone={mark === 'waited' ? 'info' : 'warn'}>
              {texts[`mark_${mark}`]}
            </Chip>
          ))}
        </Marks>
      </td>
    </tr>
  )
}

/** Thousandths as `+3,3 %`. */
function percent(thousandths: number | null): string {
  if (thousandths === null) return '–'
  if (thousandths === 0) return '0'
  const sign = thousandths < 0 ? '−' : '+'
  return `${sign}${(Math.abs(thousandths) / 10).toFixed(1).replace('.', ',')} %`
}
