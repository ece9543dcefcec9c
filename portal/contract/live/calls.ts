import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { LiveEvent } from './live-event.ts'

/**
 * One stream per tab, read with fetch so that the header can prove the session (R68). Each message is
 * `id: <seq>`, `event: <kind>`, `data: <LiveEvent as JSON>`; comments keep the line open.
 * 429 with five streams of the person open.
 */
export const openLiveStream = defineCall({
  name: 'openLiveStream',
  method: 'GET',
  path: '/api/live/events',
  access: 'signed-in',
  background: true,
  file: 'stream',
  input: z.object({}),
  output: {},
  refusals: ['too_many_requests'],
})

/**
 * Events after `seq`, for browsers without a stream and for what was missed between two streams. `now` only tells where
 * to begin. `complete` is false when events in between are forgotten: then the client must reload.
 */
export const readEventsSince = defineCall({
  name: 'readEventsSince',
  method: 'GET',
  path: '/api/live/events/since/{seq}',
  access: 'signed-in',
  background: true,
  input: z.object({ seq: z.union([z.literal('now'), z.coerce.number().check(z.int(), z.minimum(0))]) }),
  output: { seq: z.number(), complete: z.boolean(), events: z.array(LiveEvent) },
  refusals: [],
})
