/** The dialog of each fact that is told or corrected past the field; fetched when one of them is first opened. */
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { CorrectCrewDialog } from './correct-crew-dialog.tsx'
import { DeliveredDialog } from './delivered-dialog.tsx'
import type { FactDialogProps } from './fact-dialog.ts'
import { FailDialog } from './fail-dialog.tsx'
import { LoadedDialog } from './loaded-dialog.tsx'
import { TimesDialog } from './times-dialog.tsx'

export function FactDialog({ kind, ...rest }: FactDialogProps): ReactElement {
  // A dialog that waited for its texts would close again.
  usePeatTexts('changes')
  usePeatTexts('corrections')
  usePeatTexts('states')
  usePeatTexts('work')
  switch (kind) {
    case 'finishLoading':
    case 'handOver':
    case 'correctLoaded':
      return <LoadedDialog kind={kind} {...rest} />
    case 'deliver':
    case 'correctDelivered':
      return <DeliveredDialog kind={kind} {...rest} />
    case 'fail':
      return <FailDialog kind={kind} {...rest} />
    case 'correctTimes':
      return <TimesDialog kind={kind} {...rest} />
    case 'correctCrew':
      return <CorrectCrewDialog kind={kind} {...rest} />
  }
}
