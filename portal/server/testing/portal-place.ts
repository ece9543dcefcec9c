import { openKeyRing } from '../kernel/secrets/key-ring.ts'
import { runTestCommand } from './run-test-command.ts'
import type { TestPlace } from './test-database.ts'
import { testPlace } from './test-database.ts'
import { testEnvironment } from './test-host.ts'

/** A place that holds a portal already, with nobody in it. */
export async function portalPlace(): Promise<TestPlace> {
  const place = await testPlace({ migrated: true })
  // A database that is migrated without its keys is somebody else's.
  openKeyRing(place.dataDir)
  const { code, errors } = await runTestCommand(['setup'], { environment: testEnvironment(place) })
  if (code !== 0) throw new Error(errors)
  return place
}
