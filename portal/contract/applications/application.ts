import * as z from 'zod/mini'
import type { ApplicationGroup } from './application-group.ts'

export { isActive } from './is-active.ts'

/** An application as the portal lists it (ENT-29 to ENT-32). `iscative` is the old spelling that initial data has always had (ENT-30). */
export const Application = z.strictObject({
  name: z.string(),
  clearname: z.string(),
  appicon: z.string(),
  primarycompany: z.string(),
  isactive: z.boolean(),
  iscative: z.boolean(),
  groups: z.union([z.literal('all'), z.array(z.string())]),
  admingroups: z.array(z.string()),
})
export type Application = z.infer<typeof Application>

/** What another application or screen needs to know to plug in: the published contract face. */
export interface ApplicationManifest {
  /** Lower-case key: the route, the table prefix and the name on the wire. */
  readonly key: string
  readonly names: { readonly fi: string; readonly en: string }
  /** Company whose colour the tile has (FRONT-08). */
  readonly primaryCompany: string
  /** What it brings into the catalogue of user groups. */
  readonly groups: readonly ApplicationGroup[]
  /** User types that the application tells apart. */
  readonly userTypes: readonly string[]
}
