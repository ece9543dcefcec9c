/** How changes of a load are said. */
import type { Updateable } from 'kysely'
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import type { PeatTables } from '../database/tables.ts'
import type { AcceptedLoadCommand } from './load-context.ts'

export type LoadColumns = Updateable<PeatTables['peatsale_load']>
export type LineColumns = Updateable<PeatTables['peatsale_load_line']>

export interface Changes {
  readonly load?: LoadColumns
  /** By the id of the line. */
  readonly lines?: ReadonlyMap<string, LineColumns>
}

/** The changes of one kind of command. */
export type ChangesOf<Kind extends LoadEvent['kind']> = {
  readonly [Name in Kind]: (done: AcceptedLoadCommand, data: LoadEventData<Name>) => Changes | Promise<Changes>
}
