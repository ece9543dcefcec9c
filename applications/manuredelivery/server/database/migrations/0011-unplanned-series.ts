import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'

const { key, whole } = column

/** Under which number somebody's unplanned consignments run. */
export const unplannedSeries: Migrations[string] = tablesMade({
  manuredelivery_unplanned_series: { columns: { person: key, series: whole }, indexes: [['series']] },
})
