/** What happened to an order, told shortly; `tell-order.ts` makes rows and events of it. Quantities in thousandths. */
import type { LocalDate } from '@workspace/portal/contract'
import type { Problem } from '../../contract/loads/reason-tiles.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { DemoCarrier, DemoCustomer, DemoPile, DemoSeller, DemoSwamp, DemoVehicle } from './world.ts'

export interface LoadStory {
  /** How far it has come. */
  readonly state: LoadState
  readonly planned: number
  /** Loaded and delivered. */
  readonly brought: number
  /** When it is to be at the swamp; only its week is known without. */
  readonly at?: Date
  readonly day: LocalDate
  readonly pile: DemoPile
  readonly carrier?: DemoCarrier
  readonly driver?: string
  readonly vehicle?: DemoVehicle
  readonly offeredTo?: readonly DemoCarrier[]
  /** The loader filled a truck that nobody had been given this load. */
  readonly isUnplanned?: boolean
  /** So long the driver's telephone had no coverage. */
  readonly hoursOffline?: number
  /** What the customer wrote about it. */
  readonly remark?: string
  /** Open, unless the load was verified. */
  readonly problem?: { readonly problem: Problem; readonly words: string }
  /** It stands in for the load before it, which failed. */
  readonly isReplacement?: boolean
}

export interface OrderStory {
  readonly seller: DemoSeller
  readonly customer: DemoCustomer
  readonly product: string
  readonly ordered: number
  readonly swamp: DemoSwamp
  /** A day of the week that was wished and confirmed. */
  readonly day: LocalDate
  readonly submittedAt: Date
  /** As the office left it; its loads take a confirmed one further. */
  readonly state: 'draft' | 'submitted' | 'rejected' | 'cancelled' | 'confirmed' | 'on_hold'
  readonly note?: string
  /** What the customer asks to be changed; open. */
  readonly request?: string
  readonly loads: readonly LoadStory[]
}
