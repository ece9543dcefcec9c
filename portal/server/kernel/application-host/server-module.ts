import type { MountedModule } from '../host/mounted-module.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { ModuleHost } from './host.ts'
import { moduleHost } from './module-host.ts'
import type { GivenParts, MountedParts } from './mounted-parts.ts'
import { mountedParts } from './mounted-parts.ts'

/**
 * What a module gives the portal. Applications call its functions in their own transactions, with their own rights. Hooks
 * are asked after those of the applications; its demo data come before theirs, which may refer to them.
 */
export type ModuleParts = Omit<MountedModule, 'people'> & GivenParts<ModuleHost>

/** A module as the assembly lists it for `startPortal`. */
export type ServerModule = MountedModule & MountedParts

export function serverModule({ people, jobs, commands, demo, ...part }: ModuleParts): ServerModule {
  const given = {
    ...(people && { people }),
    ...(jobs && { jobs }),
    ...(commands && { commands }),
    ...(demo && { demo }),
  }
  return { ...part, ...mountedParts(given, (portal: PortalHost) => moduleHost(portal, part.key)) }
}
