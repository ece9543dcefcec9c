/** The office's sections: those that there are. */
import { SectionNav } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

type At = '/office/orders' | '/loads' | ''

export function OfficeSections({ at }: { at: At }): ReactElement {
  const texts = usePeatTexts('office')
  const section = (path: At, label: string) => ({ href: `#/peatsale${path}`, label, current: path === at })
  return (
    <SectionNav
      label={texts.sections}
      sections={[section('', texts.start), section('/office/orders', texts.orders), section('/loads', texts.loads)]}
    />
  )
}
