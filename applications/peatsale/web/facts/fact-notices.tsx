/** What came of something told: the server refused it, and the person decides; or it was kept although it came too late. */
import type { OutboxItem } from '@workspace/portal/web'
import { Button, dropItem, FailureNotice, Notice, retryItem, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Flag } from '../../contract/states/flags.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { FactRow } from './fact-rows.ts'
import { factRows, flagOf } from './fact-rows.ts'

export function FactNotices({ items }: { items: readonly OutboxItem[] }): ReactElement {
  return (
    <>
      {factRows(items).map((row) => {
        if (row.first.state === 'stopped') return <RefusedFact key={row.first.seq} row={row} />
        const flag = flagOf(row.first)
        return row.first.state === 'told' && flag ? <KeptFact key={row.first.seq} row={row} flag={flag} /> : null
      })}
    </>
  )
}

async function dropAll({ items }: FactRow): Promise<void> {
  for (const { seq } of items) await dropItem(seq)
}

/** In words: `Perillä`, `5 kauhallista`. */
export function useFactName(): (row: FactRow) => string {
  const texts = usePeatTexts('facts')
  return ({ event, buckets }) => {
    if (buckets !== undefined) return texts.buckets({ count: buckets })
    const own: Readonly<Record<string, unknown>> = texts
    const name = own[event.kind]
    return typeof name === 'string' ? name : texts.other
  }
}

function RefusedFact({ row }: { row: FactRow }): ReactElement | null {
  const texts = usePeatTexts('facts')
  const name = useFactName()
  const { time } = useDateFormat()
  const { seq, lastError, label } = row.first
  if (lastError === undefined) return null
  return (
    <FailureNotice
      answer={lastError}
      title={`${texts.refused}: ${texts.at({ what: name(row), time: time(row.event.deviceTime) })} (${label})`}
      action={
        <>
          <Button size="l" onClick={() => void retryItem(seq)}>
            {texts.again}
          </Button>
          <Button size="l" variant="secondary" onClick={() => void dropItem(seq)}>
            {texts.drop}
          </Button>
          <span>{texts.refusedkeeps}</span>
        </>
      }
    />
  )
}

function KeptFact({ row, flag }: { row: FactRow; flag: Flag }): ReactElement {
  const texts = usePeatTexts('facts')
  const name = useFactName()
  const { time } = useDateFormat()
  const what = name(row)
  const said: Readonly<Record<string, unknown>> = texts
  const why = said[`flag_${flag}`]
  return (
    <Notice
      tone="info"
      title={
        row.buckets === undefined ? texts.kept({ what, time: time(row.event.deviceTime) }) : texts.keptmany({ what })
      }
      action={
        <Button size="l" variant="secondary" onClick={() => void dropAll(row)}>
          {texts.understood}
        </Button>
      }
    >
      <p>{row.first.label}</p>
      {typeof why === 'string' && <p>{why}</p>}
    </Notice>
  )
}
