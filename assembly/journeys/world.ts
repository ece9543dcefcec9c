/** What every journey starts from: a whole portal with its browser side, a browser that fails the run when it complains. */
import { fileURLToPath } from 'node:url'
import type { TestPortal } from '@house/portal/server/testing'
import { startTestPortal, testPassword } from '@house/portal/server/testing'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { serverApplications } from '../server/applications.ts'

export { expect } from '@playwright/test'
export { testPassword } from '@house/portal/server/testing'

type Person = Awaited<ReturnType<TestPortal['person']>>

export interface World {
  /** Errors that the browser wrote to its console, or threw; a journey that expects one takes it out. */
  readonly complaints: string[]
  /** Opens an address of the portal, such as `/login`. */
  readonly open: (address: string) => Promise<void>
  /** Makes a person, signs in by the login screen and waits for what comes after. */
  readonly signedIn: (fields?: Parameters<TestPortal['person']>[0]) => Promise<Person>
}

let addresses = 0

export const test = base.extend<World, { portal: TestPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startTestPortal({
        webFolder: fileURLToPath(new URL('../dist/web', import.meta.url)),
        applications: Object.values(serverApplications),
        settings: { publicUrl: undefined, trustedProxies: ['127.0.0.1'] },
      })
      await portal.set({ salesPhoneValue: '+358000000100', salesPhoneName: '000 000 0100' })
      await use(portal)
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (fault) => complaints.push(String(fault)))
    await use(complaints)
    expect(complaints).toEqual([])
  },
  page: async ({ page }, use) => {
    // Each journey comes from an address of its own, so that the budgets of one do not stop another.
    addresses++
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${process.pid % 250}.${addresses >> 8}.${addresses & 255}` })
    await use(page)
  },
  open: async ({ page, portal, complaints }, use) => {
    void complaints
    await use(async (address) => {
      await page.goto(`${portal.address}/#${address}`)
    })
  },
  signedIn: async ({ page, portal, open }, use) => {
    await use(async (fields) => {
      const person = await portal.person(fields)
      await open('/login')
      await logIn(page, person.username)
      return person
    })
  },
})

/** Signs in by the Finnish or English login screen that is open. */
export async function logIn(page: Page, username: string, password = testPassword): Promise<void> {
  await page.getByRole('textbox', { name: /^(Käyttäjätunnus|Username)/ }).fill(username)
  await page.getByLabel(/^(Salasana|Password)/).fill(password)
  await page.getByRole('button', { name: /^(Kirjaudu sisään|Log in)$/ }).click()
  await expect(page.getByRole('button', { name: /^(Valikko|Käyttäjävalikko|User menu|Menu)/ })).toBeVisible()
}

/** Browsers report every answer of status 400 and up as a console error; a journey says which it expects. */
export function expectRefusal(complaints: string[], status: number): void {
  const at = complaints.findIndex((text) => text.includes(`status of ${status}`))
  expect(at, `a ${status} among ${JSON.stringify(complaints)}`).toBeGreaterThanOrEqual(0)
  complaints.splice(at, 1)
}
