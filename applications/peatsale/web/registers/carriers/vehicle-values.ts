import type { Vehicle } from '@workspace/logistics/contract'
import type { AskOf } from '@workspace/portal/contract'
import type { saveVehicle } from '../../../contract/carriers/calls.ts'

export type VehicleValues = AskOf<typeof saveVehicle>
export type Boxes = VehicleValues['boxes']

export function newVehicleValues(id: string, carrier: string): VehicleValues {
  return {
    ...{ id, version: 0, carrier, plate: '', type: 'fullTrailer', boxes: [{ name: '', m3: 0 }], payloadKg: 0 },
    ...{ unloadType: 'rear', lengthCm: null, heightCm: null, trailerDetachable: false, tripsPerDay: 2 },
  }
}

export function vehicleValues(
  carrier: string,
  { capacity: _, lastCargo: __, washedAt: ___, washMissing: ____, ...vehicle }: Vehicle,
): VehicleValues {
  return { ...vehicle, carrier }
}
