import type { Migrations } from '@workspace/portal/server'
import { registers } from './0001-registers.ts'
import { farms } from './0002-farms.ts'
import { requests } from './0003-requests.ts'
import { consignments } from './0004-consignments.ts'
import { alerts } from './0005-alerts.ts'
import { billing } from './0006-billing.ts'
import { documents } from './0007-documents.ts'
import { stops } from './0008-stops.ts'
import { carrierServices } from './0010-carrier-services.ts'
import { unplannedSeries } from './0011-unplanned-series.ts'
import { batches } from './0015-batches.ts'
import { reports } from './0016-reports.ts'
import { ended } from './0017-ended.ts'
import { manyConsignments } from './0018-many-consignments.ts'
import { alertEnds } from './0019-alert-ends.ts'
import { retention } from './0020-retention.ts'
import { reminders } from './0021-reminders.ts'

/** Once released, none of them changes. */
export const manureMigrations: Migrations = {
  '0001-registers': registers,
  '0002-farms': farms,
  '0003-requests': requests,
  '0004-consignments': consignments,
  '0005-alerts': alerts,
  '0006-billing': billing,
  '0007-documents': documents,
  '0008-stops': stops,
  '0010-carrier-services': carrierServices,
  '0011-unplanned-series': unplannedSeries,
  '0015-batches': batches,
  '0016-reports': reports,
  '0017-ended': ended,
  '0018-many-consignments': manyConsignments,
  '0019-alert-ends': alertEnds,
  '0020-retention': retention,
  '0021-reminders': reminders,
}
