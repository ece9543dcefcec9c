/** The office verifies a delivered load: what is billed, what was waited, what the carrier is paid. */
import { Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { ActDialog } from './act-dialog.tsx'
import { useLoadAct } from './use-load-act.ts'
import type { Verified } from './verify-fields.tsx'
import { differs, draftOf, VerifyFields, verificationOf } from './verify-fields.tsx'

export function VerifyDialog({ load, proposal, onClose }: Verified & { onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const [draft, setDraft] = useState(() => draftOf(proposal))
  const acting = useLoadAct(load, { says: texts.done_verify, onDone: onClose })
  const data = verificationOf({ load, proposal }, draft)
  const [tried, setTried] = useState(false)
  const lacksWords = data !== undefined && differs(proposal, data) && data.words === undefined
  function verify() {
    setTried(true)
    if (data !== undefined && !lacksWords) void acting.send({ kind: 'verify', data })
  }
  return (
    <ActDialog
      act={texts.verify}
      number={load.number}
      confirmLabel={texts.verify}
      acting={acting}
      onConfirm={verify}
      onClose={onClose}
    >
      {proposal.lines.some(({ isBeyond }) => isBeyond) && <Notice tone="warn" title={texts.beyond} />}
      <VerifyFields
        load={load}
        proposal={proposal}
        draft={draft}
        tried={tried}
        lacksWords={tried && lacksWords}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
    </ActDialog>
  )
}
