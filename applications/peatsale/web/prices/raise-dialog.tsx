/** All prices of a draft higher or lower by a percentage; what comes of it is looked at and saved in the sheet. */
import { Dialog, DialogActions, focusField, readAmount, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId, useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { Prices } from './price-sheet.ts'
import { raised } from './price-sheet.ts'

const least = -5000
const most = 10_000

type RaiseDialogProps = { prices: Prices; onRaise: (prices: Prices) => void; onClose: () => void }

export function RaiseDialog({ prices, onRaise, onClose }: RaiseDialogProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const id = useId()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const points = readAmount(text.replace('%', ''), 2)
  const isGood = points !== undefined && points >= least && points <= most && points !== 0
  function raise() {
    setTried(true)
    if (!isGood) return focusField(id)
    onRaise(raised(prices, points))
    onClose()
  }
  const actions = (
    <DialogActions onClose={onClose} onClick={raise}>
      {texts.raise}
    </DialogActions>
  )
  return (
    <Dialog heading={texts.raise} actions={actions} onClose={onClose} onEnter={raise}>
      <Stack>
        <p>{texts.raisetext}</p>
        <TextInput
          id={id}
          label={texts.raisepercent}
          hint={texts.raisehint}
          required
          inputMode="decimal"
          data-dialog-first
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={tried && !isGood ? texts.raisefault : undefined}
          end="%"
        />
      </Stack>
    </Dialog>
  )
}
