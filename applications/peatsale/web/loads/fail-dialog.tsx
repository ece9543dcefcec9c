/** A load that did not come to the farm: why, and where the peat is. */
import type { DataDraft } from '@workspace/logistics/web/commands'
import { EnumSelect, Notice, TextArea } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadEventData } from '../../contract/loads/load-event.ts'
import { peatPlaces } from '../../contract/loads/load-fields.ts'
import { problems } from '../../contract/loads/reason-tiles.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { FactDialogProps } from './fact-dialog.ts'
import { LoadCommandDialog } from './load-command-dialog.tsx'
import { useLoadForm } from './use-load-form.tsx'

const begin: DataDraft<LoadEventData<'fail'>> = { problem: undefined, where: undefined, words: '' }

export function FailDialog({ load, kind, onClose }: FactDialogProps<'fail'>): ReactElement {
  const texts = usePeatTexts('corrections')
  const states = usePeatTexts('states')
  const form = useLoadForm(kind, load, {
    values: begin,
    labels: { problem: texts.why, where: texts.where, words: texts.words },
    messages: { problem: { missing: texts.choosewhy }, where: { missing: texts.choosewhere } },
    successMessage: texts[`done_${kind}`],
    onDone: onClose,
  })
  const dialog = { title: texts[kind], number: load.number, confirmLabel: texts.failnow, form, onClose }
  return (
    <LoadCommandDialog danger {...dialog}>
      <Notice tone="warn" title={texts.failtext} />
      <EnumSelect
        {...form.field('problem')}
        of={problems}
        words={(problem) => states[`problem_${problem}`]}
        none={texts.choose}
      />
      <EnumSelect
        {...form.field('where')}
        of={peatPlaces}
        words={(place) => states[`place_${place}`]}
        none={texts.choose}
      />
      <TextArea {...form.field('words')} hint={texts.whotold} maxLength={1000} />
    </LoadCommandDialog>
  )
}
