import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { MainRecord } from './main-record.ts'
import { PlannedShutdown, ShutdownPlan, SiteSettings } from './site.ts'
import { SystemWarning } from './system-warning.ts'

const Actor = z.string().check(z.maxLength(254))

export const startOrShutSystem = defineCall({
  name: 'startOrShutSystem',
  method: 'POST',
  path: '/api/admin/settings/systemstartshut',
  access: 'superadmin',
  input: z.object({ admin: Actor, command: z.enum(['shutdown', 'start']) }),
  output: {},
  refusals: [],
})

export const saveSystemSettings = defineCall({
  name: 'saveSystemSettings',
  method: 'POST',
  path: '/api/admin/settings/savesystemsettings',
  access: 'superadmin',
  input: z.object({ admin: Actor, settings: z.partial(SiteSettings) }),
  output: { maindata: z.array(MainRecord) },
  refusals: ['invalid_input'],
})

/** Seeing the settings that CALL-38 saves; the public record holds only some of them. */
export const readSystemSettings = defineCall({
  name: 'readSystemSettings',
  method: 'GET',
  path: '/api/admin/settings/systemsettings',
  access: 'superadmin',
  input: z.object({}),
  output: { settings: SiteSettings },
  refusals: [],
})

const people = z.number()

/** The system page: whether the system is on and since when, who is signed in, and what waits for an administrator. */
export const readSystemState = defineCall({
  name: 'readSystemState',
  method: 'GET',
  path: '/api/admin/settings/systemstate',
  access: 'superadmin',
  input: z.object({}),
  output: {
    state: z.strictObject({
      active: z.boolean(),
      /** When it was turned on or off last and by whom; empty where nobody has. */
      since: z.string(),
      by: z.string(),
      plannedshutdown: z.optional(PlannedShutdown),
      /** People with a session that lives, as the list of sessions shows them, each in one kind: the first that fits. */
      signedin: z.strictObject({
        people,
        kinds: z.strictObject({
          superadmin: people,
          admin: people,
          transport: people,
          swampperson: people,
          customer: people,
        }),
      }),
      letters: z.strictObject({ waiting: z.number(), dead: z.number() }),
      unhandledfeedback: z.number(),
      /** When the last whole backup was made, empty for never; left out where the portal makes none (PostgreSQL, the demo). */
      lastbackup: z.optional(z.string()),
      warnings: z.array(SystemWarning),
      /** The operator's own face, where there is one: its name in the folder, and its mark. */
      brand: z.optional(z.strictObject({ name: z.string(), mark: z.string() })),
    }),
  },
  refusals: [],
})

/** Takes the place of an earlier plan. */
export const planShutdown = defineCall({
  name: 'planShutdown',
  method: 'POST',
  path: '/api/admin/settings/planshutdown',
  access: 'superadmin',
  input: ShutdownPlan,
  output: { plannedshutdown: PlannedShutdown },
  refusals: ['invalid_input'],
})

/** Without a plan there is nothing to cancel, which is a success. Cancelling one that has begun turns the system on. */
export const cancelPlannedShutdown = defineCall({
  name: 'cancelPlannedShutdown',
  method: 'POST',
  path: '/api/admin/settings/cancelplannedshutdown',
  access: 'superadmin',
  input: z.object({}),
  output: {},
  refusals: [],
})
