/** Who did what to an order or a load, and when, the newest first: the office's. Fetched when it is unfolded. */
import type { EventRow } from '@workspace/logistics/contract'
import type { ListMoment } from '@workspace/portal/web'
import { Chip, Collapsible, DataTable, PagedList, TableHead, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { flags } from '../../contract/states/flags.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useReasonWords } from './reason-words.ts'

export function EventLog({ rows }: { rows: () => ReactElement }): ReactElement {
  const { events } = usePeatTexts('work')
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible heading={events} onToggle={setOpen}>
      {isOpen && rows()}
    </Collapsible>
  )
}

export function EventRows({ list, caption }: { list: ListMoment<EventRow>; caption: string }): ReactElement {
  const texts = usePeatTexts('log')
  return (
    <PagedList list={list} none={texts.none}>
      {(rows) => (
        <DataTable caption={caption}>
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
  const { removeduser } = usePeatTexts('work')
  const { moment } = useDateFormat()
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
      <td data-label={texts.who}>{row.who || (row.role === 'system' ? texts.system : removeduser)}</td>
      <td data-label={texts.when}>
        {moment(row.at)}
        {isLate && <p>{texts.happened({ at: moment(row.deviceAt) })}</p>}
      </td>
      <td data-label={texts.words}>{reasonWords(row.words)}</td>
    </tr>
  )
}

type Texts = ReturnType<typeof usePeatTexts<'log'>>
type Plain = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts]

/** What a newer server tells, and this page has no words for, is an event all the same. */
function wordsFor(texts: Texts, kind: string): string {
  const words = Object.hasOwn(texts, kind) ? texts[kind as Plain] : undefined
  return typeof words === 'string' ? words : texts.what
}
