/** The pages of the own settings: what one can change, and everything that is held. */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { Tabs } from '../../kernel/ui/index.ts'

export function SettingsTabs({ current }: { current: 'settings' | 'owndata' }): ReactElement {
  const { menuusersettings } = useTexts('header')
  const { userinformation, owndataheading } = useTexts('settings')
  return (
    <Tabs
      label={menuusersettings}
      tabs={[
        { href: '#/user/settings', label: userinformation, current: current === 'settings' },
        { href: '#/user/settings/owndata', label: owndataheading, current: current === 'owndata' },
      ]}
    />
  )
}
