/** What the reader may do to the load, each behind its dialog; what is offered the server has said. */

import type { Direction } from '@workspace/logistics/contract'
import { directionOf } from '@workspace/logistics/contract'
import type { Act } from '@workspace/logistics/web/commands'
import { CommandBar } from '@workspace/logistics/web/commands'
import { lazyComponent, Suspended } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load, VerificationProposal } from '../../contract/loads/load.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import { useViewerRole } from '../shell/viewer-role.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { LoadActName } from './load-command-places.ts'
import { loadActs, undoCommands } from './load-command-places.ts'
import { useNextToVerify } from './use-next-to-verify.ts'
import { useNoteWords } from './use-note-words.ts'

const LoadDialog = lazyComponent(async () => (await import('./load-dialogs.tsx')).LoadDialog)

export function LoadActs({
  load,
  proposal,
}: {
  load: Load
  proposal: VerificationProposal | null
}): ReactElement | null {
  const texts = usePeatTexts('acts')
  const noteWords = useNoteWords()
  const isOffice = useViewerRole() === 'office'
  const [open, setOpen] = useState<LoadActName>()
  const may = (act: LoadActName) => load.commands.includes(act)
  // Who may change all of it is not asked for its time alone.
  // The field takes back what it has told on its own screens.
  const own = Object.fromEntries(undoCommands.map((act) => [act, isOffice]))
  const fits: Partial<Record<LoadActName, boolean>> = { ...own, verify: proposal !== null, reschedule: !may('change') }
  const offered = loadActs.filter((act) => may(act) && fits[act] !== false)
  const next = useNextToVerify(load, offered.includes('verify'))
  if (offered.length === 0) return null
  const acts = offered.map(
    (name): Act => ({
      ...{ name, turn: directionOfAct(name, load.state, isOffice) },
      label: name === 'note' ? noteWords.act : texts[name],
      isDue: name === 'setCrew' && (load.driver === null || load.vehicle === null),
      onPress: () => setOpen(name),
    }),
  )
  const goOn: Act | undefined = next && {
    ...{ name: 'next', label: texts.nextverify({ number: next.number }), turn: 'on' },
    href: `#/peatsale/loads/${next.id}`,
  }
  return (
    <>
      <CommandBar acts={goOn ? [goOn, ...acts] : acts} />
      {open !== undefined && (
        <Suspended>
          <LoadDialog act={open} load={load} proposal={proposal} onClose={() => setOpen(undefined)} />
        </Suspended>
      )}
    </>
  )
}

function directionOfAct(command: LoadActName, state: LoadState, isOffice: boolean): Direction {
  return directionOf(loadMachine, { state, role: isOffice ? 'officeOwn' : 'leadOwn', command })
}
