import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { linkAt, verifyAuditChain } from '../../kernel/audit/verify-audit-chain.ts'
import type { Command } from './command.ts'

/** R41: shows that nobody changed, removed or put in a line of the audit trail. */
export const verifyAudit: Command = {
  usage: '[<seq> <hash>]',
  summary:
    'Walks the audit trail from its last anchor and names the first line that does not fit; a line that was noted before (audit_head in the log) must still be the same.',
  options: {},
  words: 2,
  run: ({ words }, place) =>
    place.withPortal(async (portal) => {
      const { database } = portal
      const { broken, lines, head } = await verifyAuditChain(portal)
      if (broken) throw new CommandFailed(`the audit trail is broken at line ${broken.seq}: ${broken.why}`)
      if (words.length > 0) await checkNoted(database, words)
      place.print(`${lines} lines, unbroken. The last one: ${head.seq} ${head.hash}`)
      place.print('Keep it: a trail that was cut short or written anew later is known by it.')
    }),
}

async function checkNoted(database: Parameters<typeof linkAt>[0], [seq, hash]: readonly string[]): Promise<void> {
  const number = Number(seq)
  if (!Number.isSafeInteger(number) || number < 0 || hash === undefined) {
    throw new CommandFailed('name the noted line by its number and its hash')
  }
  const { seq: found, hash: now } = await linkAt(database, number)
  if (found > number) throw new CommandFailed(`line ${number} has had its time and is no longer kept`)
  if (found !== number || now !== hash) {
    throw new CommandFailed(`line ${number} is not the one that was noted: the trail was cut short or written anew`)
  }
}
