/** English texts: the header, the footer and the theme choice. */
import type { header as finnish } from '../fi/header.ts'
import type { Section } from '../section.ts'

export const header: Section<typeof finnish> = {
  greeting: 'Hello',
  logoalt: 'Combined company logo',
  logobiolanalt: 'Biolan logo',
  logonovarboalt: 'Novarbo logo',
  menu: 'Menu',
  usermenu: 'User menu',
  menufrontpage: 'Front page',
  menuadmin: 'Admin',
  menuusersettings: 'User settings',
  menusysteminfo: 'System info',
  menufeedback: 'Feedback',
  menulogout: 'Log out',
  switchlanguage: ({ language }) => `Change language: ${language}`,
  switchtofi: 'Suomeksi',
  switchtoen: 'In English',
  footerlinks: 'Site information and instructions',
  helpphone: 'Help and sales',
  footerinstructions: 'Instructions',
  footerterms: 'Terms of use',
  footerregisterstatement: 'Privacy',
  footeraccessibility: 'Accessibility',
}
