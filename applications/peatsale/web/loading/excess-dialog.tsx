/** More than the truck takes or the order allows: perhaps a press too many, so it is asked before it is told. */
import { Button, Dialog } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Filled } from './amounts.ts'
import { excessOf } from './amounts.ts'
import { useExcessWords } from './use-excess-words.ts'

type ExcessDialogProps = { load: Load; all: readonly Filled[]; onSure: () => void; onClose: () => void }

export function ExcessDialog({ load, all, onSure, onClose }: ExcessDialogProps): ReactElement | null {
  const texts = usePeatTexts('field')
  const quantity = useQuantity()
  const words = useExcessWords()
  const excess = excessOf(load, all)
  if (excess === undefined) return null
  const { unit } = excess.line
  return (
    <Dialog
      heading={words(excess)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size="l" onClick={onClose} data-dialog-first>
            {texts.backtopad}
          </Button>
          <Button size="l" onClick={onSure}>
            {texts.doneanyway}
          </Button>
        </>
      }
    >
      <p>
        {texts.excesstext({
          amount: quantity(excess.amount, unit),
          most: quantity(excess.most, unit),
          isTruck: excess.of === 'truck',
        })}
      </p>
    </Dialog>
  )
}
