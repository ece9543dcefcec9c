/** The question of each act on a pickup request that asks for something; fetched when one of them is first opened. */
import type { DataDraft } from '@workspace/logistics/web/commands'
import { CommandDialog, useCommandTexts } from '@workspace/logistics/web/commands'
import { dayOf } from '@workspace/portal/contract'
import {
  Checkbox,
  DateField,
  EnumSelect,
  lazyComponent,
  Notice,
  RadioGroup,
  TextArea,
  TextInput,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { holdReasons } from '../../contract/requests/office-commands.ts'
import type { Request } from '../../contract/requests/request.ts'
import type { RequestEvent } from '../../contract/requests/request-event.ts'
import type { DeclarationKind } from '../../contract/requests/request-fields.ts'
import { useViewerRole } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { givenDeclarations } from './given-declarations.ts'
import { useRequestForm } from './request-forms.tsx'
import type { AskingRequestAct, RequestWords } from './request-places.ts'

const AddDialog = lazyComponent(async () => (await import('./add-dialog.tsx')).AddDialog)

type DialogProps = { request: Request; onClose: () => void }

export function RequestDialog({ act, ...dialog }: DialogProps & { act: AskingRequestAct }): ReactElement {
  // A dialog that waited for its texts would close again.
  useCommandTexts()
  useManureTexts('work')
  switch (act) {
    case 'hold':
      return <HoldDialog {...dialog} />
    case 'editInstructions':
      return <InstructionsDialog {...dialog} />
    case 'declare':
      return <DeclareDialog {...dialog} />
    case 'revokeDeclaration':
      return <RevokeDialog {...dialog} />
    case 'addConsignment':
      return <AddDialog {...dialog} />
    default:
      return <WordsDialog key={act} {...dialog} act={act} />
  }
}

/** The field that the words are sent in; none where a press is asked again. */
const wordsField = {
  acceptChange: 'words',
  declineChange: 'reason',
  requestChange: 'words',
  requestCancel: 'reason',
  storeEmpty: undefined,
  closeRemainder: 'reason',
  unaccept: 'reason',
  reject: 'reason',
  cancel: 'reason',
  deleteDraft: undefined,
  note: 'text',
} as const satisfies Record<RequestWords, string | undefined>

function WordsDialog({ act, request, onClose }: DialogProps & { act: RequestWords }): ReactElement {
  const texts = useManureTexts('acts')
  const { close } = useTexts('common')
  const isOffice = useViewerRole() === 'office'
  const field = wordsField[act]
  const label = {
    ...{ acceptChange: texts.wordstofarm, requestChange: texts.whatchange, note: texts.text },
    ...{ declineChange: texts.words, requestCancel: texts.words, closeRemainder: texts.words, unaccept: texts.words },
    ...{ reject: texts.words, cancel: texts.words, storeEmpty: '', deleteDraft: '' },
  }[act]
  const isReasonNeeded = act === 'cancel' && isOffice && (request.state === 'accepted' || request.state === 'on_hold')
  const form = useRequestForm(act, request, {
    values: { text: '', reason: '', words: '' },
    labels: field === undefined ? {} : { [field]: label },
    messages: field === undefined ? {} : { [field]: { missing: texts.wordsmissing } },
    required: isReasonNeeded ? ['reason'] : [],
    dataOf: (values) => {
      if (field === undefined) return {} as never
      const words = values[field].trim()
      return (words === '' && act === 'cancel' ? {} : { [field]: words }) as never
    },
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts[`act_${act}`]}
      confirmLabel={texts[`act_${act}`]}
      closeLabel={close}
      danger={act === 'cancel' || act === 'deleteDraft'}
      form={form}
      onClose={onClose}
    >
      {act === 'cancel' && <p>{texts.surecancel}</p>}
      {act === 'deleteDraft' && <p>{texts.suredelete}</p>}
      {act === 'storeEmpty' && <p>{texts.sureempty}</p>}
      {field !== undefined && <TextArea {...form.field(field)} maxLength={1000} data-dialog-first />}
    </CommandDialog>
  )
}

type DataOf<Kind extends RequestEvent['kind']> = Extract<RequestEvent, { readonly kind: Kind }>['data']

function HoldDialog({ request, onClose }: DialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const states = useManureTexts('states')
  const begin: DataDraft<DataOf<'hold'>> = { reasonKind: 'plant_full', words: '', reviewDate: undefined }
  const form = useRequestForm('hold', request, {
    values: begin,
    labels: { reasonKind: texts.reasonkind, words: texts.holdwords, reviewDate: texts.reviewdate },
    messages: { words: { missing: texts.wordsmissing }, reviewDate: { missing: texts.reviewmissing } },
    onDone: onClose,
  })
  return (
    <CommandDialog title={texts.act_hold} confirmLabel={texts.act_hold} form={form} onClose={onClose}>
      <EnumSelect {...form.field('reasonKind')} of={holdReasons} words={(kind) => states[`hold_${kind}`]} />
      <TextArea {...form.field('words')} maxLength={1000} />
      <DateField {...form.control('reviewDate')} least={dayOf(new Date())} />
    </CommandDialog>
  )
}

function InstructionsDialog({ request, onClose }: DialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const { instructions, contactName, contactTelephone } = request
  const form = useRequestForm('editInstructions', request, {
    values: { instructions, contactName, contactTelephone },
    labels: {
      ...{ instructions: texts.instructions, contactName: texts.contactname },
      contactTelephone: texts.contacttelephone,
    },
    dataOf: (values) => values as never,
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts.act_editInstructions}
      confirmLabel={texts.act_editInstructions}
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field('instructions')} maxLength={500} data-dialog-first />
      <TextInput {...form.field('contactName')} maxLength={100} autoComplete="off" />
      <TextInput {...form.field('contactTelephone')} type="tel" maxLength={20} autoComplete="off" />
    </CommandDialog>
  )
}

