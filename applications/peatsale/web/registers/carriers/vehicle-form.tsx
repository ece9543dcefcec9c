/** The form of a truck with its boxes. */

import { unloadTypes, vehicleTypes } from '@workspace/logistics/contract'
import { BoxesField } from '@workspace/logistics/web/boxes-field'
import { Quantity } from '@workspace/portal/contract'
import {
  Checkbox,
  EditConflict,
  FieldGrid,
  FormStack,
  formatQuantity,
  navigate,
  Select,
  SubmitPlace,
  TextInput,
  useCallForm,
  WholeField,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readCarrier, saveVehicle, searchCarriers } from '../../../contract/carriers/calls.ts'
import { usePeatTexts } from '../../texts/texts.ts'
import type { Boxes, VehicleValues } from './vehicle-values.ts'
import { vehicleValues } from './vehicle-values.ts'

export function VehicleForm({ values }: { values: VehicleValues }): ReactElement {
  const texts = usePeatTexts('carriers')
  const labels = useVehicleLabels()
  const isNew = values.version === 0
  const carrier = `/peatsale/office/carriers/${values.carrier}`
  const form = useCallForm(saveVehicle, {
    values,
    labels,
    messages: { plate: { malformed: texts.platetext }, boxes: texts.boxestext },
    invalidates: [readCarrier, searchCarriers],
    successMessage: texts.vehiclesaved,
    onDone: ({ id }) => isNew && navigate(`${carrier}/vehicles/${id}`, { replace: true }),
  })
  const length = form.control('lengthCm')
  const height = form.control('heightCm')
  return (
    <>
      <FormStack {...form.props} aria-label={texts.vehicle}>
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
        <Checkbox {...form.field('trailerDetachable')} required={false} />
        {(isNew || form.isChanged) && <SubmitPlace form={form} />}
      </FormStack>
      <EditConflict
        form={form}
        read={readCarrier}
        input={{ id: values.carrier }}
        valuesOf={({ vehicles }) => {
          const stored = vehicles.find(({ id }) => id === values.id)
          return stored === undefined ? values : vehicleValues(values.carrier, stored)
        }}
        labels={labels}
        words={useVehicleWords()}
      />
    </>
  )
}

function useVehicleLabels() {
  const texts = usePeatTexts('carriers')
  return {
    ...{ plate: texts.plate, type: texts.type, boxes: texts.boxes, unloadType: texts.unloadtype },
    ...{ payloadKg: texts.payloadkg, lengthCm: texts.lengthcm, heightCm: texts.heightcm },
    ...{ tripsPerDay: texts.trips, trailerDetachable: texts.detachable },
  }
}

/** How a clash writes the values that people do not read as they are stored. */
function useVehicleWords() {
  const texts = usePeatTexts('carriers')
  return {
    type: (each: (typeof vehicleTypes)[number]) => texts[`type_${each}`],
    unloadType: (each: (typeof unloadTypes)[number]) => texts[`unload_${each}`],
    boxes: (boxes: Boxes) =>
      boxes.map(({ name, m3 }) => `${name} ${formatQuantity(Quantity.parse(m3), 'm³')}`).join(' + '),
    trailerDetachable: (is: boolean) => (is ? texts.yes : texts.no),
  }
}
