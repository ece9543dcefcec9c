/** Tells that the form goes on where it was left, or that what is typed is kept, and forgets it with one press (REG-46). */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, iconX, Notice } from '../../kernel/ui/index.ts'
import type { Keeping } from './use-draft.ts'

type DraftNoticeProps = { keeping: Exclude<Keeping, 'nothing'>; onClear: () => void }

export function DraftNotice({ keeping, onClear }: DraftNoticeProps): ReactElement {
  const registration = useTexts('registration')
  const forget = (
    <Button variant="secondary" size="s" icon={iconX} onClick={onClear}>
      {registration.registerdraftclear}
    </Button>
  )
  const title = keeping === 'restored' ? registration.registerdraftrestored : registration.registerdraftkept
  return (
    <Notice tone="info" title={title} action={forget}>
      <p>{registration.registerdrafttext}</p>
    </Notice>
  )
}
