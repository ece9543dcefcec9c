import type { Language } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'

interface Surroundings {
  /** Names of transport companies by id. */
  readonly names: ReadonlyMap<string, string>
  readonly language: Language
}

interface Column {
  readonly fi: string
  readonly en: string
  readonly read: (person: Account, there: Surroundings) => string
}

/** What the file tells of a person. Username to language are named as the import reads them. */
const columns: readonly Column[] = [
  { fi: 'Käyttäjätunnus', en: 'Username', read: ({ username }) => username },
  { fi: 'Etunimi', en: 'First name', read: ({ firstname }) => firstname },
  { fi: 'Sukunimi', en: 'Last name', read: ({ lastname }) => lastname },
  { fi: 'Sähköposti', en: 'Email', read: ({ email }) => email },
  { fi: 'Yritys', en: 'Company', read: companyName },
  { fi: 'Tehtävänimike', en: 'Job title', read: ({ jobtitle }) => jobtitle },
  { fi: 'Puhelin', en: 'Telephone', read: ({ telephone }) => telephone },
  { fi: 'Katuosoite', en: 'Street address', read: ({ streetaddress }) => streetaddress },
  { fi: 'Postinumero', en: 'Postal code', read: ({ postal }) => postal },
  { fi: 'Postitoimipaikka', en: 'City', read: ({ city }) => city },
  { fi: 'Maa', en: 'Country', read: ({ country }) => country },
  { fi: 'Kieli', en: 'Language', read: ({ language }) => language },
  { fi: 'Käyttäjätyyppi', en: 'User type', read: ({ usertype }) => usertype },
  { fi: 'Käyttäjäryhmät', en: 'User groups', read: ({ groups }) => groups.join(', ') },
  { fi: 'Sovellukset', en: 'Applications', read: ({ apps }) => apps.join(', ') },
  { fi: 'Tila', en: 'State', read: (person, { language }) => states[language][stateOf(person)] },
  { fi: 'Luotu', en: 'Created', read: ({ createdAt }) => createdAt },
  { fi: 'Luonut', en: 'Created by', read: ({ createdby }) => createdby },
  { fi: 'Muutettu', en: 'Changed', read: ({ lastmodified }) => lastmodified },
]

const states = {
  fi: { verified: 'Vahvistettu', waiting: 'Odottaa vahvistusta', deactivated: 'Poistettu käytöstä' },
  en: { verified: 'Verified', waiting: 'Waits for verification', deactivated: 'Deactivated' },
} as const

export function headings(language: Language): readonly string[] {
  return columns.map((column) => column[language])
}

export function cellsOf(person: Account, there: Surroundings): readonly string[] {
  return columns.map(({ read }) => read(person, there))
}

function companyName({ usertype, company }: Account, { names }: Surroundings): string {
  return usertype === 'transport' ? (names.get(company) ?? '') : company
}

function stateOf({ activated, deactivated }: Account): keyof (typeof states)['fi'] {
  if (deactivated) return 'deactivated'
  return activated ? 'verified' : 'waiting'
}
