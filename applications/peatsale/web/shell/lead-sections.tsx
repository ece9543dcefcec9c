/** The sections of a foreman. */
import { SectionNav, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readStart } from '../../contract/start/calls.ts'
import { Alarms } from '../alarms/alarms.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { hasOrders } from './viewer-role.ts'

export type LeadSection = '' | '/carrier/loads' | '/carrier/crew' | '/loads' | '/orders'

/** `way` leads back to the list that a page of one row was opened from, as it was left. */
export function LeadSections({ at, way }: { at: LeadSection; way?: string | undefined }): ReactElement {
  const texts = usePeatTexts('carrier')
  const { data } = useAnswer(readStart, {})
  const section = (path: LeadSection, label: string) => ({
    href: path === at && way !== undefined ? way : `#/peatsale${path}`,
    label,
    current: path === at,
  })
  return (
    <>
      <SectionNav
        label={texts.tostart}
        sections={[
          section('', texts.start),
          section('/carrier/loads', texts.loads),
          section('/loads', texts.allloads),
          at === '/orders' || (data && hasOrders(data)) ? section('/orders', texts.orders) : undefined,
          section('/carrier/crew', texts.crew),
        ]}
      />
      <Alarms />
    </>
  )
}
