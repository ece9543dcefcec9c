/** Office and customer keep the same site: who saves second sees both values. */

import { writePlace } from '@workspace/logistics/web/fields'
import { EditConflict } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { useSiteLabels } from './site-labels.ts'
import type { SiteCallForm } from './site-values.ts'
import { storedSite } from './site-values.ts'

export type SiteConflictProps = { form: SiteCallForm; account: string; id: string }

export function SiteConflict({ form, account, id }: SiteConflictProps): ReactElement {
  const texts = usePeatTexts('sites')
  const quantity = useQuantity()
  const labels = useSiteLabels()
  return (
    <EditConflict
      form={form}
      read={readCustomer}
      input={{ id: account }}
      valuesOf={({ sites }) => {
        const site = sites.find((each) => each.id === id)
        return site ? storedSite(site, account) : form.values
      }}
      labels={labels}
      words={{
        maxCombination: (value) => texts[`max_${value}`],
        surface: (value) => texts[`surface_${value}`],
        unloadSide: (value) => texts[`unload_${value}`],
        thawProne: (is) => (is ? texts.yes : texts.no),
        storage: (amount) => quantity(amount as never, 'm3'),
        gate: writePlace,
        tip: writePlace,
      }}
    />
  )
}
