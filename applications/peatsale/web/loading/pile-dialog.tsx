/** From which pile: one press chooses and closes. */
import type { AnswerOf } from '@workspace/portal/contract'
import { Button, Dialog, iconCheck, Notice, Stack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import { useName } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Piles = AnswerOf<typeof readLoaderDay>['piles']
type PileDialogProps = {
  /** All of one product. */
  piles: Piles
  chosen: string | undefined
  onChoose: (pile: string) => void
  onClose: () => void
}

export function PileDialog({ piles, chosen, onChoose, onClose }: PileDialogProps): ReactElement {
  const texts = usePeatTexts('field')
  const name = useName()
  return (
    <Dialog
      heading={texts.choosepile}
      onClose={onClose}
      actions={
        <Button variant="secondary" size="l" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      {chosen === undefined && <p>{texts.choosepiletext}</p>}
      {piles[0] && <p>{name(piles[0].product.name)}</p>}
      {piles.length === 0 && <Notice tone="warn" title={texts.nopiles} />}
      <Stack>
        {piles.map(({ id, code }) => (
          <Button
            key={id}
            size="l"
            block
            variant={id === chosen ? 'primary' : 'secondary'}
            icon={id === chosen ? iconCheck : undefined}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {texts.pileof({ pile: code })}
          </Button>
        ))}
      </Stack>
    </Dialog>
  )
}
