import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import type { Command } from './command.ts'
import { CommandFailed } from './command.ts'

/** R41: shows that nobody changed, removed or put in a line of the audit trail. */
export const verifyAudit: Command = {
  usage: '',
  summary: 'Walks the audit trail from its last anchor and names the first line that does not fit.',
  options: {},
  words: 0,
  run: (_, place) =>
    place.withPortal(async ({ database }) => {
      const { broken, lines, head } = await verifyAuditChain(database)
      if (broken) throw new CommandFailed(`the audit trail is broken at line ${broken.seq}: ${broken.why}`)
      place.print(`${lines} lines, unbroken. The last one: ${head.seq} ${head.hash}`)
      place.print('Keep it: a trail that was cut short later is known by it.')
    }),
}