/** The office writes who gave it by telephone. */
function DeclareDialog({ request, onClose }: DialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const states = useManureTexts('states')
  const isOffice = useViewerRole() === 'office'
  const given = givenDeclarations(request.declarations)
  const missing = request.declarationsAsked.filter((kind) => !given.includes(kind))
  const form = useRequestForm('declare', request, {
    values: { declarations: missing as DeclarationKind[], byTelephone: '' },
    labels: { declarations: texts.declaration, ...(isOffice ? { byTelephone: texts.bytelephone } : {}) },
    messages: { declarations: { missing: texts.declarationmissing }, byTelephone: texts.bytelephonemissing },
    required: isOffice ? ['byTelephone'] : [],
    dataOf: ({ declarations, byTelephone: who }) =>
      ({
        declarations: declarations.length === 0 ? undefined : declarations,
        ...(isOffice && who.trim() !== '' ? { byTelephone: { who: who.trim(), at: new Date().toISOString() } } : {}),
      }) as never,
    onDone: onClose,
  })
  const { declarations } = form.values
  return (
    <CommandDialog title={texts.act_declare} confirmLabel={texts.act_declare} form={form} onClose={onClose}>
      {missing.map((kind) => (
        <Checkbox
          key={kind}
          label={states[`declaration_${kind}`]}
          checked={declarations.includes(kind)}
          onChange={({ target }) =>
            form.set(
              'declarations',
              target.checked ? [...declarations, kind] : declarations.filter((one) => one !== kind),
            )
          }
        />
      ))}
      {isOffice && <TextInput {...form.field('byTelephone')} hint={texts.bytelephonehint} maxLength={100} />}
    </CommandDialog>
  )
}

function RevokeDialog({ request, onClose }: DialogProps): ReactElement {
  const texts = useManureTexts('acts')
  const states = useManureTexts('states')
  const form = useRequestForm('revokeDeclaration', request, {
    values: { declaration: '', words: '' } as { declaration: string; words: string },
    labels: { declaration: texts.declaration, words: texts.words },
    messages: { declaration: texts.declarationmissing, words: { missing: texts.wordsmissing } },
    dataOf: ({ declaration, words }) => ({ declaration: declaration === '' ? undefined : declaration, words }) as never,
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={texts.act_revokeDeclaration}
      confirmLabel={texts.act_revokeDeclaration}
      danger
      form={form}
      onClose={onClose}
    >
      <Notice tone="warn" title={texts.stopfirst} />
      <RadioGroup
        {...form.choice('declaration')}
        options={givenDeclarations(request.declarations).map((value) => ({
          value,
          label: states[`declaration_${value}`],
        }))}
      />
      <TextArea {...form.field('words')} maxLength={1000} />
    </CommandDialog>
  )
}
