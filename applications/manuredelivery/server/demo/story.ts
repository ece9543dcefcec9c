/** What is known in the demo of a pickup and its loads. */
import type { Random } from '@workspace/logistics/server'
import type { LocalDate, PersonCard } from '@workspace/portal/contract'
import type { DemoSurroundings } from '@workspace/portal/server'
import type { DemoDesk } from './desk.ts'
import type { DemoFarm } from './farms.ts'
import type { PlantCode } from './registers.ts'

export type Reached =
  | 'submitted'
  | 'accepted'
  | 'open'
  | 'assigned'
  | 'loading'
  | 'collected'
  | 'received'
  | 'confirmed'
/** `failedOnce` is collected the day after; `unplanned` is collected by another truck than was planned. */
export type Ending =
  | Reached
  | 'refused'
  | 'sentOn'
  | 'returned'
  | 'plantFault'
  | 'failed'
  | 'failedOnce'
  | 'cancelled'
  | 'unplanned'
  | 'objection'
  | 'upheld'
  | 'dismissed'
  | 'corrected'
  | 'lateCorrection'

/** Farms that one truck visits before it drives to the plant; filled in the order of their places. */
export interface Run {
  readonly id: string
  readonly size: number
  /** Kilograms of all of them. */
  readonly kg: number
  readonly stops: string[]
}

export type TruckName = 'lakeus' | 'korpi'

export interface Pickup {
  readonly farm: DemoFarm
  readonly plant: PlantCode
  /** Kilograms of each truck load. */
  readonly loads: readonly number[]
  /** The first day of collection; the loads follow each other by day and hour. */
  readonly day: LocalDate
  /** Days before it that the farm offered the manure. */
  readonly before: number
  /** How far each load gets; one for all, or one a load. */
  readonly ends: readonly Ending[]
  readonly truck?: TruckName
  /** When the driver comes to the farm; unless given in the morning of the day. */
  readonly begin?: Date
  /** Other farms of the same truck run. */
  readonly run?: { readonly of: Run; readonly place: number }
  /** The driver's estimate is far off. */
  readonly isMisjudged?: true
}

/** What happens at a moment. The acts of all pickups run in the order of their moments. */
export interface Step {
  readonly at: Date
  readonly act: () => Promise<void>
}

export interface World {
  readonly desk: DemoDesk
  readonly there: DemoSurroundings
  readonly random: Random
}

export interface LoadStory extends World {
  readonly pickup: Pickup
  readonly office: PersonCard
  readonly request: string
  /** Its id, once it is planned. */
  readonly of: () => Promise<string>
  readonly kg: number
  readonly at: number
  readonly acceptedAt: Date
  readonly end: Ending
}
