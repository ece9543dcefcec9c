/** From a page to where its trucks went, filled in. */
import { addressWith, iconTruck, LinkButton } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'
import type { TraceView } from './trace-address.ts'

export function TraceLink({ of }: { of: Pick<TraceView, 'by' | 'value'> }): ReactElement {
  const { totrace } = useManureTexts('start')
  return (
    <LinkButton variant="secondary" icon={iconTruck} href={`#${addressWith('/manuredelivery/office/trace', of)}`}>
      {totrace}
    </LinkButton>
  )
}
