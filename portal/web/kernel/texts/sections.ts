/** The sections of the dictionary in both languages, and which of them are in the entry. */
import type { Arrival } from './arrival.ts'
import { fetched, here } from './arrival.ts'
import { common } from './fi/common.ts'
import { fields } from './fi/fields.ts'
import { header } from './fi/header.ts'
import { login } from './fi/login.ts'
import type { FurtherTexts } from './further-sections.ts'
import type { Language } from './languages.ts'
import type { Section } from './section.ts'

type Shell = { common: typeof common; fields: typeof fields; header: typeof header; login: typeof login }
type ShellTexts = { readonly [Name in keyof Shell]: Section<Shell[Name]> }
export type Texts = ShellTexts & FurtherTexts
export type SectionName = keyof Texts
export type Arrivals = { readonly [Name in SectionName]: Arrival<Texts[Name]> }

export const sections: Readonly<Record<Language, Arrivals>> = {
  fi: { common: here(common), fields: here(fields), header: here(header), login: here(login), ...furtherOf('fi') },
  en: {
    common: fetched(async () => (await englishShell()).common),
    fields: fetched(async () => (await englishShell()).fields),
    header: fetched(async () => (await englishShell()).header),
    login: fetched(async () => (await englishShell()).login),
    ...furtherOf('en'),
  },
}

/** What Finnish has in the entry comes in English as one file. */
function englishShell(): Promise<typeof import('./en/shell.ts')> {
  return import('./en/shell.ts')
}

function furtherOf(language: Language): { readonly [Name in keyof FurtherTexts]: Arrival<FurtherTexts[Name]> } {
  return {
    adminedit: further(language, 'adminedit'),
    adminimport: further(language, 'adminimport'),
    adminsystem: further(language, 'adminsystem'),
    adminusers: further(language, 'adminusers'),
    appearance: further(language, 'appearance'),
    calendar: further(language, 'calendar'),
    demo: further(language, 'demo'),
    devices: further(language, 'devices'),
    feedback: further(language, 'feedback'),
    forms: further(language, 'forms'),
    frontpage: further(language, 'frontpage'),
    groups: further(language, 'groups'),
    info: further(language, 'info'),
    interruptions: further(language, 'interruptions'),
    lists: further(language, 'lists'),
    notfound: further(language, 'notfound'),
    notices: further(language, 'notices'),
    password: further(language, 'password'),
    registration: further(language, 'registration'),
    secondfactor: further(language, 'secondfactor'),
    settings: further(language, 'settings'),
    validation: further(language, 'validation'),
  }
}

function further<Name extends keyof FurtherTexts>(language: Language, name: Name): Arrival<FurtherTexts[Name]> {
  return fetched(async () => {
    const { furtherSections } = await import('./further-sections.ts')
    return furtherSections[language][name]()
  })
}
