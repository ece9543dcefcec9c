/** Alerts in force that concern the reader, where he or she works; of named farms in neutral words (6.2). */
import { looksAgain } from '@workspace/logistics/web/field'
import { lazyComponent, Suspended, useAnswer } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import { searchAlerts } from '../../contract/alerts/calls.ts'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'

// Few have an alert: its words come when there is one.
const AlertNotice = lazyComponent(async () => (await import('./alert-notice.tsx')).AlertNotice)

type Collected = Pick<ConsignmentRow, 'farm' | 'municipality' | 'state'>

type AlertNoticesProps = {
  /** Only those where this consignment is collected. */
  of?: Collected
}

export function AlertNotices({ of }: AlertNoticesProps): ReactElement | null {
  const alerts = useAnswer(searchAlerts, { limit: 100 }, looksAgain).data?.rows ?? []
  const shown = alerts.filter((alert) => {
    return alert.state === 'inForce' && alert.concerns && (of === undefined || isThere(alert, of))
  })
  if (shown.length === 0) return null
  return (
    <Suspended fallback={null}>
      {shown.map((alert) => (
        <AlertNotice key={alert.id} alert={alert} />
      ))}
    </Suspended>
  )
}

const ahead: readonly string[] = ['planned', 'open', 'assigned', 'loading', 'collected']

function isThere({ farms, municipalities }: ListedAlert, of: Collected): boolean {
  if (!ahead.includes(of.state)) return false
  const place = of.municipality.toLowerCase()
  return farms.some(({ name }) => name === of.farm) || municipalities.some((name) => name.toLowerCase() === place)
}
