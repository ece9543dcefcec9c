/** People and transport companies for the journeys of the administration. */
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { saveTransportCompanies } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { expect } from '../world.ts'

export const superadmin = { groups: ['superadmin'], firstname: 'Satu', lastname: 'Pääkäyttäjä' }
export const listAddress = '/admin/users/allusers'

type Fields = NonNullable<Parameters<TestPortal['person']>[0]>

/** A word that stands in nobody else's name, so that a find shows just these people. */
export function rareName(): string {
  return `Harva${randomBytes(5).toString('hex')}`
}

/** People with one last name; each has an application, since who has none waits for access (GEN-17). */
export async function family(portal: TestPortal, lastname: string, members: readonly Fields[]) {
  const people = []
  for (const fields of members) people.push(await portal.person({ apps: ['peatsale'], ...fields, lastname }))
  return people
}

export function found(name: string, more = ''): string {
  return `${listAddress}?find=${name}${more}`
}

export function rows(page: Page) {
  return page.locator('tbody tr[data-index]')
}

/** Opens a user's settings from the list. */
export async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}

/** A block of the editor, folded open. */
export async function unfold(page: Page, heading: string) {
  const block = page.locator('details').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
  const last = block.last()
  if (!(await last.evaluate((details: HTMLDetailsElement) => details.open))) {
    await last.locator('summary').first().click()
  }
  return last
}

/** The ids of transport companies of these names. */
export async function transportCompanies(portal: TestPortal, names: readonly string[]): Promise<readonly string[]> {
  const admin = await portal.person({ groups: ['superadmin'] })
  const token = await portal.signIn(admin)
  const changes = names.map((name) => ({ action: 'add' as const, name }))
  const answer = await portal.ask(saveTransportCompanies, { admin: admin.username, changes }, { token })
  const listed = answer.body.transportcompanies as { _id: string; companyname: string }[]
  return names.map((name) => listed.find(({ companyname }) => companyname === name)?._id ?? '')
}
