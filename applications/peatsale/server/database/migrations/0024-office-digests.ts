import type { Migrations } from '@workspace/portal/server'
import { column, tablesMade } from '@workspace/portal/server'

const { key } = column

/** The days on which the offices have been told in the morning what waits. */
export const officeDigests: Migrations[string] = tablesMade({
  peatsale_office_digest: { columns: { day: key } },
})
