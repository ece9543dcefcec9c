/** Accounts that the demo shows to a newcomer: on the sign-in page and where `npm start` runs. */
import { demoPeople } from './demo-people.ts'

/** One for all, since nothing here is worth keeping; long enough for the rules of the portal (R60). */
export const demoPassword = 'Kuutamo-korpi-7'

export interface DemoAccount {
  readonly username: string
  readonly name: string
  readonly role: { readonly fi: string; readonly en: string }
}

const roles: Readonly<Record<string, DemoAccount['role']>> = {
  demo_superadmin: { fi: 'Pääylläpitäjä, kaikki yritykset', en: 'Superadmin of all companies' },
  demo_admin_biolan: { fi: 'Biolanin ylläpitäjä', en: 'Administrator of Biolan' },
  demo_admin_kaksi: { fi: 'Kahden yrityksen ylläpitäjä', en: 'Administrator of two companies' },
  demo_lanta_01: { fi: 'Lanta-apin ylläpitäjä', en: 'Administrator of manure delivery' },
  demo_kuljadmin_1: { fi: 'Kuljetusyrityksen ajojärjestelijä', en: 'Foreman of a transport company' },
  demo_kuski_01: { fi: 'Kuljettaja', en: 'Driver' },
  demo_lastaaja_1: { fi: 'Lastaaja suolla', en: 'Loader at the swamp' },
  demo_asiakas_01: { fi: 'Asiakas, yksi sovellus', en: 'Customer with one application' },
  demo_asiakas_02: { fi: 'Asiakas, kaksi sovellusta', en: 'Customer with two applications' },
  demo_asiakas_06: { fi: 'Englanninkielinen asiakas', en: 'Customer who reads English' },
}

export const demoAccounts: readonly DemoAccount[] = demoPeople.flatMap(({ username, firstname, lastname }) => {
  const role = roles[username]
  return role ? { username, name: `${firstname} ${lastname}`, role } : []
})

/** For the console, in English and Finnish like the roles on the page. */
export function demoAccountLines(): readonly string[] {
  const width = Math.max(...demoAccounts.map(({ username }) => username.length))
  const accounts = demoAccounts.map(({ username, role }) => `  ${username.padEnd(width)}  ${role.en} / ${role.fi}`)
  return [`Demo accounts, all with the password ${demoPassword}`, ...accounts]
}
