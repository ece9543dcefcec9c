/** What is told of a load past the field: by telephone to the office, and corrected afterwards. Read from the machine. */
import { ruleOf } from '@workspace/logistics/contract'
import type { Load } from '../../contract/loads/load.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { FieldReport } from './load-command-places.ts'
import { correctingActs, reportActs } from './load-command-places.ts'

/** Who tells facts of others' work: the office, and the foreman of his drivers'. */
export type Reporter = 'officeOwn' | 'leadOwn'

type Given = Pick<Load, 'state' | 'commands' | 'isCollected'>

/** What the server offers, as far as the table has it for the teller: who also drives tells the rest on the field's screens. */
export function factActsOf({ state, commands, isCollected }: Given, teller: Reporter): readonly FieldReport[] {
  // What a customer comes for is handed over, and nothing else is.
  const isOthers = (command: FieldReport) => command === (isCollected ? 'finishLoading' : 'handOver')
  return [...reportActs, ...correctingActs].filter(
    (command) => commands.includes(command) && !isOthers(command) && ruleFor({ state, teller, command }) !== undefined,
  )
}

/** Whether the table asks the teller for a reason. */
export function needsReason(of: RuleAt): boolean {
  return ruleFor(of)?.needs?.includes('reason') === true
}

interface RuleAt {
  readonly state: LoadState
  readonly teller: Reporter
  readonly command: LoadEvent['kind']
}

function ruleFor({ state, teller, command }: RuleAt) {
  const rule = ruleOf(loadMachine, { state, role: teller, command })
  return rule?.flag === undefined ? rule : undefined
}
