/** Office and customer keep the same site: who saves second sees both values. */
import { ConflictDialog, useConflict } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCustomer } from '../../contract/customers/calls.ts'
import { useQuantity } from '../parts/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { writePlace } from './coordinates.ts'
import { useSiteLabels } from './site-labels.ts'
import type { SiteCallForm } from './site-values.ts'
import { storedSite } from './site-values.ts'

export type SiteConflictProps = { form: SiteCallForm; account: string; id: string }

export function SiteConflict({ form, account, id }: SiteConflictProps): ReactElement | null {
  const texts = usePeatTexts('sites')
  const quantity = useQuantity()
  const labels = useSiteLabels()
  const { sides, forget } = useConflict(readCustomer, {
    input: { id: account },
    valuesOf: ({ sites }) => {
      const site = sites.find((each) => each.id === id)
      return site ? storedSite(site, account) : form.values
    },
    base: form.stored,
    mine: form.values,
    failure: form.failure,
  })
  if (sides === undefined) return null
  return (
    <ConflictDialog
      sides={sides}
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
      onSave={form.submit}
      onCancel={forget}
    />
  )
}
