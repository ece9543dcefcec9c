/** A closed system and a broken line take nobody's unsaved work: the screen stays under a notice that goes away by itself. */
import type { Locator, Page } from '@playwright/test'
import { family, listAddress, rareName } from '../administration/people.ts'
import { cut, goOffline } from '../interception.ts'
import { edit, row } from '../signed-in/settings-rows.ts'
import { expect, test } from '../world.ts'

const words = {
  fi: {
    closed: 'Palvelu on tällä hetkellä poissa käytöstä.',
    stays: 'Tallentamaton työ jää tälle sivulle. Voit tallentaa sen, kun palvelu on taas auki.',
    broken: 'Yhteys poikki. Tallentamaton työ jää tälle sivulle.',
    retry: 'Yritä uudelleen',
    leave: 'Poistu sivulta',
    stay: 'Jää sivulle',
  },
  en: {
    closed: 'System is currently offline.',
    stays: 'Unsaved work stays on this page. You can save it when the service is open again.',
    broken: 'No connection. Unsaved work stays on this page.',
    retry: 'Try again',
    leave: 'Leave the page',
    stay: 'Stay on the page',
  },
} as const

interface Work {
  readonly address: (userid: string) => string
  readonly field: (page: Page) => Locator
  readonly begin: (page: Page) => Promise<void>
  /** What the closed system keeps from the screen beside it. */
  readonly complaints?: readonly RegExp[]
}

const typing = (selector: string, value: string): Pick<Work, 'field' | 'begin'> => ({
  field: (page) => page.locator(selector),
  begin: (page) => page.locator(selector).fill(value),
})

const works: Readonly<Record<string, Work>> = {
  'own settings': {
    address: () => '/user/settings',
    field: (page) => row(page, 'city'),
    begin: async (page) => {
      await edit(page, 'city').click()
      await row(page, 'city').fill('Kauhava')
    },
  },
  feedback: { address: () => '/feedback', ...typing('main textarea', 'Hyvä palvelu') },
  'a user’s settings': {
    address: (userid) => `${listAddress}/usersettings?user=${userid}`,
    ...typing('#user-jobtitle', 'Emäntä'),
    complaints: [/transport companies did not come/],
  },
  'a new user': {
    address: () => `${listAddress}/addnewuser`,
    ...typing('#user-firstname', 'Maija'),
    complaints: [/transport companies did not come/],
  },
}

const language = 'fi'
for (const [what, work] of Object.entries(works)) {
  test(`START-18, START-19: ${what}: typed work stays while the system is closed, and after it has opened again`, async ({
    page,
    portal,
    enter,
    operator,
    complaints,
    willComplain,
  }) => {
    willComplain(/status of 503/, ...(work.complaints ?? []))
    const { closed, stays } = words[language]
    const name = rareName()
    const [aino] = await family(portal, name, [{ firstname: 'Aino', company: 'Biolan', groups: ['biolan'] }])
    await enter({ company: 'Biolan', groups: ['biolanadmin'], language }, work.address(aino?.id ?? ''))
    await work.begin(page)
    const typed = await work.field(page).inputValue()
    // A system that opens again before the page has heard of its closing sends no event. Without a stream the page looks itself.
    const isTold = /\/(data\/initial|live)\//
    const heard = page.waitForResponse((answer) => isTold.test(answer.url()) && answer.status() === 503)
    await operator.set({ isactive: false })
    const notice = page.getByRole('status').filter({ hasText: closed })
    await expect(notice).toContainText(stays)
    await expect(notice).toBeInViewport()
    await expect(work.field(page)).toHaveValue(typed)
    await heard
    for (const complaint of work.complaints ?? []) await expect.poll(() => complaints.join()).toMatch(complaint)
    await operator.set({ isactive: true })
    await expect(notice).toHaveCount(0)
    await expect(work.field(page)).toHaveValue(typed)
  })
}

for (const language of ['fi', 'en'] as const) {
  const { closed, stays, broken, retry, leave, stay } = words[language]

  test(`START-18: who leaves the work of a closed system sees the message in its place; what is saved later is saved (${language})`, async ({
    page,
    portal,
    enter,
    go,
    at,
    operator,
    willComplain,
  }) => {
    willComplain(/status of 503/)
    const { id } = await enter({ language }, '/user/settings')
    await edit(page, 'city').click()
    await row(page, 'city').fill('Kauhava')
    await operator.set({ isactive: false })
    await expect(page.getByText(stays)).toBeVisible()
    await go('/feedback')
    await page.getByRole('dialog').getByRole('button', { name: stay }).click()
    await at('/user/settings')
    await operator.set({ isactive: true })
    // A page that has not heard of it yet asks when it is told to.
    const again = page.getByRole('button', { name: retry })
    await again.click({ timeout: 2000 }).catch(() => undefined)
    await expect(page.getByText(stays)).toHaveCount(0)
    await page.locator('button[form=own-settings]').click()
    await expect.poll(async () => (await portal.stored(id))?.city).toBe('Kauhava')

    await edit(page, 'city').click()
    await row(page, 'city').fill('Lapua')
    await operator.set({ isactive: false })
    await expect(page.getByText(stays)).toBeVisible()
    await go('/feedback')
    await page.getByRole('dialog').getByRole('button', { name: leave }).click()
    await expect(page.getByRole('heading', { level: 1, name: closed })).toBeVisible()
  })

  test(`Connection: a broken line is told at once on every screen, and goes away by itself (${language})`, async ({
    page,
    context,
    enter,
    complaints,
    willComplain,
  }) => {
    willComplain(/net::ERR_INTERNET_DISCONNECTED/)
    await enter({ language }, '/user/settings')
    await edit(page, 'city').click()
    await row(page, 'city').fill('Kauhava')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const notice = page.getByRole('status').filter({ hasText: broken })
    await expect(notice).toHaveCount(0)
    await goOffline(page)
    await expect(notice).toBeInViewport({ ratio: 1 })
    // It asks by itself whether the line is there again.
    await expect.poll(() => complaints.join()).toContain('ERR_INTERNET_DISCONNECTED')
    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
    await expect(row(page, 'city')).toHaveValue('Kauhava')
  })

  test(`ADMIN-EDIT-27: without a network the question before leaving comes all the same (${language})`, async ({
    page,
    enter,
    go,
    at,
    complaints,
    willComplain,
  }) => {
    willComplain(/net::ERR_INTERNET_DISCONNECTED/)
    await enter({ language }, '/feedback')
    await page.getByRole('main').getByRole('textbox').fill('Hyvä palvelu')
    await goOffline(page)
    await expect.poll(() => complaints.join()).toContain('ERR_INTERNET_DISCONNECTED')
    await go('/user/settings')
    await page.getByRole('dialog').getByRole('button', { name: stay }).click()
    await at('/feedback')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('Hyvä palvelu')
  })
}

test('Connection: a request that breaks off tells it, too, also to a visitor', async ({ page, open, willComplain }) => {
  willComplain(/net::ERR_FAILED/)
  await open('/resetpassword')
  await page.locator('main [name=username]').fill('testaaja_1')
  await cut(page, '**/api/**')
  await page.locator('main button[type=submit]').click()
  const notice = page.getByRole('status').filter({ hasText: words.fi.broken })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await expect(notice).toHaveCount(0)
})
