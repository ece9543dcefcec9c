/** What is traced, when, and for how many days afterwards. */
import type { LocalDate } from '@workspace/portal/contract'
import { Button, Cluster, DateField, FirstAndLastDay, FormStack, Select } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { TraceQuestion, traceKeys } from '../../contract/traceability/trace.ts'
import { useManureTexts } from '../texts/texts.ts'
import { TargetField } from './target-field.tsx'
import type { TraceView } from './trace-address.ts'

/** A day may be empty while it is typed. */
type Asked = Omit<TraceView, 'from' | 'to'> & Readonly<Record<'from' | 'to', LocalDate | undefined>>

const after = [0, 1, 3, 7, 14, 21, 30]

type TraceFormProps = { view: TraceView; onAsk: (view: TraceView) => void }

export function TraceForm({ view, onAsk }: TraceFormProps): ReactElement {
  const texts = useManureTexts('trace')
  const [asked, setAsked] = useState<Asked>(view)
  const change = (changed: Partial<Asked>) => setAsked({ ...asked, ...changed })
  const { by, daysAfter, from, to } = asked
  const isWhole = TraceQuestion.safeParse(asked).success
  return (
    <FormStack
      aria-label={texts.trace}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) onAsk(asked as TraceView)
      }}
    >
      <Cluster align="end">
        <Select
          label={texts.by}
          value={by}
          onChange={({ target }) =>
            change({ by: traceKeys.find((key) => key === target.value) ?? by, value: '', of: '' })
          }
        >
          {traceKeys.map((key) => (
            <option key={key} value={key}>
              {texts[`by_${key}`]}
            </option>
          ))}
        </Select>
        <TargetField key={by} by={by} value={asked.value} of={asked.of} onChange={change} />
        {by !== 'consignment' && (
          <FirstAndLastDay>
            <DateField label={texts.from} hint="" value={from} onChange={(day) => change({ from: day })} />
            <DateField label={texts.to} hint="" value={to} least={from} onChange={(day) => change({ to: day })} />
          </FirstAndLastDay>
        )}
        <Select
          label={texts.daysafter}
          value={String(daysAfter)}
          onChange={({ target }) => change({ daysAfter: Number(target.value) })}
        >
          {[...new Set([...after, daysAfter])]
            .toSorted((one, other) => one - other)
            .map((count) => (
              <option key={count} value={count}>
                {texts.days({ count })}
              </option>
            ))}
        </Select>
        <Button type="submit" disabled={!isWhole}>
          {texts.run}
        </Button>
      </Cluster>
    </FormStack>
  )
}
