import * as z from 'zod/mini'

/**
 * What the server tells open browsers. An event says that something is new, never what: the browser asks for it,
 * within its rights (R67). `opened` is the first on a stream; its `seq` is where the stream begins.
 */
export const LiveKind = z.enum([
  'opened',
  'rights-changed',
  'session-ended',
  'system-off',
  'system-on',
  'site-changed',
  'data-changed',
  'server-leaving',
])
export type LiveKind = z.infer<typeof LiveKind>

export const LiveEvent = z.strictObject({
  /** Ascending; 0 in events that are sent to this stream alone. */
  seq: z.number(),
  kind: LiveKind,
  /** Of `data-changed`: which list is new, a `PortalTopic` or `<key>:<topic>` of an application. */
  topic: z.string(),
  ids: z.array(z.string()),
})
export type LiveEvent = z.infer<typeof LiveEvent>

/** Lists of the portal whose changes are announced; of letters those that were given up. */
export type PortalTopic =
  | 'users'
  | 'applicationpeople'
  | 'companies'
  | 'applications'
  | 'feedback'
  | 'letters'
  | 'notices'
