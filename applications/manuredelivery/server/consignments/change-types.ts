import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'

export type Columns = Partial<StoredConsignment>
export type DataOf<Kind extends ConsignmentEvent['kind']> = Extract<ConsignmentEvent, { readonly kind: Kind }>['data']
export type ChangesOf<Kinds extends ConsignmentEvent['kind']> = {
  readonly [Kind in Kinds]: (done: AcceptedConsignmentCommand, data: DataOf<Kind>) => Columns | Promise<Columns>
}
