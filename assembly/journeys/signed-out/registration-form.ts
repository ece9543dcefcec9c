/** The registration form as a person fills it, by the names of its fields, in whatever language it is shown. */
import type { Locator, Page } from '@playwright/test'

export const newcomer = {
  username: 'tulokas_maija',
  password: 'Hallanpera-88',
  confirmpassword: 'Hallanpera-88',
  email: 'tulokas_maija@posti.test',
  firstname: 'Maija',
  lastname: 'Metsä',
  streetaddress: 'Suotie 5',
  postal: '61800',
  city: 'Kauhajoki',
  telephone: '040 123 4567',
}

export function field(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`[name=${name}]`)
}

/** Everything that is asked for, so that the button appears. */
export async function fillRegistration(page: Page, changes: Partial<typeof newcomer> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...newcomer, ...changes })) await field(page, name).fill(value)
  await field(page, 'company').selectOption({ index: 1 })
  await field(page, 'privacy').check()
  await field(page, 'terms').check()
}

export function submitButton(page: Page): Locator {
  return page.getByRole('main').locator('button[type=submit]')
}

/** Types into a field and leaves it, which is when a fault may be said. */
export async function leave(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).fill(value)
  await field(page, name).blur()
}

/** What is said at the field. */
export function note(page: Page, name: string): Locator {
  return page.locator(`#register-${name}-note`)
}
