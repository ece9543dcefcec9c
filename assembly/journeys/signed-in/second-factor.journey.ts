/** Issue 10, must show 4: the second factor from setting it up to a lost phone, in both languages. */
import type { Page } from '@playwright/test'
import { requestReset } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { mounted } from '../../server/applications.ts'
import { appCode } from '../authenticator.ts'
import { inspected } from '../everywhere/inspection.ts'
import type { World } from '../world.ts'
import { expect, giveCredentials, logIn, test as usual, webFolder } from '../world.ts'
import type { Words } from './second-factor-words.ts'
import { texts } from './second-factor-words.ts'

/** Passkeys are bound to a name, which the address of the other journeys' portal has not; and this clock goes on by weeks. */
const test = usual.extend<Pick<World, 'open'>, { portal: TestPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      await using portal = await startTestPortal({
        webFolder,
        ...mounted,
        settings: { publicUrl: undefined, host: 'localhost', trustedProxies: ['127.0.0.1', '::1'] },
      })
      await use(portal)
    },
    { scope: 'worker' },
  ],
})

const day = 24 * 60 * 60 * 1000
const advance = (portal: TestPortal, milliseconds: number) =>
  portal.clock.advance(milliseconds as Parameters<TestPortal['clock']['advance']>[0])

async function logOut(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words.menu}`) }).click()
  await page.getByRole('button', { name: words.out }).click()
  await expect(page.getByRole('button', { name: words.logIn })).toBeVisible()
}

async function isIn(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('button', { name: new RegExp(`^${words.menu}`) })).toBeVisible()
}

/** From own settings, or wherever the parts of two-step login stand. @returns the app's key and the recovery codes. */
async function addApp(page: Page, portal: TestPortal, words: Words): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: words.addApp }).click()
  const key = (await page.locator('main code').first().textContent()) ?? ''
  await page.getByLabel(words.code).fill('000 000')
  await page.getByRole('button', { name: words.confirm, exact: true }).click()
  await expect(page.getByText(words.wrong)).toBeVisible()
  await expect(page.getByLabel(words.code)).toBeFocused()
  await page.getByLabel(words.code).fill(appCode(key, portal.clock.now()))
  await page.getByRole('button', { name: words.confirm, exact: true }).click()
  const list = page.getByRole('list', { name: words.codes })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  return { key, codes: await list.getByRole('listitem').allTextContents() }
}

// Axe looks at colours at once, and they must not be on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['fi', 'en'] as const) {
  const words = texts[language]

  test(`issue 10, 11: an app is set up, asked for at the next login, and a recovery code stands in for it once (${language})`, async ({
    page,
    portal,
    open,
    willComplain,
  }) => {
    willComplain(/403/)
    const person = await portal.person({ language })
    await open('/login')
    await logIn(page, person.username)
    await open('/user/settings')
    await page.getByRole('heading', { name: words.block }).click()
    const { key, codes } = await addApp(page, portal, words)
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: words.saved }).click()
    await expect(page.locator('summary').filter({ hasText: words.block })).toContainText(words.on)
    expect(await inspected(page, true)).toEqual([])

    await logOut(page, words)
    await giveCredentials(page, person.username)
    await expect(page.getByRole('heading', { name: words.step })).toBeFocused()
    const help = page.getByRole('link', { name: 'yllapito@portal.test' })
    await expect(help).toHaveAttribute('href', 'mailto:yllapito@portal.test')
    expect(await inspected(page, true)).toEqual([])
    const code = page.getByLabel(words.code)
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await code.fill('000000')
    await page.getByRole('button', { name: words.logIn }).click()
    await expect(page.getByText(words.wrong)).toBeVisible()
    await expect(code).toBeFocused()
    await page.getByRole('button', { name: words.back }).click()
    await expect(page.getByRole('textbox', { name: /^(Käyttäjätunnus|Username)/ })).toHaveValue(person.username)
    await page.getByRole('button', { name: words.logIn }).click()
    advance(portal, 60_000)
    await code.fill(appCode(key, portal.clock.now()))
    await page.getByRole('button', { name: words.logIn }).click()
    await isIn(page, words)

    await logOut(page, words)
    for (const attempt of ['taken', 'refused']) {
      await giveCredentials(page, person.username)
      await page.getByRole('button', { name: words.useRecovery }).click()
      await page.getByLabel(words.recovery).fill(codes[0] ?? '')
      await page.getByRole('button', { name: words.logIn }).click()
      if (attempt === 'refused') await expect(page.getByText(words.used)).toBeVisible()
      else {
        await isIn(page, words)
        await logOut(page, words)
      }
    }
  })

  test(`issue 10, 11: a passkey is added, named, used and removed (${language})`, async ({
    page,
    portal,
    open,
    willComplain,
  }) => {
    willComplain(/403/)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
    })
    const person = await portal.person({ language })
    await open('/login')
    await logIn(page, person.username)
    await open('/user/settings')
    await page.getByRole('heading', { name: words.block }).click()
    await page.getByRole('button', { name: words.addPasskey }).click()
    await expect(page.getByLabel(words.passkeyName)).toHaveValue('Chrome, Linux')
    await page.getByRole('button', { name: words.goOn }).click()
    await page.getByRole('button', { name: words.saved }).click()
    await page.getByRole('button', { name: words.rename }).click()
    await page.getByRole('dialog').getByLabel(words.passkeyName).fill('Työkone')
    await page.getByRole('dialog').getByRole('button', { name: words.save }).click()
    await expect(page.getByText('Työkone', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.dismiss }).click()
    expect(await inspected(page, true)).toEqual([])

    await logOut(page, words)
    await giveCredentials(page, person.username)
    await page.getByRole('button', { name: words.usePasskey }).click()
    await isIn(page, words)

    await open('/user/settings')
    await page.getByRole('heading', { name: words.block }).click()
    await page.getByRole('button', { name: words.removePasskey }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click()
    await expect(page.getByText('Työkone', { exact: true })).toHaveCount(0)
    await logOut(page, words)
    await logIn(page, person.username)
  })

  test(`issue 10, 11: a lost phone without codes: a reset by mail still asks for it, a superadmin removes it (${language})`, async ({
    page,
    portal,
    open,
    at,
    elsewhere,
    willComplain,
  }) => {
    willComplain(/403/)
    const person = await portal.person({ language })
    await open('/login')
    await logIn(page, person.username)
    await open('/user/settings')
    await page.getByRole('heading', { name: words.block }).click()
    await addApp(page, portal, words)
    await logOut(page, words)

    await portal.ask(requestReset, { username: person.username })
    await open(`/auth/resetpassword/${await portal.codeTo(person.email)}`)
    const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`)
    await field('password').fill('Hallanpera-88')
    await field('confirmpassword').fill('Hallanpera-88')
    await page.getByRole('main').locator('button[type=submit]').click()
    await at('/login')
    if (language === 'en') await page.getByRole('button', { name: 'In English' }).click()
    await giveCredentials(page, person.username, 'Hallanpera-88')
    await expect(page.getByRole('heading', { name: words.step })).toBeVisible()

    const boss = { language, groups: ['superadmin'], isSuperadmin: true, isAdmin: true }
    const office = await elsewhere(boss, `/admin/users/allusers/usersettings?user=${person.id}`)
    await office.getByRole('heading', { name: words.signingIn, exact: true }).click()
    await office.getByRole('button', { name: words.userRemove }).click()
    expect(await inspected(office, true)).toEqual([])
    await office.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(office.getByText(words.userRemoved)).toBeVisible()

    await page.getByRole('button', { name: words.back }).click()
    await page.getByRole('button', { name: words.logIn }).click()
    await isIn(page, words)
  })

  test(`issue 10, 11: an administrator is reminded of the second factor, and after its time adds one before anything else (${language})`, async ({
    page,
    portal,
    open,
    at,
    go,
    willComplain,
  }) => {
    // The session of before the time was over has ended with it; and a code of the app is refused on the way.
    willComplain(/40[13]/)
    const person = await portal.person({ language, groups: ['biolanadmin'], isAdmin: true })
    await page.clock.setFixedTime(portal.clock.now())
    await open('/login')
    await logIn(page, person.username)
    await expect(page.getByText(words.due)).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('link', { name: words.setUp }).click()
    await at('/user/settings')
    await expect(page.getByText(words.due)).toHaveCount(0)

    advance(portal, 15 * day)
    await page.clock.setFixedTime(portal.clock.now())
    await open('/login')
    await logIn(page, person.username)
    await at('/user/settings')
    await expect(page.getByRole('heading', { level: 1, name: words.forced })).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await go('/admin/users/allusers')
    await at('/user/settings')
    await addApp(page, portal, words)
    await page.getByRole('button', { name: words.saved }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.settings })).toBeVisible()
    await go('/admin/users/allusers')
    await at('/admin/users/allusers')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
