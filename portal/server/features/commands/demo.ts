import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { partsOf } from '../../kernel/application-host/listed-parts.ts'
import { demoAccountLines, fillDemoData, isOfProduction } from '../demo/index.ts'
import type { Command } from './command.ts'

/** OPS-03. Accounts that everybody knows the password of have no place in production. */
export const demo: Command = {
  usage: '',
  summary: 'Fills an empty database with demo data; not in production.',
  options: {},
  words: 0,
  mayBegin: true,
  run: (_, place) =>
    place.withPortal(async (portal) => {
      if (place.settings.mode === 'production')
        throw new CommandFailed('PORTAL_MODE=production: demo accounts have a known password')
      if (await isOfProduction(portal.database.reading))
        throw new CommandFailed('production has used this database; nothing was changed')
      if (!(await fillDemoData(portal, partsOf(place))))
        throw new CommandFailed('the database is not empty; nothing was changed')
      for (const line of demoAccountLines()) place.print(line)
    }),
}
