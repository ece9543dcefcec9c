/** Loads to verify in one list: what was ordered, loaded and unloaded side by side; Enter verifies and goes on. */
import { FindRow } from '@workspace/logistics/web/lists'
import { orderedView } from '@workspace/portal/contract'
import {
  Button,
  Cluster,
  EmptyState,
  FindBox,
  iconCheck,
  ListChoice,
  MissingAnswer,
  Page,
  Stack,
  useAnswer,
  useListView,
  viewInAddress,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { VerificationRow } from '../../contract/loads/verification-call.ts'
import { searchVerifications, VerificationView } from '../../contract/loads/verification-call.ts'
import { LoadSections } from '../loads/load-sections.tsx'
import { ManyOutcomes } from '../loads/many-outcomes.tsx'
import { useManyActs } from '../loads/use-many-acts.ts'
import { OfficeSections } from '../shell/office-sections.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import css from './queue.module.css'
import { QueueTable } from './queue-table.tsx'
import { VerifyPane } from './verify-pane.tsx'

const shows = ['all', 'differs', 'papers', 'plain'] as const
const plain = { find: '', show: 'all', carrier: '', sort: 'day', direction: 'asc' } as const
const queue = viewInAddress(orderedView(VerificationView, ['day']), plain, '/peatsale/office/verification')

export function VerificationScreen(): ReactElement {
  const texts = usePeatTexts('queue')
  const { view, show, find } = useListView(queue)
  const asked = { show: view.show, carrier: view.carrier, find: view.find }
  const { data, error, refetch } = useAnswer(searchVerifications, asked)
  const options = shows.map((value) => ({
    value,
    label: data ? texts.showcount({ what: texts[`show_${value}`], count: data.counts[value] }) : texts[`show_${value}`],
  }))
  return (
    <Page heading={texts.verification}>
      <OfficeSections at="/loads" />
      <LoadSections at="/office/verification" />
      <Stack>
        <FindRow>
          <FindBox label={texts.find} placeholder={texts.findby} {...find} />
          <ListChoice
            label={texts.show}
            value={view.show}
            options={options}
            onChoose={(value) => show({ show: value })}
          />
        </FindRow>
        {data ? <Queue rows={data.rows} /> : <MissingAnswer of={{ error, refetch }} />}
      </Stack>
    </Page>
  )
}

function Queue({ rows }: { rows: readonly VerificationRow[] }): ReactElement {
  const texts = usePeatTexts('queue')
  const [chosen, setChosen] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const acts = useManyActs([searchVerifications])
  const opened = rows.find(({ load }) => load.id === chosen)
  const selected = rows.filter(({ load }) => ticked.has(load.id))
  const plainRows = rows.filter(({ marks }) => marks.length === 0)
  function verifyMany() {
    setTicked(new Set())
    void acts.send(
      selected.map(({ load, proposal: { lines, freight, waiting } }) => ({
        load,
        act: {
          kind: 'verify',
          of: load.id,
          baseVersion: load.version,
          data: { lines: lines.map(({ line, billed }) => ({ line, billed })), freight, waiting },
        },
      })),
    )
  }
  /** On to the one after it, in the order of the list. */
  function goOn(from: string) {
    const at = rows.findIndex(({ load }) => load.id === from)
    setChosen(rows[at + 1]?.load.id ?? rows[at - 1]?.load.id ?? '')
  }
  if (rows.length === 0 && acts.outcomes.length === 0) {
    return (
      <EmptyState icon={iconCheck} title={texts.none}>
        <p>{texts.nonetext}</p>
      </EmptyState>
    )
  }
  return (
    <Stack>
      <ManyOutcomes acts={acts} />
      <Cluster align="between">
        <span>{texts.selected({ count: selected.length })}</span>
        <Cluster>
          {plainRows.length > 0 && (
            <Button
              variant="secondary"
              size="s"
              onClick={() => setTicked(new Set(plainRows.map(({ load }) => load.id)))}
            >
              {texts.selectplain({ count: plainRows.length })}
            </Button>
          )}
          <Button size="s" icon={iconCheck} disabled={selected.length === 0} busy={acts.isBusy} onClick={verifyMany}>
            {texts.verifyselected}
          </Button>
        </Cluster>
      </Cluster>
      <div className={css.both} data-opened={opened !== undefined || undefined}>
        <QueueTable rows={rows} chosen={chosen} ticked={ticked} onChoose={setChosen} onTick={setTicked} />
        {opened && (
          <VerifyPane
            key={`${opened.load.id} ${opened.load.version}`}
            row={opened}
            onDone={() => goOn(opened.load.id)}
          />
        )}
      </div>
    </Stack>
  )
}
