/** OPS-10, OPS-11: every screen, in every state that matters, in both languages and all themes, narrow and enlarged. */
import { readSettings, startPortal } from '@house/portal/server'
import { minutes, testPlace } from '@house/portal/server/testing'
import type { Page } from '@playwright/test'
import { serverApplications } from '../../server/applications.ts'
import { test as base, expect, webFolder } from '../world.ts'
import { inspected } from './inspection.ts'
import { documentStates, linkStates } from './link-states.ts'
import type { ScreenState, Stage } from './screen-state.ts'
import { applicationStates, demoStates, emptyStates, feedbackStates, settingsStates } from './signed-in-states.ts'
import { loginStates, registrationStates } from './visitor-states.ts'

const test = base.extend<{ stage: Stage & { complaints: string[] } }>({
  stage: async ({ page, portal, operator, open, go, complaints }, use) => {
    await use({ page, operator, open, go, complaints, wait: () => portal.clock.advance(minutes(11)) })
  },
})

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** Complaints of the browser that the states themselves bring about. */
const broughtAbout = /status of [45]\d\d|net::ERR_|did not come|viite-7|dynamically imported module/

/** Brings the states about one after the other and gathers what is wrong with them. */
async function expectNoFaults(states: readonly ScreenState[], stage: Stage & { complaints: string[] }): Promise<void> {
  const faults: string[] = []
  for (const { name, show, shows } of states) {
    await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
    await show(stage)
    await expect(stage.page.locator(shows).first(), name).toBeVisible()
    for (const fault of await inspected(stage.page)) faults.push(`${name}, ${fault}`)
  }
  const complaints = stage.complaints.splice(0)
  expect([...faults, ...complaints.filter((text) => !broughtAbout.test(text))]).toEqual([])
}

async function speak(page: Page, address: string, language: string): Promise<void> {
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
}

const everything = { groups: ['superadmin'], apps: ['peatsale', 'manuredelivery'], preferredapps: ['peatsale'] }

for (const language of ['fi', 'en'] as const) {
  for (const [name, states] of [
    ['login', loginStates],
    ['registration', registrationStates],
    ['links of letters', linkStates],
    ['documents and what takes the place of a screen', documentStates],
  ] as const) {
    test(`OPS-10, OPS-11: for a visitor: ${name} (${language})`, async ({ page, portal, open, stage }) => {
      await speak(page, portal.address, language)
      await open('/login')
      await expectNoFaults(states, stage)
    })
  }

  for (const [name, fields, states] of [
    ['applications and feedback', everything, [...applicationStates, ...feedbackStates]],
    ['own settings', everything, settingsStates],
    ['nothing to open', {}, emptyStates],
  ] as const) {
    test(`OPS-10, OPS-11: for the signed in: ${name} (${language})`, async ({ portal, enter, stage }) => {
      await portal.signIn(await enter({ ...fields, language }))
      await expectNoFaults(states, stage)
    })
  }

  test(`OPS-10, OPS-11: in a demo (${language})`, async ({ page, stage, watch }) => {
    await using place = await testPlace()
    const settings = readSettings({ PORT: '0', DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' })
    const demo = await startPortal({ settings, webFolder, applications: Object.values(serverApplications) })
    await speak(page, demo.address, language)
    const open = async (address: string) => void (await page.goto(`${demo.address}/#${address}`))
    await expectNoFaults(demoStates, { ...stage, open })
    // They were at another portal than that of the other journeys.
    await page.close()
    watch.urls.length = 0
    await demo.stop()
  })
}
