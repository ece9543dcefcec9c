/** What the times that were told have the office look at: a clock that was wrong, and waiting beyond what is usual (2.4, 2.8). */
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { Flag } from '../../contract/states/flags.ts'
import type { PeatTransaction } from '../database/tables.ts'
import type { AcceptedLoadCommand, LoadContext } from './load-context.ts'
import { raiseFlag } from './load-flags.ts'
import { storedLoad } from './stored-load.ts'
import { isLongWaiting, waitedAtSite, waitedAtSwamp } from './waiting.ts'

/** With which of them the command itself is answered. */
export function timeFlag({ event, load, at, isClockWrong }: LoadContext): Flag | undefined {
  if (isClockWrong) return 'clock_wrong'
  return isLongWaiting(reportedWaiting(event, load, at)) ? 'long_waiting' : undefined
}

/** Minutes that the event makes somebody wait. */
function reportedWaiting({ kind }: LoadEvent, load: LoadContext['load'], at: string): number | null {
  if (kind === 'deliver') return load.is_collected === 1 ? null : waitedAtSite({ ...load, delivered_at: at })
  if (kind === 'depart') return waitedAtSwamp({ ...load, departed_at: load.departed_at ?? at })
  return kind === 'finishLoading' ? waitedAtSwamp({ ...load, loaded_at: at }) : null
}

/** Those that the answer did not name: a fact may be flagged for more than one reason, and a foreman corrects times. */
export async function raiseTimeFlags(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { event, load, at, flag, role, isClockWrong } = done
  const raise = (raised: Flag) => raiseFlag(transaction, { load: load.id, event: event.id, flag: raised, at })
  if (isClockWrong && flag !== 'clock_wrong') await raise('clock_wrong')
  const isCorrected = event.kind === 'correctTimes' && role === 'leadOwn'
  if (!isCorrected && !isLongWaiting(reportedWaiting(event, load, at))) return
  const now = isCorrected ? await storedLoad(transaction, load.id) : undefined
  const isLong = !isCorrected || isLongWaiting(now?.waiting_site ?? null) || isLongWaiting(now?.waiting_swamp ?? null)
  if (isLong && flag !== 'long_waiting') await raise('long_waiting')
}
