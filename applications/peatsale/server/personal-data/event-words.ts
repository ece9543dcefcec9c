/** What an event is called for the person who recorded it. */
import type { CodeWords } from '@workspace/logistics/server'
import { commandWords } from '../../contract/states/command-words.ts'

/** The words of the logs; a person reads in the copy of own data what the screens call it. */
export const eventWords: CodeWords = commandWords

export const roleWords: CodeWords = {
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
