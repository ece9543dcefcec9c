/** The sections of a foreman. */
import { SectionNav } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'

export type LeadSection = '' | '/carrier/loads' | '/carrier/crew' | '/loads' | '/orders'

export function LeadSections({ at }: { at: LeadSection }): ReactElement {
  const texts = usePeatTexts('carrier')
  const section = (path: LeadSection, label: string) => ({ href: `#/peatsale${path}`, label, current: path === at })
  return (
    <SectionNav
      label={texts.tostart}
      sections={[
        section('', texts.start),
        section('/carrier/loads', texts.loads),
        section('/loads', texts.allloads),
        section('/orders', texts.orders),
        section('/carrier/crew', texts.crew),
      ]}
    />
  )
}
