/** A scale of a plant: its division, and until when it is verified. */
import type { AskOf } from '@workspace/portal/contract'
import {
  DateField,
  Dialog,
  DialogActions,
  EditConflict,
  FailureNotice,
  FieldGrid,
  FormStack,
  Select,
  TextInput,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useId } from 'react'
import { readPlant, saveScale } from '../../contract/plants/calls.ts'
import { useManureTexts } from '../texts/texts.ts'

export type ScaleValues = AskOf<typeof saveScale>
const divisions = [10, 20, 50] as const

type ScaleDialogProps = { values: ScaleValues; plant: string; onClose: () => void }

export function ScaleDialog({ values, plant, onClose }: ScaleDialogProps): ReactElement {
  const texts = useManureTexts('registers')
  const formId = useId()
  const labels = {
    ...{ name: texts.scalename, divisionKg: texts.division, maxKg: texts.maxkg, serial: texts.serial },
    verifiedUntil: texts.verifieduntil,
  }
  const form = useCallForm(saveScale, {
    values,
    labels,
    invalidates: [readPlant],
    successMessage: texts.scalesaved,
    warnsOfLeaving: false,
    onDone: onClose,
  })
  const division = form.control('divisionKg')
  const until = form.control('verifiedUntil')
  const heading = values.version === 0 ? texts.newscale : texts.scaleof({ name: values.name })
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      locked={form.isBusy}
      actions={
        <DialogActions onClose={onClose} form={formId} busy={form.isBusy}>
          {texts.save}
        </DialogActions>
      }
    >
      <FormStack {...form.props} id={formId} aria-label={heading}>
        <TextInput {...form.field('name')} />
        <FieldGrid>
          <Select
            id={division.id}
            name={division.name}
            label={division.label}
            span="half"
            value={String(form.values.divisionKg)}
            onChange={({ target }) => {
              const chosen = divisions.find((each) => String(each) === target.value)
              if (chosen !== undefined) division.onChange(chosen)
            }}
          >
            {divisions.map((each) => (
              <option key={each} value={each}>
                {`${each} kg`}
              </option>
            ))}
          </Select>
          <WholeField {...form.control('maxKg')} span="half" />
          <TextInput {...form.field('serial')} required={false} span="half" />
          <DateField
            {...until}
            value={form.values.verifiedUntil ?? undefined}
            onChange={(day) => until.onChange(day ?? null)}
            required={false}
            span="half"
          />
        </FieldGrid>
        {form.failure && <FailureNotice answer={form.failure} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readPlant}
        input={{ id: plant }}
        valuesOf={({ plant: { company, gate } }) => {
          const stored = gate?.scales.find(({ id }) => id === values.id)
          return stored === undefined ? values : { ...stored, company }
        }}
        labels={labels}
        words={{}}
      />
    </Dialog>
  )
}
