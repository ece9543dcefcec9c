/** An administrator whose time for a second factor is over adds one before anything else. */
import type { ReactElement } from 'react'
import { lazyComponent } from '../../../kernel/lazy-loading/lazy-component.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Deferred } from '../../../kernel/ui/deferred/deferred.tsx'
import { Page } from '../../../kernel/ui/index.ts'

const SecondFactorSettings = lazyComponent(
  async () => (await import('./second-factor-settings.tsx')).SecondFactorSettings,
)

export function EnrolmentScreen(): ReactElement {
  const { heading, forcedheading, forcedtext } = useTexts('secondfactor')
  return (
    <Page heading={forcedheading} lead={forcedtext} width="form">
      {/* In own settings the block's own heading stands above the parts. */}
      <h2 className="visually-hidden">{heading}</h2>
      <Deferred>
        <SecondFactorSettings />
      </Deferred>
    </Page>
  )
}
