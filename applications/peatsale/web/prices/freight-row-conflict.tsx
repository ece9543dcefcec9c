/** Somebody else has saved the same row of a draft first. Few ever see it: its code comes when it is needed. */
import type { ReactElement } from 'react'
import type { readFreightTables } from '../../contract/prices/calls.ts'
import type { EditConflictProps } from '../parts/edit-conflict.tsx'
import { EditConflict } from '../parts/edit-conflict.tsx'
import type { RowValues } from './freight-fields.ts'

type FreightRowConflictProps = EditConflictProps<typeof readFreightTables, RowValues>

export function FreightRowConflict(props: FreightRowConflictProps): ReactElement {
  return <EditConflict {...props} />
}
