/** What the fields of a plant are called, and how a clash writes the values that people do not read as they are stored. */
import { writePlace } from '@workspace/logistics/web/fields'
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { formatQuantity, useDateFormat } from '@workspace/portal/web'
import { rangesOf } from '../../contract/plants/opening.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { PlantValues } from './plant-values.ts'
import { useWrittenRange } from './use-written-range.ts'

export function usePlantLabels() {
  const texts = useManureTexts('registers')
  return {
    ...{ name: texts.name, code: texts.code, approvalNo: texts.approvalno, businessId: texts.businessid },
    ...{ street: texts.street, municipality: texts.municipality, postalCode: texts.postalcode, city: texts.city },
    ...{ phone: texts.telephone, costCentre: texts.costcentre, openHours: texts.openhours },
    ...{ place: texts.place, closedDays: texts.closeddays, storageNow: texts.storagenow },
    ...{ kgPerDay: texts.kgperday, storageCapacityKg: texts.storagecapacity, types: texts.takes },
    ...{ weighs: texts.weighs, selfService: texts.selfservice, asksTemperature: texts.askstemperature },
    ...{ bays: texts.bays, receivers: texts.receivers, instructions: texts.instructions },
  }
}

type Named = readonly { readonly id: string; readonly name: string }[]

export function usePlantWords(people: Named, types: Named) {
  const texts = useManureTexts('registers')
  const written = useWrittenRange()
  const { day } = useDateFormat()
  const nameIn = (all: Named, id: string) => all.find((each) => each.id === id)?.name ?? ''
  const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no)
  const tonnes = (kg: number) => formatQuantity(kg as Quantity, 't')
  return {
    ...{ weighs: yesOrNo, selfService: yesOrNo, asksTemperature: yesOrNo, kgPerDay: tonnes },
    place: (place: PlantValues['place']) => (place === null ? '' : writePlace(place)),
    closedDays: (days: PlantValues['closedDays']) =>
      rangesOf(days as LocalDate[])
        .map(written)
        .join(', '),
    storageNow: (now: PlantValues['storageNow']) =>
      now === null ? '' : `${tonnes(now.kg)}, ${day(now.day as LocalDate)}`,
    storageCapacityKg: (kg: number | null) => (kg === null ? '' : tonnes(kg)),
    openHours: (hours: PlantValues['openHours']) =>
      hours.map((day) => (day === null ? '–' : `${day.from}–${day.to}`)).join(', '),
    types: (taken: PlantValues['types']) => taken.map(({ type }) => nameIn(types, type)).join(', '),
    bays: (bays: PlantValues['bays']) => bays.map(({ code, name }) => `${code} ${name}`).join(', '),
    receivers: (ids: readonly string[]) => ids.map((id) => nameIn(people, id)).join(', '),
  }
}
