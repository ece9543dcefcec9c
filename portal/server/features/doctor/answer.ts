import { administrationCalls } from '../../../contract/own.ts'
import { serviceSettingsFile } from '../../kernel/configuration/settings-file.ts'
import { handler } from '../../kernel/handlers/handler.ts'
import { migrationSets } from '../../kernel/host/mounted-applications.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import type { Examined } from './examine.ts'

/** Lines of the audit trail that one call walks: a stretch that takes well under a second. */
const walkedAtOnce = 10_000

/** What `doctor` finds on the server, for superadmins; loaded when one asks. */
export const examineSystemHandler = handler(
  administrationCalls.examineSystem,
  async ({ portal }, { part, language, after, checked: before }) => {
    const [{ examine, examineTrail }, { said }] = await Promise.all([import('./examine.ts'), import('./finding.ts')])
    const examined = examinedPortal(portal)
    const { findings, ...rest } =
      part === 'audit'
        ? await examineTrail(examined.data, { after, atMost: walkedAtOnce, before })
        : { findings: await examine(part, examined), after: 0, checked: 0 }
    return { findings: findings.map((found) => said(found, language, 'page')), ...rest }
  },
)

/** The portal that runs in this process; its settings were found right at its start. */
function examinedPortal(portal: PortalHost): Examined & { data: NonNullable<Examined['data']> } {
  const { settings, clock, database, keys, applications, modules, warnings } = portal
  const place = {
    settings,
    settingFaults: [],
    environment: process.env,
    settingsFile: serviceSettingsFile,
    settingsNames: [],
    migrations: migrationSets({ applications, modules }),
    clock,
    user: process.getuid?.(),
    warnings: warnings.current(),
    clockJump: Date.now() - (performance.timeOrigin + performance.now()),
    keys,
  }
  return { place, data: { ...place, database } }
}
