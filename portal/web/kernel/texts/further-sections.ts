/** The sections behind the first screen, one file each; this list itself is fetched beside the entry. */
import type { Language } from './languages.ts'
import type { Section } from './section.ts'

const finnish = {
  adminedit: async () => (await import('./fi/adminedit.ts')).adminedit,
  adminimport: async () => (await import('./fi/adminimport.ts')).adminimport,
  adminsystem: async () => (await import('./fi/adminsystem.ts')).adminsystem,
  adminusers: async () => (await import('./fi/adminusers.ts')).adminusers,
  appearance: async () => (await import('./fi/appearance.ts')).appearance,
  calendar: async () => (await import('./fi/calendar.ts')).calendar,
  demo: async () => (await import('./fi/demo.ts')).demo,
  devices: async () => (await import('./fi/devices.ts')).devices,
  feedback: async () => (await import('./fi/feedback.ts')).feedback,
  forms: async () => (await import('./fi/forms.ts')).forms,
  frontpage: async () => (await import('./fi/frontpage.ts')).frontpage,
  groups: async () => (await import('./fi/groups.ts')).groups,
  info: async () => (await import('./fi/info.ts')).info,
  interruptions: async () => (await import('./fi/interruptions.ts')).interruptions,
  lists: async () => (await import('./fi/lists.ts')).lists,
  notfound: async () => (await import('./fi/notfound.ts')).notfound,
  notices: async () => (await import('./fi/notices.ts')).notices,
  password: async () => (await import('./fi/password.ts')).password,
  registration: async () => (await import('./fi/registration.ts')).registration,
  secondfactor: async () => (await import('./fi/second-factor.ts')).secondfactor,
  settings: async () => (await import('./fi/settings.ts')).settings,
  validation: async () => (await import('./fi/validation.ts')).validation,
}

type Finnish = { [Name in keyof typeof finnish]: Awaited<ReturnType<(typeof finnish)[Name]>> }
export type FurtherTexts = { readonly [Name in keyof Finnish]: Section<Finnish[Name]> }

type Loaders = { readonly [Name in keyof FurtherTexts]: () => Promise<FurtherTexts[Name]> }

const english: Loaders = {
  adminedit: async () => (await import('./en/adminedit.ts')).adminedit,
  adminimport: async () => (await import('./en/adminimport.ts')).adminimport,
  adminsystem: async () => (await import('./en/adminsystem.ts')).adminsystem,
  adminusers: async () => (await import('./en/adminusers.ts')).adminusers,
  appearance: async () => (await import('./en/appearance.ts')).appearance,
  calendar: async () => (await import('./en/calendar.ts')).calendar,
  demo: async () => (await import('./en/demo.ts')).demo,
  devices: async () => (await import('./en/devices.ts')).devices,
  feedback: async () => (await import('./en/feedback.ts')).feedback,
  forms: async () => (await import('./en/forms.ts')).forms,
  frontpage: async () => (await import('./en/frontpage.ts')).frontpage,
  groups: async () => (await import('./en/groups.ts')).groups,
  info: async () => (await import('./en/info.ts')).info,
  interruptions: async () => (await import('./en/interruptions.ts')).interruptions,
  lists: async () => (await import('./en/lists.ts')).lists,
  notfound: async () => (await import('./en/notfound.ts')).notfound,
  notices: async () => (await import('./en/notices.ts')).notices,
  password: async () => (await import('./en/password.ts')).password,
  registration: async () => (await import('./en/registration.ts')).registration,
  secondfactor: async () => (await import('./en/second-factor.ts')).secondfactor,
  settings: async () => (await import('./en/settings.ts')).settings,
  validation: async () => (await import('./en/validation.ts')).validation,
}

export const furtherSections: Readonly<Record<Language, Loaders>> = { fi: finnish, en: english }
