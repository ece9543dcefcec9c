/** The office verifies a delivered load: what is billed, what was waited, what the carrier is paid. */
import { Notice } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'
import type { Verified } from './verify-fields.tsx'
import { differs, draftOf, VerifyFields, verificationOf } from './verify-fields.tsx'

export function VerifyDialog({ load, proposal, onClose }: Verified & { onClose: () => void }): ReactElement {
  const texts = usePeatTexts('acts')
  const form = useLoadForm('verify', load, {
    values: draftOf(proposal),
    labels: { billed: texts.billed({ product: '' }), words: texts.words },
    rules: (draft) => {
      const data = verificationOf({ load, proposal }, draft)
      return {
        billed: data === undefined ? texts.givequantity : undefined,
        words:
          data !== undefined && differs(proposal, data) && data.words === undefined ? texts.wordsneeded : undefined,
      }
    },
    dataOf: (draft) => verificationOf({ load, proposal }, draft) ?? nothing,
    successMessage: texts.done_verify,
    onDone: onClose,
  })
  return (
    <LoadCommandDialog title={texts.verify} number={load.number} form={form} onClose={onClose}>
      {proposal.lines.some(({ isBeyond }) => isBeyond) && <Notice tone="warn" title={texts.beyond} />}
      <VerifyFields
        load={load}
        proposal={proposal}
        draft={form.values}
        tried={form.control('billed').error !== undefined}
        lacksWords={form.control('words').error !== undefined}
        onChange={form.change}
      />
    </LoadCommandDialog>
  )
}

const nothing = { lines: undefined, freight: undefined, waiting: undefined }
