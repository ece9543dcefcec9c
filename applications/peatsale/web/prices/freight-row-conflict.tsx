/** Somebody else has saved the same row of a draft first. Few ever see it: its code comes when it is needed. */

import type { EditConflictProps } from '@workspace/portal/web'
import { EditConflict } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { readFreightTables } from '../../contract/prices/calls.ts'
import type { RowValues } from './freight-fields.ts'

type FreightRowConflictProps = EditConflictProps<typeof readFreightTables, RowValues>

export function FreightRowConflict(props: FreightRowConflictProps): ReactElement {
  return <EditConflict {...props} />
}
