/** The views of the office's loads: as a list, as a week, and those to verify. */

import { SubSections } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

const views = [
  { path: '/loads', text: 'list' },
  { path: '/office/week', text: 'week' },
  { path: '/office/verification', text: 'verification' },
] as const

export function LoadSections({ at }: { at: (typeof views)[number]['path'] }): ReactElement {
  const texts = usePeatTexts('week')
  return (
    <SubSections
      label={texts.parts}
      tabs={views.map(({ path, text }) => ({ href: `#/peatsale${path}`, label: texts[text], current: path === at }))}
    />
  )
}
