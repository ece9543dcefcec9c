/** What the fields of a plant are called, and how a clash writes the values that people do not read as they are stored. */
import type { Quantity } from '@workspace/portal/contract'
import { formatQuantity } from '@workspace/portal/web'
import { useManureTexts } from '../texts/texts.ts'
import type { PlantValues } from './plant-values.ts'

export function usePlantLabels() {
  const texts = useManureTexts('registers')
  return {
    ...{ name: texts.name, code: texts.code, approvalNo: texts.approvalno, businessId: texts.businessid },
    ...{ street: texts.street, municipality: texts.municipality, postalCode: texts.postalcode, city: texts.city },
    ...{ phone: texts.telephone, costCentre: texts.costcentre, openHours: texts.openhours },
    ...{ kgPerDay: texts.kgperday, storageCapacityKg: texts.storagecapacity, types: texts.takes },
    ...{ weighs: texts.weighs, selfService: texts.selfservice, asksTemperature: texts.askstemperature },
    ...{ bays: texts.bays, receivers: texts.receivers, instructions: texts.instructions },
  }
}

type Named = readonly { readonly id: string; readonly name: string }[]

export function usePlantWords(people: Named, types: Named) {
  const texts = useManureTexts('registers')
  const nameIn = (all: Named, id: string) => all.find((each) => each.id === id)?.name ?? ''
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no)
  const tonnes = (kg: number) => formatQuantity(kg as Quantity, 't')
  return {
    ...{ weighs: yesOrNo, selfService: yesOrNo, asksTemperature: yesOrNo, kgPerDay: tonnes },
    storageCapacityKg: (kg: number | null) => (kg === null ? '' : tonnes(kg)),
    openHours: (hours: PlantValues['openHours']) =>
      hours.map((day) => (day === null ? '–' : `${day.from}–${day.to}`)).join(', '),
    types: (taken: PlantValues['types']) => taken.map(({ type }) => nameIn(types, type)).join(', '),
    bays: (bays: PlantValues['bays']) => bays.map(({ code, name }) => `${code} ${name}`).join(', '),
    receivers: (ids: readonly string[]) => ids.map((id) => nameIn(people, id)).join(', '),
  }
}
