/** How many loads are ticked, and what is done to them; afterwards what became of each. */
import { Button, lazyComponent, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { ManyOutcomes } from '../loads/many-outcomes.tsx'
import type { ActOnLoad, ManyActs } from '../loads/use-many-acts.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './many.module.css'
import type { Ticks } from './ticks.ts'
import { isTickable } from './ticks.ts'

const dialogs = {
  give: lazyComponent(async () => (await import('./give-many.tsx')).GiveMany),
  offer: lazyComponent(async () => (await import('./offer-many.tsx')).OfferMany),
  week: lazyComponent(async () => (await import('./move-many.tsx')).MoveMany),
}
const manyActs = ['give', 'offer', 'week'] as const

type ManyBarProps = { rows: readonly LoadRow[]; ticks: Ticks; acts: ManyActs }

export function ManyBar({ rows, ticks, acts }: ManyBarProps): ReactElement | null {
  const texts = usePeatTexts('many')
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const [sent, setSent] = useState(0)
  const all = rows.filter(isTickable)
  const { loads } = ticks
  const OpenDialog = open && dialogs[open]
  async function send(chosen: readonly ActOnLoad[]) {
    setOpen(undefined)
    setSent(chosen.length)
    const outcomes = await acts.send(chosen)
    const failed = new Set(outcomes.flatMap(({ load, failure }) => (failure === undefined ? [] : [load.id])))
    // What did not go through stays ticked for another try.
    ticks.set(rows.filter(({ id }) => failed.has(id)))
  }
  if (loads.length === 0 && acts.outcomes.length === 0) return null
  return (
    <>
      <ManyOutcomes acts={acts} />
      <fieldset className={css.bar}>
        <legend className="visually-hidden">{texts.ticks}</legend>
        <span role="status">
          {acts.isBusy
            ? texts.working({ done: acts.outcomes.length, all: sent })
            : texts.selected({ count: loads.length })}
        </span>
        {all.length > loads.length && (
          <Button variant="quiet" size="s" onClick={() => ticks.set(all)}>
            {texts.selectall({ count: all.length })}
          </Button>
        )}
        {loads.length > 0 && !acts.isBusy && (
          <>
            <Button variant="quiet" size="s" onClick={() => ticks.set([])}>
              {texts.clear}
            </Button>
            {manyActs.map((act) => (
              <Button
                key={act}
                size="s"
                variant={act === 'give' ? 'primary' : 'secondary'}
                onClick={() => setOpen(act)}
              >
                {texts[act]}
              </Button>
            ))}
          </>
        )}
      </fieldset>
      {OpenDialog && (
        <Suspended>
          <OpenDialog loads={loads} onSend={(chosen) => void send(chosen)} onClose={() => setOpen(undefined)} />
        </Suspended>
      )}
    </>
  )
}
