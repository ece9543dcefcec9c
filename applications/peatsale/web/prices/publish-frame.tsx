/** The dialog that publishes a draft: the day from which it holds, and what happens then in sentences. */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { Failed, Refused } from '@workspace/portal/web'
import { DateField, Dialog, DialogActions, FailureNotice, focusField, Notice, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useId, useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export type PublishFrameProps = {
  draft: { readonly name: string; readonly validFrom: LocalDate; readonly validTo: LocalDate }
  isBusy: boolean
  failure: Refused<string> | Failed | undefined
  onPublish: (from: LocalDate) => void
  onClose: () => void
  /** What happens when it holds from that day. */
  children: (from: LocalDate) => ReactNode
}

export function PublishFrame({
  draft,
  isBusy,
  failure,
  onPublish,
  onClose,
  children,
}: PublishFrameProps): ReactElement {
  const texts = usePeatTexts('pricing')
  const id = useId()
  const today = dayOf(new Date())
  const [from, setFrom] = useState<LocalDate | undefined>(laterOf(draft.validFrom, today))
  const hasEnded = draft.validTo < today
  const isGood = from !== undefined && from >= today && from <= draft.validTo
  function press() {
    if (isBusy || hasEnded) return
    if (isGood) onPublish(from)
    else focusField(id)
  }
  const actions = (
    <DialogActions onClose={onClose} busy={isBusy} busyLabel={texts.publishing} disabled={hasEnded} onClick={press}>
      {texts.publish}
    </DialogActions>
  )
  return (
    <Dialog
      heading={texts.publishheading({ name: draft.name })}
      actions={actions}
      onClose={onClose}
      onEnter={press}
      locked={isBusy}
    >
      <Stack>
        {hasEnded ? (
          <Notice tone="err" title={texts.publishends} />
        ) : (
          <DateField
            id={id}
            label={texts.publishday}
            required
            least={today}
            most={draft.validTo}
            value={from}
            onChange={setFrom}
          />
        )}
        {isGood && children(from)}
        {failure && <FailureNotice answer={failure} />}
      </Stack>
    </Dialog>
  )
}

function laterOf(one: LocalDate, other: LocalDate): LocalDate {
  return one.localeCompare(other) < 0 ? other : one
}
