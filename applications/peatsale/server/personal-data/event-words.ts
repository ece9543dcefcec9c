/** What an event is called for the person who recorded it. */
import type { PersonalList } from '@workspace/portal/contract'
import { commandWords } from '../../contract/states/command-words.ts'

type Words = NonNullable<PersonalList['columns'][number]['words']>

/** The words of the logs; a person reads in the copy of own data what the screens call it. */
export const eventWords: Words = commandWords

export const roleWords: Words = {
  customerOwn: { fi: 'Asiakas', en: 'Customer' },
  enterer: { fi: 'Tilauksen tekijä', en: 'Who entered the order' },
  driverOwn: { fi: 'Kuljettaja', en: 'Driver' },
  driverFormer: { fi: 'Aiempi kuljettaja', en: 'Former driver' },
  driverOffered: { fi: 'Kuljettaja', en: 'Driver' },
  leadOwn: { fi: 'Kuljetusliike', en: 'Carrier' },
  leadOffered: { fi: 'Kuljetusliike', en: 'Carrier' },
  loaderOwn: { fi: 'Kuormaaja', en: 'Loader' },
  officeOwn: { fi: 'Toimisto', en: 'Office' },
  superadmin: { fi: 'Pääylläpitäjä', en: 'Superadmin' },
  system: { fi: 'Palvelu', en: 'The service' },
}
