/** A tour of the README on a fresh demo, as it is written there. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { readSettings, startPortal } from '@workspace/portal/server'
import { testPlace } from '@workspace/portal/server/testing'
import { mounted } from '../server/applications.ts'
import { expect, giveCredentials, webFolder } from './world.ts'

/** As `npm start` prints it. */
const password = 'Kuutamo-korpi-7'
const tour = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

const desktop = { width: 1280, height: 900 }
export const phone = { width: 390, height: 844 }

/** Starts a demo of its own and walks; `enter` signs in an account that the README names and opens the application. */
export async function walkOnDemo(
  { browser, application }: { readonly browser: Browser; readonly application: string },
  walk: (enter: (account: string, viewport?: typeof phone) => Promise<Page>) => Promise<void>,
): Promise<void> {
  await using place = await testPlace()
  const settings = readSettings({ PORT: '0', DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' })
  const demo = await startPortal({ settings, webFolder, ...mounted })
  await walk((account, viewport = desktop) =>
    entered({ browser, address: demo.address, application, account, viewport }),
  )
  for (const context of browser.contexts()) await context.close()
  await demo.stop()
}

interface Entering {
  readonly browser: Browser
  readonly address: string
  readonly application: string
  readonly account: string
  readonly viewport: typeof phone
}

async function entered({ browser, address, application, account, viewport }: Entering): Promise<Page> {
  expect(tour).toContain(`\`${account}\``)
  const context = await browser.newContext({ viewport, baseURL: address })
  const page = await context.newPage()
  await page.goto('/#/login')
  await giveCredentials(page, account, password)
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`Omat sovelluksesi|${application}`) }),
  ).toBeVisible()
  const tile = page.getByRole('main').getByRole('link', { name: new RegExp(application) })
  if (await page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' }).isVisible()) await tile.first().click()
  await expect(page.getByRole('heading', { level: 1, name: application })).toBeVisible()
  return page
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
export const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click()
