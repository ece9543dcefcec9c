/** The log of one order or load of the demo: the events that would have led to its rows. */
import { eventRow } from '@workspace/logistics/server'
import type { DemoPlace } from './world.ts'

export interface Told {
  readonly kind: string
  readonly state: string
  /** By the device's clock. */
  readonly at: Date
  /** When the server had it; later where there was no coverage. */
  readonly told?: Date
  readonly data?: object
  /** Nobody, where the server moved it. */
  readonly actor?: string
  readonly role?: string
  readonly flag?: string
  /** A physical fact, or what follows from others, leaves the version. */
  readonly keepsVersion?: boolean
}

export interface History {
  readonly version: number
  tell(event: Told): string
}

/** Its version before the first event that moves it. */
export interface Begun {
  readonly aggregate: 'order' | 'load'
  readonly of: string
  readonly version: number
}

export function historyOf({ random, rows }: DemoPlace, { aggregate, of, version: first }: Begun): History {
  let version = first
  let seq = 0
  return {
    get version() {
      return version
    },
    tell: ({ kind, state, at, told = at, data = {}, actor = '', role = 'system', flag = null, keepsVersion }) => {
      seq += 1
      const base = version
      if (keepsVersion !== true) version += 1
      const id = random.id()
      const isOwn = role === 'system'
      const device = isOwn ? 'server' : 'demo'
      const event = { id, kind, of, data, deviceTime: at.toISOString(), device }
      const sent = isOwn || keepsVersion === true ? event : { ...event, baseVersion: base }
      const result = flag === null ? 'applied' : 'flagged'
      const answer = isOwn ? {} : { event: id, result, flag, state, version }
      const row = eventRow({ aggregate, event: sent, actor, role, now: told, state, flag, answer })
      rows.add('peatsale_event', { ...row, seq })
      return id
    },
  }
}
