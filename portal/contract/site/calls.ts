import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { MainRecord, SiteSettings } from './site.ts'

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
