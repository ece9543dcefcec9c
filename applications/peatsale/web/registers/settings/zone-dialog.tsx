/** One zone: a new one, or one that there is, which can be taken away while nothing names it. */
import type { AskOf } from '@workspace/portal/contract'
import {
  Button,
  ConflictDialog,
  Dialog,
  DialogActions,
  FailureNotice,
  FormStack,
  TextInput,
  useCallForm,
  useConflict,
  useSend,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { readSeller, saveZones } from '../../../contract/sellers/calls.ts'
import type { Zone } from '../../../contract/sellers/seller.ts'
import { usePeatTexts } from '../../texts/texts.ts'

export type ZoneDialogProps = { seller: string; zone: Zone; onClose: () => void }

export function ZoneDialog({ seller, zone, onClose }: ZoneDialogProps): ReactElement {
  const texts = usePeatTexts('settings')
  const registers = usePeatTexts('registers')
  const formId = useId()
  const { form, flat, conflict } = useZoneForm({ seller, zone, onClose })
  const removing = useSend(saveZones, { invalidates: [readSeller], successMessage: texts.zoneremoved, onDone: onClose })
  const failure = form.failure ?? removing.failure
  const isNew = zone.version === 0
  if (conflict.sides) {
    return (
      <ConflictDialog
        sides={conflict.sides}
        labels={flat}
        onSave={(merged) => {
          conflict.forget()
          form.submit(asked(seller, merged))
        }}
        onCancel={conflict.forget}
      />
    )
  }
  return (
    <Dialog
      heading={isNew ? texts.newzone : texts.editzone({ name: zone.name })}
      onClose={onClose}
      locked={form.isBusy || removing.isBusy}
      actions={
        <>
          {!isNew && (
            <Button
              variant="secondary"
              busy={removing.isBusy}
              busyLabel={registers.saving}
              onClick={() => void removing.send(removal(seller, zone))}
            >
              {texts.removezone}
            </Button>
          )}
          <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
            {texts.savezone}
          </DialogActions>
        </>
      }
    >
      <FormStack {...form.props} id={formId} aria-label={texts.zones}>
        <TextInput {...form.field('changes.0.name')} />
        <TextInput {...form.field('changes.0.code')} hint={texts.zonecodehint} />
        <WholeField {...form.control('changes.0.maxKm')} hint={texts.maxkmhint} />
        {failure && <FailureNotice answer={failure} />}
      </FormStack>
    </Dialog>
  )
}

function useZoneForm({ seller, zone, onClose }: ZoneDialogProps) {
  const texts = usePeatTexts('settings')
  const flat = { name: texts.zonename, code: texts.code, maxKm: texts.maxkmlabel }
  const form = useCallForm(saveZones, {
    values: asked(seller, zone),
    labels: { 'changes.0.name': flat.name, 'changes.0.code': flat.code, 'changes.0.maxKm': flat.maxKm },
    invalidates: [readSeller],
    successMessage: texts.zonesaved,
    warnsOfLeaving: false,
    onDone: onClose,
  })
  const conflict = useConflict(readSeller, {
    input: { id: seller },
    valuesOf: ({ zones }) => zones.find(({ id }) => id === zone.id) ?? zone,
    base: zone,
    mine: zoneIn(form.values.changes, zone),
    failure: form.failure,
  })
  return { form, flat, conflict }
}

type Asked = AskOf<typeof saveZones>

function asked(seller: string, zone: Zone): Asked {
  return { seller, changes: [{ action: 'save', ...zone }] }
}

function removal(seller: string, { id, version }: Zone): Asked {
  return { seller, changes: [{ action: 'remove', id, version }] }
}

function zoneIn(changes: Asked['changes'] | undefined, zone: Zone): Zone {
  const [change] = changes ?? []
  if (change?.action !== 'save') return zone
  const { action: _, ...mine } = change
  return mine
}
