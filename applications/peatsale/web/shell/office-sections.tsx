/** The office's sections: those that there are, and beside them its search. */
import { SearchRow } from '@workspace/logistics/web/shell'
import { lazyComponent, SectionNav, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readStart } from '../../contract/start/calls.ts'
import { Alarms } from '../alarms/alarms.tsx'
import { usePeatTexts } from '../texts/texts.ts'

const PeatSearch = lazyComponent(async () => (await import('../search/peat-search.tsx')).PeatSearch)

export type OfficeSection =
  | '/office/orders'
  | '/loads'
  | '/office/customers'
  | '/office/swamps'
  | '/office/products'
  | '/office/invoicing'
  | '/office/prices'
  | ''

/** `way` leads back to the list that a page of one row was opened from, as it was left. */
export function OfficeSections({ at, way }: { at: OfficeSection; way?: string | undefined }): ReactElement {
  const texts = usePeatTexts('office')
  const waiting = useAnswer(readStart, {}).data?.waiting
  const section = (path: OfficeSection, label: string, count: number | null = null) => ({
    href: path === at && way !== undefined ? way : `#/peatsale${path}`,
    label,
    current: path === at,
    count: count === null || count === 0 ? undefined : String(count),
  })
  return (
    <>
      <SearchRow search={<PeatSearch />}>
        <SectionNav
          label={texts.sections}
          sections={[
            section('', texts.start),
            section('/office/orders', texts.orders, waiting?.toConfirm),
            section('/loads', texts.loads),
            section('/office/customers', texts.customers, waiting?.customerRequests),
            section('/office/prices', texts.prices),
            section('/office/swamps', texts.swamps),
            section('/office/invoicing', texts.invoicing),
            section('/office/products', texts.basics),
          ]}
        />
      </SearchRow>
      <Alarms />
    </>
  )
}
