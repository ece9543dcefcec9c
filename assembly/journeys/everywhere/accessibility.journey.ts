/** OPS-10, OPS-11: every screen, in every state that matters, in both languages and all themes, narrow and enlarged. */
import type { TestPortal } from '@house/portal/server/testing'
import { startTestPortal } from '@house/portal/server/testing'
import type { Page } from '@playwright/test'
import { serverApplications } from '../../server/applications.ts'
import type { World } from '../world.ts'
import { expect, test, webFolder } from '../world.ts'
import { inspected } from './inspection.ts'
import { documentStates, linkStates } from './link-states.ts'
import type { ScreenState, Stage } from './screen-state.ts'
import { applicationStates, demoStates, emptyStates, feedbackStates, settingsStates } from './signed-in-states.ts'
import { loginStates, registrationStates } from './visitor-states.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** Complaints of the browser that the states themselves bring about. */
const brought = /status of [45]\d\d|net::ERR_|did not come|viite-7|dynamically imported module/

/** Brings the states about one after the other and gathers what is wrong with them. */
async function gone(states: readonly ScreenState[], stage: Stage & Pick<World, 'watch'>): Promise<void> {
  const faults: string[] = []
  for (const { name, show, shows } of states) {
    await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
    await show(stage)
    await expect(stage.page.locator(shows).first(), name).toBeVisible()
    for (const fault of await inspected(stage.page)) faults.push(`${name}, ${fault}`)
  }
  faults.push(...stage.watch.complaints.filter((text) => !brought.test(text)))
  stage.watch.complaints.length = 0
  expect(faults).toEqual([])
}

async function speak(page: Page, { address }: TestPortal, language: string): Promise<void> {
  await page.goto(`${address}/favicon.svg`)
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
}

const everything = { groups: ['superadmin'], apps: ['peatsale', 'manuredelivery'], preferredapps: ['peatsale'] }

for (const language of ['fi', 'en'] as const) {
  for (const [name, states] of Object.entries({ loginStates, registrationStates, linkStates, documentStates })) {
    test(`OPS-10, OPS-11: ${name} have no fault (${language})`, async ({ page, portal, operator, open, go, watch }) => {
      await speak(page, portal, language)
      await open('/login')
      await gone(states, { page, portal, operator, open, go, watch })
    })
  }

  for (const [name, fields, states] of [
    ['applicationStates', everything, [...applicationStates, ...feedbackStates]],
    ['settingsStates', everything, settingsStates],
    ['emptyStates', {}, emptyStates],
  ] as const) {
    test(`OPS-10, OPS-11: ${name} of the signed in have no fault (${language})`, async ({
      page,
      portal,
      operator,
      open,
      go,
      enter,
      watch,
    }) => {
      const person = await enter({ ...fields, language })
      await portal.signIn(person)
      await gone(states, { page, portal, operator, open, go, watch })
    })
  }

  test(`OPS-10, OPS-11: the screens of a demo have no fault (${language})`, async ({ page, operator, go, watch }) => {
    await using demo = await startTestPortal({
      webFolder,
      applications: Object.values(serverApplications),
      settings: { publicUrl: undefined, mode: 'demo', smtpUrl: '' },
    })
    await speak(page, demo, language)
    const open = async (address: string) => void (await page.goto(`${demo.address}/#${address}`))
    await gone(demoStates, { page, portal: demo, operator, open, go, watch })
    watch.urls.length = 0
  })
}
