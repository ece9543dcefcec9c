/** How a pile is, by feel and by eye: one press each. That it is empty is asked once more. */
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import {
  Card,
  ChoiceTiles,
  Dialog,
  DialogActions,
  EmptyState,
  FailureNotice,
  iconBox,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { reportPile } from '../../contract/swamps/today.ts'
import { feels, quarters } from '../../contract/swamps/told.ts'
import { useName } from '../lists/quantities.ts'
import { useReportWords } from '../registers/swamps/report-words.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Pile = AnswerOf<typeof readLoaderDay>['piles'][number]
type Report = AskOf<typeof reportPile>['report']

export function PileReports({ piles }: { piles: readonly Pile[] }): ReactElement {
  const texts = usePeatTexts('today')
  if (piles.length === 0) return <EmptyState icon={iconBox} title={texts.nopiles} />
  return (
    <section aria-labelledby="piles">
      <h2 id="piles">{texts.piles}</h2>
      {piles.map((pile) => (
        <PileOfToday key={pile.id} pile={pile} />
      ))}
    </section>
  )
}

function PileOfToday({ pile }: { pile: Pile }): ReactElement {
  const texts = usePeatTexts('today')
  const { pileof } = usePeatTexts('field')
  const name = useName()
  const said = useReportWords()
  const [isEmptyAsked, setIsEmptyAsked] = useState(false)
  const { send, isBusy, failure } = useSend(reportPile, { invalidates: [readLoaderDay], successMessage: false })
  const tell = (report: Report) => {
    if (report.value === 'empty' && !isEmptyAsked) return setIsEmptyAsked(true)
    setIsEmptyAsked(false)
    void send({ pile: pile.id, report })
  }
  const of = (kind: Report['kind']) => pile.reports.find(({ report }) => report.kind === kind)?.report
  const [moisture, left] = [of('moisture'), of('left')]
  return (
    <Card heading={pileof({ pile: pile.code })}>
      <p>{name(pile.product.name)}</p>
      <ChoiceTiles
        legend={texts.moisture}
        options={feels.map((value) => ({ value, label: texts[`feel_${value}`] }))}
        value={moisture?.kind === 'moisture' ? moisture.value : undefined}
        onChange={(value) => tell({ kind: 'moisture', value })}
      />
      <ChoiceTiles
        legend={texts.left}
        options={quarters.map((value) => ({ value, label: texts[`left_${value}`] }))}
        value={left?.kind === 'left' ? left.value : undefined}
        onChange={(value) => tell({ kind: 'left', value })}
      />
      {pile.reports.map((each) => (
        <p key={each.report.kind}>{said(each)}</p>
      ))}
      {failure && <FailureNotice answer={failure} />}
      {isEmptyAsked && (
        <Dialog
          heading={texts.isempty}
          onClose={() => setIsEmptyAsked(false)}
          locked={isBusy}
          actions={
            <DialogActions
              onClose={() => setIsEmptyAsked(false)}
              size="l"
              busy={isBusy}
              busyLabel={texts.saving}
              onClick={() => tell({ kind: 'left', value: 'empty' })}
            >
              {texts.left_empty}
            </DialogActions>
          }
        >
          <p>{texts.isemptytext}</p>
        </Dialog>
      )}
    </Card>
  )
}
