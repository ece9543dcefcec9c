/** The loader's own bucket, set by two large buttons. */
import type { AnswerOf, Quantity } from '@workspace/portal/contract'
import { Dialog, DialogActions, FailureNotice, newId, QuantityField, useSend } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { saveBucket } from '../../contract/loading/bucket-call.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

type Bucket = AnswerOf<typeof readLoaderDay>['bucket']

const first = 3500 as Quantity
const step = 500 as Quantity
const most = 30_000 as Quantity

export function BucketDialog({ bucket, onClose }: { bucket: Bucket; onClose: () => void }): ReactElement {
  const texts = usePeatTexts('field')
  const [size, setSize] = useState<Quantity | undefined>(bucket?.m3 ?? first)
  const { send, isBusy, failure } = useSend(saveBucket, {
    invalidates: [readLoaderDay],
    onDone: onClose,
    successMessage: false,
  })
  const save = () => {
    if (size === undefined) return
    void send({ id: bucket?.id ?? newId(), machine: bucket?.machine || texts.machine, m3: size })
  }
  return (
    <Dialog
      heading={texts.bucketneeded}
      onClose={onClose}
      onEnter={save}
      locked={isBusy}
      actions={
        <DialogActions onClose={onClose} busy={isBusy} busyLabel={texts.saving} onClick={save}>
          {texts.save}
        </DialogActions>
      }
    >
      <p>{texts.bucketneededtext}</p>
      <QuantityField
        label={texts.bucketsetting}
        unit="m³"
        value={size}
        onChange={setSize}
        least={step}
        most={most}
        step={step}
      />
      {failure && <FailureNotice answer={failure} />}
    </Dialog>
  )
}
