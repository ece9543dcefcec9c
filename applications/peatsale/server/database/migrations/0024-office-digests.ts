import type { Migrations } from '@workspace/portal/server'
import { key, tablesMade } from './table-maker.ts'

/** The days on which the offices have been told in the morning what waits. */
export const officeDigests: Migrations[string] = tablesMade({
  peatsale_office_digest: { columns: { day: key } },
})
