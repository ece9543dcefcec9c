/** A new alert: what it would stop is shown before it is saved. */
import { lazyComponent, MissingAnswer, navigate, newId, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { newAlertValues } from './alert-values.ts'

const AlertForm = lazyComponent(async () => (await import('./alert-form.tsx')).AlertForm)

export function NewAlertScreen(): ReactElement {
  const texts = useManureTexts('alerts')
  const { data, error, refetch } = useStart()
  const [id] = useState(newId)
  return (
    <PickupsPage part="alerts" heading={texts.newalert}>
      {data === undefined ? (
        <MissingAnswer of={{ error, refetch }} />
      ) : (
        <Suspended>
          <AlertForm
            values={newAlertValues(id, data.companies[0]?.id ?? null)}
            onSaved={(saved) => navigate(`/manuredelivery/office/alerts/${saved}`, { replace: true })}
          />
        </Suspended>
      )}
    </PickupsPage>
  )
}
