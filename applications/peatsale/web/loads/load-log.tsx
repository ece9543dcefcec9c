/** Who did what to a load, and when, the newest first: the office's. Fetched when it is unfolded. */
import { Chip, Collapsible, DataTable, PagedList, TableHead, usePages } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { EventRow } from '../../contract/events/event-row.ts'
import { readLoadEvents } from '../../contract/loads/calls.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { flags } from '../../contract/states/flags.ts'
import { useMoments } from '../parts/moments.ts'
import { useReasonWords } from '../parts/reason-words.ts'
import { usePeatTexts } from '../texts/texts.ts'

export function LoadLog({ load }: { load: string }): ReactElement {
  const { events } = usePeatTexts('work')
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible heading={events} onToggle={setOpen}>
      {isOpen && <Events load={load} />}
    </Collapsible>
  )
}

function Events({ load }: { load: string }): ReactElement {
  const texts = usePeatTexts('log')
  const list = usePages(readLoadEvents, { id: load }, rowsOf)
  return (
    <PagedList list={list} none={texts.none}>
      {(rows) => (
        <DataTable caption={texts.caption}>
          <TableHead headings={[texts.what, texts.who, texts.when, texts.words]} />
          <tbody>
            {rows.map((row) => (
              <Event key={row.id} row={row} />
            ))}
          </tbody>
        </DataTable>
      )}
    </PagedList>
  )
}

/** Clocks differ by a little; more is worth saying. */
const apart = 10 * 60_000

function Event({ row }: { row: EventRow }): ReactElement {
  const texts = usePeatTexts('log')
  const states = usePeatTexts('states')
  const { moment } = useMoments()
  const reasonWords = useReasonWords()
  const flag = flags.find((each) => each === row.flag)
  const isLate = Math.abs(new Date(row.at).getTime() - new Date(row.deviceAt).getTime()) > apart
  return (
    <tr>
      <th scope="row" data-cell="title">
        {wordsFor(texts, row.kind)}
        {flag !== undefined && (
          <p>
            <Chip tone="warn">{states[`flag_${flag}`]}</Chip>
          </p>
        )}
      </th>
      <td data-label={texts.who}>{row.role === 'system' && row.who === '' ? texts.system : row.who}</td>
      <td data-label={texts.when}>
        {moment(row.at)}
        {isLate && <p>{texts.happened({ at: moment(row.deviceAt) })}</p>}
      </td>
      <td data-label={texts.words}>{reasonWords(row.words)}</td>
    </tr>
  )
}

/** Commands of the table, and what the system and the batches do. */
type Kind = LoadEvent['kind'] | 'approveBatch' | 'offerDeadline' | 'plan' | 'verification'
type Words = Pick<ReturnType<typeof usePeatTexts<'log'>>, Kind>

/** What a newer server tells, and this page has no words for, stands as it was named. */
function wordsFor(texts: Words, kind: string): string {
  return Object.hasOwn(texts, kind) ? texts[kind as Kind] : kind
}

function rowsOf({ rows }: { readonly rows: readonly EventRow[] }): readonly EventRow[] {
  return rows
}
