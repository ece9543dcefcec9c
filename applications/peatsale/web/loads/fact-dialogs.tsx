/** The dialog of each fact that is told or corrected past the field, each fetched when it is first opened. */
import { useCommandTexts } from '@workspace/logistics/web/commands'
import { lazyComponent } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { FactDialogProps } from './fact-dialog.ts'

const CorrectCrewDialog = lazyComponent(async () => (await import('./correct-crew-dialog.tsx')).CorrectCrewDialog)
const DeliveredDialog = lazyComponent(async () => (await import('./delivered-dialog.tsx')).DeliveredDialog)
const FailDialog = lazyComponent(async () => (await import('./fail-dialog.tsx')).FailDialog)
const LoadedDialog = lazyComponent(async () => (await import('./loaded-dialog.tsx')).LoadedDialog)
const TimesDialog = lazyComponent(async () => (await import('./times-dialog.tsx')).TimesDialog)

export function FactDialog({ kind, ...rest }: FactDialogProps): ReactElement {
  // A dialog that waited for its texts would close again.
  usePeatTexts('changes')
  useCommandTexts()
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
