/** The customer has come for the load: the name of who takes it is the receipt (2.4). */
import { Dialog, DialogActions, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

type CollectorProps = {
  isBusy: boolean
  onDone: (collector: string) => void
  onClose: () => void
}

export function CollectorDialog({ isBusy, onDone, onClose }: CollectorProps): ReactElement {
  const texts = usePeatTexts('field')
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const finish = () => {
    if (name.trim() === '') return setIsMissing(true)
    onDone(name.trim())
  }
  return (
    <Dialog
      heading={texts.collector}
      onClose={onClose}
      onEnter={finish}
      locked={isBusy}
      actions={
        <DialogActions onClose={onClose} size="l" busy={isBusy} busyLabel={texts.saving} onClick={finish}>
          {texts.handover}
        </DialogActions>
      }
    >
      <TextInput
        label={texts.collectorname}
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        error={isMissing && name.trim() === '' ? texts.collector : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Dialog>
  )
}
