/** Two-step login in own settings. Its parts come when somebody opens it. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readOwnSecondFactor } from '../../../../contract/second-factor/calls.ts'
import { lazyComponent } from '../../../kernel/lazy-loading/lazy-component.ts'
import { useAnswer } from '../../../kernel/requests/use-answer.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Deferred } from '../../../kernel/ui/deferred/deferred.tsx'
import { Collapsible } from '../../../kernel/ui/index.ts'

const SecondFactorSettings = lazyComponent(
  async () => (await import('./second-factor-settings.tsx')).SecondFactorSettings,
)

export function SecondFactorBlock(): ReactElement {
  const { heading, on } = useTexts('secondfactor')
  const [open, setOpen] = useState(false)
  const { data } = useAnswer(readOwnSecondFactor, {})
  const isOn = data && (data.secondfactor.appsince !== '' || data.secondfactor.passkeys.length > 0)
  const note = isOn ? on : undefined
  return (
    <Collapsible heading={heading} note={note} open={open} onToggle={setOpen}>
      <Deferred>{open && <SecondFactorSettings />}</Deferred>
    </Collapsible>
  )
}
