/** Issue "the administrator's eye": what is pressed by a finger, on the newcomer's way and on the administrator's. */

import type { Page } from '@playwright/test'
import { family, found, rareName, superadmin } from '../administration/people.ts'
import { field, fillRegistration, leave, note, submitButton } from '../signed-out/registration-form.ts'
import { expect, logIn, test } from '../world.ts'
import { languageOf, otherThan, switchTo } from './language-in-use.ts'
import { smallTargets } from './touch-targets.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } })

const sizes = { fingers: { least: 48, density: '' }, gloves: { least: 64, density: 'field' } } as const

/** How the device of this journey was set up before the first visit. */
async function prepare(page: Page, density: string): Promise<void> {
  await page.addInitScript((chosen) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:' && chosen !== '') localStorage.setItem('density', chosen)
  }, density)
}

for (const [hands, { least, density }] of Object.entries(sizes)) {
  /** In both languages, where the page stands. */
  const hasEnoughRoom = async (page: Page, where: string) => {
    const first = await languageOf(page)
    for (const language of [first, otherThan(first)]) {
      if (language !== first) await switchTo(page, language)
      await expect.poll(() => page.evaluate(smallTargets, least), `${where} (${language})`).toEqual([])
    }
  }

  test(`polish: a newcomer's way from the login to the welcome has no target under ${least} px at 360 px in either language (${hands})`, async ({
    page,
    portal,
    open,
  }) => {
    test.slow()
    await prepare(page, density)
    const username = `tulokas_${hands}`
    const email = `${username}@posti.test`
    await open('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await hasEnoughRoom(page, 'login')
    await open('/register')
    await leave(page, 'username', 'a')
    await leave(page, 'telephone', 'a')
    await field(page, 'terms').check()
    await field(page, 'terms').uncheck()
    await expect(note(page, 'telephone')).toBeVisible()
    await hasEnoughRoom(page, 'registration with errors')
    await fillRegistration(page, { username, email })
    await hasEnoughRoom(page, 'registration, filled in')
    await submitButton(page).tap()
    await expect(page.getByRole('button', { name: 'OK' })).toBeVisible()
    await hasEnoughRoom(page, 'registered')
    await page.goto((await portal.letterTo(email)).links[0] ?? '')
    await expect(page.locator('main [data-tone=ok]')).toBeVisible()
    await hasEnoughRoom(page, 'address confirmed')
    await open('/login')
    await logIn(page, username, 'Hallanpera-88')
    await expect(page.locator('main ol')).toBeVisible()
    await hasEnoughRoom(page, 'welcome')
    await page.locator('header button[aria-expanded]').tap()
    await expect(page.locator('[popover]:popover-open')).toBeVisible()
    await hasEnoughRoom(page, 'menu')
  })

  test(`polish: an administrator's way from the front page to a verified person has no target under ${least} px at 360 px in either language (${hands})`, async ({
    page,
    portal,
    enter,
    open,
  }) => {
    test.slow()
    await prepare(page, density)
    const name = rareName()
    await portal.person({ firstname: 'Maija', lastname: name, company: 'Ekoasuminen' })
    await portal.person({ firstname: 'Äijä', lastname: name })
    // Addresses that take two lines of a card; a message of what was done is read in the language of its moment.
    const unverified = { company: 'Biolan', groups: ['biolan'], activated: false }
    const email = (who: string) => `${who}_tuulikki.pitkaniemi_${hands}@posti.test`
    await family(portal, name, [
      { ...unverified, firstname: 'Aino', email: email('aino') },
      { ...unverified, firstname: 'Aune', email: email('aune') },
    ])
    await enter({ ...superadmin, usertype: 'admin', apps: ['peatsale'] })
    await expect(page.locator('main section li a').first()).toBeVisible()
    await hasEnoughRoom(page, 'front page')
    await open(found(name))
    await expect(page.locator('tbody tr[data-index]')).toHaveCount(4)
    await hasEnoughRoom(page, 'the list')
    await page.getByRole('button', { name: /^(Muut toimet|Other actions)/ }).tap()
    await hasEnoughRoom(page, 'other acts')
    await page.keyboard.press('Escape')
    for (const said of [/^(Aino|Aune) .*on vahvistettu/, /^(Aino|Aune) .*has been verified/]) {
      await page
        .getByRole('button', { name: /^(Vahvista|Verify)/ })
        .last()
        .tap()
      await expect(page.getByText(said).first()).toBeVisible()
      await hasEnoughRoom(page, 'verified, with the way back')
    }
    await page.getByRole('link', { name: `Aino ${name}`, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: `Aino ${name}` })).toBeVisible()
    const folded = page.locator('details:not([open]) > summary')
    while ((await folded.count()) > 0) await folded.first().tap()
    await hasEnoughRoom(page, 'the person, all blocks open')
  })
}
