/** Two-step login in own settings. Its parts come when somebody opens it. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readOwnSecondFactor } from '../../../../contract/second-factor/calls.ts'
import { lazyPart } from '../../../kernel/arrivals/lazy-part.ts'
import { useAnswer } from '../../../kernel/requests/use-answer.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Collapsible } from '../../../kernel/ui/index.ts'
import { Later } from '../../../kernel/ui/later/later.tsx'

const SecondFactorSettings = lazyPart(async () => (await import('./second-factor-settings.tsx')).SecondFactorSettings)

export function SecondFactorBlock(): ReactElement {
  const { heading, on } = useTexts('secondfactor')
  const [open, setOpen] = useState(false)
  const { data } = useAnswer(readOwnSecondFactor, {})
  const isOn = data && (data.secondfactor.appsince !== '' || data.secondfactor.passkeys.length > 0)
  const note = isOn ? on : undefined
  return (
    <Collapsible heading={heading} note={note} open={open} onToggle={setOpen}>
      <Later>{open && <SecondFactorSettings />}</Later>
    </Collapsible>
  )
}
