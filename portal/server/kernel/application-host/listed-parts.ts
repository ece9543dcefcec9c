import type { MountedParts } from './mounted-parts.ts'
import type { ServerApplication } from './server-application.ts'
import type { ServerModule } from './server-module.ts'

/** Everything that is listed for `startPortal`. */
export interface Listed {
  readonly applications: readonly ServerApplication[]
  readonly modules?: readonly ServerModule[] | undefined
}

/** Modules first: applications may refer to their rows. */
export function partsByKey({ applications, modules = [] }: Listed): readonly (readonly [string, MountedParts])[] {
  return [
    ...modules.map((module) => [module.key, module] as const),
    ...applications.map((application) => [application.manifest.key, application] as const),
  ]
}

export function partsOf(listed: Listed): readonly MountedParts[] {
  return partsByKey(listed).map(([, part]) => part)
}
