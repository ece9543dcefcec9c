import type { Transaction } from 'kysely'
import type { PersonCard } from '../../../contract/own.ts'
import type { NoTables } from '../database/database.ts'
import type { RemovedParts } from '../host/membership.ts'
import type { MountedModule } from '../host/mounted-module.ts'
import type { PortalHost } from '../host/portal-host.ts'
import type { ModuleHost } from './host.ts'
import { moduleHost } from './module-host.ts'

/** What a module gives the portal. Applications call its functions in their own transactions, with their own rights. */
export interface ModuleParts extends Omit<MountedModule, 'people'> {
  /** Asked after every application, in the transaction in which the account goes. */
  readonly people?: {
    leaves(leaving: {
      readonly host: ModuleHost
      readonly transaction: Transaction<NoTables>
      readonly person: PersonCard
      readonly parts: RemovedParts
      readonly now: Date
    }): Promise<{ readonly refused: 'in_use' } | undefined>
  }
}

/** A module as the assembly lists it for `startPortal`. */
export type ServerModule = MountedModule

export function serverModule({ people, ...part }: ModuleParts): ServerModule {
  return {
    ...part,
    ...(people && {
      people: {
        leaves: (portal: PortalHost, leaving) =>
          people.leaves({ ...leaving, host: moduleHost(portal, part.key), now: portal.clock.now() }),
      },
    }),
  }
}
