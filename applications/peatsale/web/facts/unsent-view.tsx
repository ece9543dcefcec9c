/** Everything that has been told and not sent, in plain words, with its age; and what came of what was sent too late. */
import {
  Button,
  Card,
  EmptyState,
  flushOutbox,
  iconCheck,
  isOutboxLasting,
  Notice,
  Stack,
  useDateFormat,
  useNow,
  useOutbox,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { FactNotices, useFactName } from './fact-notices.tsx'
import type { FactRow } from './fact-rows.ts'
import { factRows } from './fact-rows.ts'

export function UnsentView(): ReactElement {
  const texts = usePeatTexts('facts')
  const items = useOutbox()
  const waiting = factRows(items.filter(({ state }) => state === 'waiting'))
  const others = items.filter(({ state }) => state === 'stopped' || state === 'told')
  if (waiting.length === 0 && others.length === 0) {
    return (
      <EmptyState icon={iconCheck} title={texts.nothing}>
        <p>{texts.nothingtext}</p>
      </EmptyState>
    )
  }
  return (
    <Stack>
      <FactNotices items={others} />
      {waiting.length > 0 && (
        <>
          <Waiting rows={waiting} />
          <Notice tone={isOutboxLasting() ? 'info' : 'warn'} title={isOutboxLasting() ? texts.keeps : texts.volatile} />
          <Button size="l" block onClick={() => void flushOutbox()}>
            {texts.sendnow}
          </Button>
        </>
      )}
    </Stack>
  )
}

function Waiting({ rows }: { rows: readonly FactRow[] }): ReactElement {
  const texts = usePeatTexts('facts')
  const name = useFactName()
  const now = useNow()
  const { time } = useDateFormat()
  const waited = ({ first }: FactRow) =>
    Math.max(0, Math.floor((now.getTime() - new Date(first.created).getTime()) / 60_000))
  return (
    <>
      {[...Map.groupBy(rows, ({ first }) => first.label)].map(([label, its]) => (
        <Card key={label} heading={label}>
          <ul>
            {its.map((row) => (
              <li key={row.first.seq}>
                {`${texts.at({ what: name(row), time: time(row.event.deviceTime) })}, ${texts.waited({ minutes: waited(row) })}`}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}
