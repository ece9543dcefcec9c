import { serverApplication } from '@workspace/portal/server'
import { peatsaleManifest } from '../contract/index.ts'
import { peatMigrations } from './database/migrations/index.ts'
import { peatActorOf } from './rights/peat-actor.ts'

/** The server face of the application, as the assembly mounts it. */
export const peatsaleServer = serverApplication({
  manifest: peatsaleManifest,
  // web/icon.tsx as Chromium draws it at 256 px: lines in #fbf8f2 on a rounded ground (32 px) in #2b2119.
  icon: new URL('./icon.png', import.meta.url),
  migrations: peatMigrations,
  calls: {},
  actorOf: peatActorOf,
  answers: () => ({}),
})
