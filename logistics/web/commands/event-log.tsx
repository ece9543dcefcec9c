/** Who did what to a record, and when, the newest first. Fetched when it is unfolded. */
import type { EventRow } from '@workspace/logistics/contract'
import type { ListState } from '@workspace/portal/web'
import { Chip, Collapsible, DataTable, PagedList, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { useCommandTexts } from '../texts/texts.ts'

export function EventLog({ heading, rows }: { heading: string; rows: () => ReactElement }): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible heading={heading} onToggle={setOpen}>
      {isOpen && rows()}
    </Collapsible>
  )
}

interface EventWords {
  /** Undefined for an event of a newer server: this page has no words for it yet. */
  readonly event: (kind: string) => string | undefined
  readonly flag: (flag: string) => string | undefined
  /** The issuer's words as the reader reads them; as they were written unless given. */
  readonly reason?: (words: string) => string
}

export type EventRowsProps = { list: ListState<EventRow>; caption: string; words: EventWords }

export function EventRows({ list, caption, words }: EventRowsProps): ReactElement {
  const texts = useCommandTexts()
  return (
    <PagedList list={list} none={texts.none}>
      {(rows) => (
        <DataTable caption={caption}>
          <TableHead headings={[texts.what, texts.who, texts.when, texts.words]} />
          <tbody>
            {rows.map((row) => (
              <Event key={row.id} row={row} words={words} />
            ))}
          </tbody>
        </DataTable>
      )}
    </PagedList>
  )
}

/** Clocks differ by a little; more is worth saying. */
const apart = 10 * 60_000

function Event({ row, words }: { row: EventRow; words: EventWords }): ReactElement {
  const texts = useCommandTexts()
  const { moment } = useDateFormat()
  const flag = row.flag === null ? undefined : words.flag(row.flag)
  const isLate = Math.abs(new Date(row.at).getTime() - new Date(row.deviceAt).getTime()) > apart
  return (
    <tr>
      <th scope="row" data-cell="title">
        {words.event(row.kind) ?? texts.what}
        {flag !== undefined && (
          <p>
            <Chip tone="warn">{flag}</Chip>
          </p>
        )}
      </th>
      <td data-label={texts.who}>{row.who || (row.role === 'system' ? texts.system : texts.removeduser)}</td>
      <td data-label={texts.when}>
        {moment(row.at)}
        {isLate && <p>{texts.happened({ at: moment(row.deviceAt) })}</p>}
      </td>
      <td data-label={texts.words}>{words.reason?.(row.words) ?? row.words}</td>
    </tr>
  )
}
