/** The form of a truck with its boxes and what it needs for manure. */
import { unloadTypes, vehicleCovers, vehicleDedications, vehicleTypes } from '@workspace/logistics/contract'
import { BoxesField } from '@workspace/logistics/web/boxes-field'
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { CallForm, FormValues } from '@workspace/portal/web'
import {
  Checkbox,
  FieldGrid,
  FormStack,
  navigate,
  Select,
  SubmitPlace,
  TextInput,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier, saveVehicle } from '../../contract/carriers/calls.ts'
import { useManureTexts } from '../texts/texts.ts'

type Values = AskOf<typeof saveVehicle>

export function newVehicleValues(id: string, carrier: string): Values {
  return {
    ...{ id, version: 0, carrier, plate: '', type: 'fullTrailer', boxes: [{ name: '', m3: 0 }], payloadKg: 0 },
    ...{ unloadType: 'rear', lengthCm: null, heightCm: null, trailerDetachable: false, tripsPerDay: 2 },
    ...{ grab: false, cover: 'tarpaulin', leakProof: true, dedicatedTo: 'none' },
  }
}

export function vehicleValues(carrier: string, vehicle: AnswerOf<typeof readCarrier>['vehicles'][number]): Values {
  const { capacity: _, lastCargo: __, washedAt: ___, washMissing: ____, ...values } = vehicle
  return { ...values, carrier }
}

/** @param vehicles address below which trucks have their pages */
export function VehicleForm({ values, vehicles }: { values: Values; vehicles: string }): ReactElement {
  const texts = useManureTexts('carrier')
  const isNew = values.version === 0
  const form = useCallForm(saveVehicle, {
    values,
    labels: useLabels(),
    messages: { plate: { malformed: texts.platetext }, boxes: texts.boxestext },
    invalidates: [readCarrier],
    successMessage: texts.vehiclesaved,
    onDone: ({ id }) => isNew && navigate(`${vehicles.slice(1)}/${id}`, { replace: true }),
  })
  return (
    <FormStack {...form.props} aria-label={texts.truck}>
      <FieldGrid>
        <TextInput {...form.field('plate')} span="half" hint={texts.platehint} autoCapitalize="characters" />
        <Select {...form.field('type')} span="half">
          {vehicleTypes.map((each) => (
            <option key={each} value={each}>
              {texts[`type_${each}`]}
            </option>
          ))}
        </Select>
      </FieldGrid>
      <BoxesField {...form.control('boxes')} words={texts} />
      <Figures form={form} />
      <FieldGrid>
        <Select {...form.field('cover')} span="half">
          {vehicleCovers.map((each) => (
            <option key={each} value={each}>
              {texts[`cover_${each}`]}
            </option>
          ))}
        </Select>
        <Select {...form.field('dedicatedTo')} span="half">
          {vehicleDedications.map((each) => (
            <option key={each} value={each}>
              {texts[`dedicated_${each}`]}
            </option>
          ))}
        </Select>
      </FieldGrid>
      <Checkbox {...form.field('grab')} required={false} />
      <Checkbox {...form.field('leakProof')} required={false} />
      <Checkbox {...form.field('trailerDetachable')} required={false} />
      {(isNew || form.isChanged) && <SubmitPlace form={form} label={texts.save} />}
    </FormStack>
  )
}

function Figures({
  form,
}: {
  form: Pick<CallForm<FormValues<typeof saveVehicle>>, 'field' | 'control'>
}): ReactElement {
  const texts = useManureTexts('carrier')
  const length = form.control('lengthCm')
  const height = form.control('heightCm')
  return (
    <FieldGrid>
      <Select {...form.field('unloadType')} span="half">
        {unloadTypes.map((each) => (
          <option key={each} value={each}>
            {texts[`unload_${each}`]}
          </option>
        ))}
      </Select>
      <WholeField {...form.control('payloadKg')} span="half" />
      <WholeField {...length} span="half" onChange={(cm) => length.onChange(cm ?? null)} />
      <WholeField {...height} span="half" onChange={(cm) => height.onChange(cm ?? null)} />
      <WholeField {...form.control('tripsPerDay')} span="half" />
    </FieldGrid>
  )
}

function useLabels() {
  const texts = useManureTexts('carrier')
  return {
    ...{ plate: texts.plate, type: texts.type, boxes: texts.boxes, unloadType: texts.unloadtype },
    ...{ payloadKg: texts.payloadkg, lengthCm: texts.lengthcm, heightCm: texts.heightcm },
    ...{ tripsPerDay: texts.trips, trailerDetachable: texts.detachable, grab: texts.grab, cover: texts.cover },
    ...{ leakProof: texts.leakproof, dedicatedTo: texts.dedicatedto },
  }
}
