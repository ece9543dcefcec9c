/** What every journey starts from: a whole portal with its browser side, a browser that fails the run when it complains. */
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal, testPassword } from '@workspace/portal/server/testing'
import { mounted } from '../server/applications.ts'
import type { Operator } from './operator.ts'
import { operatorOf } from './operator.ts'
import type { Watch } from './watch.ts'
import { watched } from './watch.ts'

export { expect } from '@playwright/test'
export { testPassword } from '@workspace/portal/server/testing'

export type Person = Awaited<ReturnType<TestPortal['person']>>
type Fields = Parameters<TestPortal['person']>[0]

export interface World {
  /** Looks on at every request and complaint of the browser; a journey must leave nothing to say. */
  readonly watch: Watch
  /** Errors that the browser wrote to its console, or threw; a journey that expects one takes it out. */
  readonly complaints: string[]
  /** Complaints that the journey brings about, such as a refused request; each must really come. */
  readonly willComplain: (...patterns: RegExp[]) => void
  /** Opens an address of the portal, such as `/login`. */
  readonly open: (address: string) => Promise<void>
  /** Moves on inside the open page, as a link does. */
  readonly go: (address: string) => Promise<void>
  /** Waits until the page is at that address. */
  readonly at: (address: string) => Promise<void>
  /** Makes a person, or takes one who is there, and opens an address with that person's session already in the browser. */
  readonly enter: (who?: Fields | Person, address?: string) => Promise<Person & { token: string }>
  /** Another browser, of a new person, of one who is there, or of a visitor: what is seen there meanwhile. */
  readonly elsewhere: (who: Fields | Person | 'visitor', address?: string) => Promise<Page>
  /** Makes a person, signs in by the login screen and waits for what comes after. */
  readonly signedIn: (fields?: Fields) => Promise<Person>
  /** Changes the site and its applications until the journey ends. */
  readonly operator: Operator
}

/** The built browser side. */
export const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url))

/** Every application, the built browser side, and a telephone for help. */
export async function startWholePortal(): Promise<TestPortal> {
  const portal = await startTestPortal({
    webFolder,
    ...mounted,
    settings: { publicUrl: undefined, trustedProxies: ['127.0.0.1'] },
  })
  await portal.set({ salesPhoneValue: '+358000000100', salesPhoneName: '000 000 0100' })
  return portal
}

let addresses = 0

export const test = base.extend<World, { portal: TestPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startWholePortal()
      await use(portal)
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    // Each journey comes from an address of its own, so that the budgets of one do not stop another.
    addresses++
    const from = `10.${process.pid % 250}.${addresses >> 8}.${addresses & 255}`
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': from })
    await use(context)
  },
  watch: [
    async ({ context, portal }, use) => {
      const watch = watched(context, portal.address)
      await use(watch)
      expect(watch.faults()).toEqual([])
    },
    { auto: true },
  ],
  complaints: async ({ watch }, use) => use(watch.complaints),
  willComplain: async ({ watch }, use) => use((...patterns) => void watch.excused.push(...patterns)),
  open: async ({ page, portal }, use) => {
    await use(async (address) => {
      // A new hash alone would not start the portal anew.
      if (page.url().startsWith(`${portal.address}/#`)) await page.goto('about:blank')
      await page.goto(`${portal.address}/#${address}`)
    })
  },
  go: async ({ page }, use) => {
    await use((address) =>
      page.evaluate((hash) => {
        location.hash = hash
      }, address),
    )
  },
  at: async ({ page, portal }, use) => {
    await use((address) => expect(page).toHaveURL(`${portal.address}/#${address}`))
  },
  enter: async ({ page, context, portal, open, watch }, use) => {
    await use(async (who, address = '/frontpage/forced') => {
      const person = await personOf(portal, who)
      const token = await portal.session(person)
      watch.secrets.push(token.split('.')[1] ?? token)
      // Without the portal: a page of the session before would follow the change of the storage, and ask on without cookies.
      // No stand-in for a page: while there is one, the browser keeps no script, and asks the journey about every request.
      await page.goto(`${portal.address}/favicon.svg`)
      await context.clearCookies()
      await page.evaluate(
        (session) => {
          localStorage.clear()
          for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
        },
        { token, username: person.username },
      )
      await open(address)
      return { ...person, token }
    })
  },
  elsewhere: async ({ browser, portal }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (who, address = '/frontpage/forced') => {
      const session = who === 'visitor' ? {} : await sessionOf(portal, who)
      const localStorage = Object.entries<string>(session).map(([name, value]) => ({ name, value }))
      const origins = [{ origin: portal.address, localStorage }]
      const context = await browser.newContext({ storageState: { cookies: [], origins } })
      contexts.push(context)
      const page = await context.newPage()
      await page.goto(`${portal.address}/#${address}`)
      return page
    })
    for (const context of contexts) await context.close()
  },
  signedIn: async ({ page, portal, open }, use) => {
    await use(async (fields) => {
      const person = await portal.person(fields)
      await open('/login')
      await logIn(page, person.username)
      return person
    })
  },
  operator: async ({ portal }, use) => {
    const { restore, ...operator } = await operatorOf(portal)
    await use(operator)
    await restore()
  },
})

async function sessionOf(portal: TestPortal, who: Fields | Person): Promise<Record<'token' | 'username', string>> {
  const person = await personOf(portal, who)
  return { token: await portal.session(person), username: person.username }
}

async function personOf(portal: TestPortal, who: Fields | Person): Promise<Person> {
  return who !== undefined && 'id' in who ? who : portal.person(who)
}

/** Signs in by the Finnish or English login screen that is open. */
export async function logIn(page: Page, username: string, password = testPassword): Promise<void> {
  await giveCredentials(page, username, password)
  await expect(page.getByRole('button', { name: /^(Valikko|Käyttäjävalikko|User menu|Menu)/ })).toBeVisible()
}

/** Types the credentials and presses the button, whatever comes of it. */
export async function giveCredentials(page: Page, username: string, password = testPassword): Promise<void> {
  await page.getByRole('textbox', { name: /^(Käyttäjätunnus|Username)/ }).fill(username)
  await page.getByLabel(/^(Salasana|Password)/).fill(password)
  await page.getByRole('button', { name: /^(Kirjaudu sisään|Log in)$/ }).click()
}
