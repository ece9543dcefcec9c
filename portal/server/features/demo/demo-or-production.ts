import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import { SettingsError } from '../../kernel/configuration/read-settings.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { hasSetting } from '../../kernel/site/site-store.ts'
import type { DemoFiller } from './fill-demo-data.ts'
import { fillDemoData } from './fill-demo-data.ts'
import { demoMarker, holdsDemoData } from './holds-demo-data.ts'
import { isOfProduction, markAsProduction } from './production-mark.ts'

type Data = Pick<PortalHost, 'database' | 'passwords' | 'clock' | 'manifests'>

const elsewhere = 'name another DATA_DIR or DATABASE_URL'

/** Marks the data as production's (R21, OPS-02). @throws SettingsError where the demo's accounts would come along. */
export async function enterProduction(portal: Data): Promise<void> {
  const isDemo = await holdsDemoData(portal)
  const isMarked = await portal.database.writing(async (transaction) => {
    // A demo that is starting on the same empty database takes it for itself, or finds the mark.
    await portal.database.lock(transaction, 'demo')
    if (isDemo || (await hasSetting(transaction, demoMarker))) return false
    await markAsProduction(transaction, portal.clock.now())
    return true
  })
  if (isMarked) return
  throw new SettingsError([
    `PORTAL_MODE=production is refused on a database with demo data, whose passwords everybody knows: ${elsewhere}`,
  ])
}

/**
 * Fills an empty database with demo data. In demo mode everybody reads the letters and their links, so nothing but the
 * demo's own people may be there: the mark shows production's data, and so does an account that the demo did not bring.
 * @returns whether it was empty. @throws SettingsError
 */
export async function enterDemo(portal: PortalHost, applications: readonly DemoFiller[]): Promise<boolean> {
  if (await fillDemoData(portal, applications)) return true
  const { reading } = portal.database
  const account = await selectEveryAccount(reading).select('id').limit(1).executeTakeFirst()
  const isReal = account !== undefined && !(await holdsDemoData(portal))
  if (!isReal && !(await isOfProduction(reading))) return false
  throw new SettingsError([
    `The portal would start in demo mode, where everybody can read its letters and the links in them, on a database that is not the demo's: set PORTAL_MODE=production; for a demo ${elsewhere}`,
  ])
}
