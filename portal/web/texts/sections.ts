/** The sections of the dictionary in both languages, and which of them are in the entry. */
import type { Arrival } from './arrival.ts'
import { fetched, here } from './arrival.ts'
import { common } from './fi/common.ts'
import { fields } from './fi/fields.ts'
import { header } from './fi/header.ts'
import { login } from './fi/login.ts'
import type { Language } from './languages.ts'
import type { Section } from './section.ts'

const finnish = {
  common: here(common),
  fields: here(fields),
  header: here(header),
  login: here(login),
  adminedit: fetched(async () => (await import('./fi/adminedit.ts')).adminedit),
  adminsystem: fetched(async () => (await import('./fi/adminsystem.ts')).adminsystem),
  adminusers: fetched(async () => (await import('./fi/adminusers.ts')).adminusers),
  demo: fetched(async () => (await import('./fi/demo.ts')).demo),
  devices: fetched(async () => (await import('./fi/devices.ts')).devices),
  feedback: fetched(async () => (await import('./fi/feedback.ts')).feedback),
  frontpage: fetched(async () => (await import('./fi/frontpage.ts')).frontpage),
  groups: fetched(async () => (await import('./fi/groups.ts')).groups),
  info: fetched(async () => (await import('./fi/info.ts')).info),
  notfound: fetched(async () => (await import('./fi/notfound.ts')).notfound),
  password: fetched(async () => (await import('./fi/password.ts')).password),
  registration: fetched(async () => (await import('./fi/registration.ts')).registration),
  settings: fetched(async () => (await import('./fi/settings.ts')).settings),
  validation: fetched(async () => (await import('./fi/validation.ts')).validation),
}

type Sections = { [Name in keyof typeof finnish]: Awaited<ReturnType<(typeof finnish)[Name]['fetch']>> }
export type SectionName = keyof Sections
export type Texts = { readonly [Name in SectionName]: Section<Sections[Name]> }
export type Arrivals = { readonly [Name in SectionName]: Arrival<Texts[Name]> }

const english: Arrivals = {
  common: fetched(async () => (await englishShell()).common),
  fields: fetched(async () => (await englishShell()).fields),
  header: fetched(async () => (await englishShell()).header),
  login: fetched(async () => (await englishShell()).login),
  adminedit: fetched(async () => (await import('./en/adminedit.ts')).adminedit),
  adminsystem: fetched(async () => (await import('./en/adminsystem.ts')).adminsystem),
  adminusers: fetched(async () => (await import('./en/adminusers.ts')).adminusers),
  demo: fetched(async () => (await import('./en/demo.ts')).demo),
  devices: fetched(async () => (await import('./en/devices.ts')).devices),
  feedback: fetched(async () => (await import('./en/feedback.ts')).feedback),
  frontpage: fetched(async () => (await import('./en/frontpage.ts')).frontpage),
  groups: fetched(async () => (await import('./en/groups.ts')).groups),
  info: fetched(async () => (await import('./en/info.ts')).info),
  notfound: fetched(async () => (await import('./en/notfound.ts')).notfound),
  password: fetched(async () => (await import('./en/password.ts')).password),
  registration: fetched(async () => (await import('./en/registration.ts')).registration),
  settings: fetched(async () => (await import('./en/settings.ts')).settings),
  validation: fetched(async () => (await import('./en/validation.ts')).validation),
}

export const sections: Readonly<Record<Language, Arrivals>> = { fi: finnish, en: english }

/** What Finnish has in the entry comes in English as one file. */
function englishShell(): Promise<typeof import('./en/shell.ts')> {
  return import('./en/shell.ts')
}
