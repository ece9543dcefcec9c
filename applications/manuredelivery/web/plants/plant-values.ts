import type { AskOf } from '@workspace/portal/contract'
import type { useCallForm } from '@workspace/portal/web'
import type { savePlant } from '../../contract/plants/calls.ts'
import type { Plant } from '../../contract/plants/plant.ts'

export type PlantValues = AskOf<typeof savePlant>
export type PlantCallForm = ReturnType<typeof useCallForm<typeof savePlant>>

const workday = { from: '07:00', to: '16:00' }

export function newPlantValues(id: string, company: string): PlantValues {
  return {
    ...{ id, version: 0, company, code: '', name: '', approvalNo: '', businessId: '', street: '', postalCode: '' },
    ...{ city: '', municipality: '', place: null, phone: '', closedDays: [], instructions: '', bays: [] },
    openHours: [workday, workday, workday, workday, workday, null, null],
    ...{ weighs: true, selfService: false, asksTemperature: false, kgPerDay: 100_000, types: [] },
    ...{ storageCapacityKg: null, storageNow: null, costCentre: '', receivers: [] },
  }
}

/** Undefined for whoever does not see to the plant. */
export function plantValues({ gate, office, ...address }: Plant): PlantValues | undefined {
  if (gate === null || office === null) return undefined
  const { scales: _, ...ofGate } = gate
  return { ...address, ...ofGate, ...office, receivers: office.receivers.map(({ id }) => id) }
}
