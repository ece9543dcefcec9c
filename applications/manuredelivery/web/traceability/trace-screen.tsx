/** Where trucks were and where they went afterwards: a farm, store, place, truck, plant or consignment is followed (6.3). */
import { Card, EmptyState, iconTruck, navigate, Stack, useAddress } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { PickupsPage } from '../consignments/pickups-page.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { traceAddress, traceIn } from './trace-address.ts'
import { TraceForm } from './trace-form.tsx'
import { TraceReport } from './trace-report.tsx'

export function TraceScreen(): ReactElement {
  const texts = useManureTexts('trace')
  const { query } = useAddress()
  const { view, isWhole } = traceIn(query)
  const { of: _, ...question } = view
  const address = traceAddress(view)
  return (
    <PickupsPage part="trace" heading={texts.trace}>
      <Stack>
        <Card>
          <TraceForm key={address} view={view} onAsk={(asked) => navigate(traceAddress(asked))} />
        </Card>
        {isWhole ? (
          <TraceReport key={`report ${address}`} question={question} />
        ) : (
          <EmptyState icon={iconTruck} title={texts.begin}>
            <p>{texts.begintext}</p>
          </EmptyState>
        )}
      </Stack>
    </PickupsPage>
  )
}
