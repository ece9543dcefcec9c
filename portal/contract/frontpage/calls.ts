import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { WaitingWork } from './waiting-work.ts'

/** How many wait for access, by the company that they claim; empty for those without one. */
const WaitingPeople = z.strictObject({
  count: z.number(),
  companies: z.array(z.strictObject({ company: z.string(), count: z.number() })),
  /** When the one who has waited longest registered. */
  oldest: z.string(),
})

/** What the front page tells beside its tiles, by the rights of the person (FRONT-20). Null where there is nothing to tell. */
export const readFrontPage = defineCall({
  name: 'readFrontPage',
  method: 'GET',
  path: '/api/data/frontpage',
  access: 'signed-in',
  input: z.object({}),
  output: {
    waitingpeople: z.nullable(WaitingPeople),
    /** Not handled yet; `text` is the beginning of the newest. */
    feedback: z.nullable(z.strictObject({ count: z.number(), name: z.string(), text: z.string(), sentat: z.string() })),
    /** People whose address a mail server has refused for good, for whoever administers them. */
    refusedaddresses: z.nullable(z.strictObject({ count: z.number() })),
    /** Letters that were given up, but those of these people. */
    deadletters: z.nullable(z.strictObject({ count: z.number(), queuedat: z.string() })),
    /** Planned and not over, announced or not. */
    shutdown: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
    /** Of the applications that the person sees, those that have something. */
    applications: z.array(z.strictObject({ name: z.string(), work: WaitingWork })),
  },
  refusals: [],
})
