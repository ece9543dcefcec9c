/** The dialog of an act on many loads: what is done, to how many, and which are left out. */
import { useFaultPlace } from '@workspace/logistics/web/commands'
import { Dialog, DialogActions, Notice, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import type { ActOnLoad } from '../loads/use-many-acts.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Sorted } from './acts-on-many.ts'
import css from './many.module.css'

export type ManyProps = {
  loads: readonly LoadRow[]
  onSend: (acts: readonly ActOnLoad[]) => void
  onClose: () => void
}

type Planned = Omit<ManyProps, 'loads'> & {
  heading: string
  /** Undefined while something is missing. */
  sorted: Sorted | undefined
  confirm: (count: number) => string
  count: number
  children: ReactNode
  onTry: () => void
}

export function ActsDialog({
  heading,
  sorted,
  confirm,
  count,
  children,
  onTry,
  onSend,
  onClose,
}: Planned): ReactElement {
  const texts = usePeatTexts('many')
  const { back } = usePeatTexts('acts')
  const { place, isShown, goThere } = useFaultPlace()
  const nothing = sorted?.acts.length === 0
  const press = () => {
    onTry()
    goThere()
    if (sorted !== undefined && !nothing) onSend(sorted.acts)
  }
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      onEnter={press}
      actions={
        <DialogActions onClose={onClose} closeLabel={back} onClick={press}>
          {confirm(sorted?.acts.length ?? count)}
        </DialogActions>
      }
    >
      <div ref={place}>
        <Stack>
          {children}
          {sorted !== undefined && sorted.leftOut.length > 0 && (
            <Notice tone="info" title={texts.leftout}>
              <ul className={css.leftOut}>
                {sorted.leftOut.map(({ load, why }) => (
                  <li key={load.id}>{`${load.number}: ${texts[`leftout_${why}`]}`}</li>
                ))}
              </ul>
            </Notice>
          )}
          {isShown && nothing && <Notice tone="warn" title={texts.nothingleft} />}
        </Stack>
      </div>
    </Dialog>
  )
}

/** Loads of several sellers are given to a carrier of the first: what does not fit another seller is said of that load. */
export function sellerOf(loads: readonly LoadRow[]): string {
  return loads[0]?.seller.id ?? ''
}
