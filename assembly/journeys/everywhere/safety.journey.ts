/** R18, R51, OPS-06, OPS-07: hostile names are text, the page's policy is never broken, and nothing goes elsewhere. */
import { expect, test } from '../world.ts'

const hostile = '<img src=x onerror=alert(1)>'
const worse = '"><svg onload=alert(2)>{{7*7}}'

test('R18, R51: hostile names are shown as they are written, everywhere, and break no policy', async ({
  page,
  go,
  enter,
  operator,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { violations: number; dialogs: number }
    counted.violations = 0
    counted.dialogs = 0
    addEventListener('securitypolicyviolation', () => counted.violations++)
    window.alert = () => void counted.dialogs++
  })
  await operator.set({ siteTitle: hostile, salesPhoneName: hostile, supportEmail: 'tuki@portal.test' })
  await operator.list('vieras', hostile)
  await enter({
    apps: ['peatsale', 'manuredelivery'],
    firstname: hostile,
    lastname: worse,
    city: worse,
    streetaddress: hostile,
  })
  const banner = page.getByRole('banner')
  await expect(banner.getByText(`Hei, ${hostile} ${worse}`)).toBeVisible()
  await expect(banner.getByRole('link').first()).toContainText(hostile)
  await expect(page.getByRole('main').getByText(hostile)).toBeVisible()
  await expect(page).toHaveTitle(`Etusivu – ${hostile}`)
  for (const address of [
    '/user/settings',
    '/systeminfo',
    '/termsofuse',
    '/peatsale',
    '/feedback',
    `/${encodeURIComponent(hostile)}`,
  ]) {
    await go(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('img[src=x], svg[onload]')).toHaveCount(0)
  }
  await go('/user/settings')
  await expect(page.locator('#settings-city')).toHaveValue(worse)
  await page.getByRole('button', { name: 'Valikko' }).click()
  await page.getByRole('combobox', { name: 'Teema' }).selectOption('dark')
  const counts = await page.evaluate(() => {
    const { violations, dialogs } = window as unknown as { violations: number; dialogs: number }
    return { violations, dialogs }
  })
  expect(counts).toEqual({ violations: 0, dialogs: 0 })
})

test('R51, OPS-06: the page’s policy stops what should never come: inline script, foreign script, markup from text', async ({
  page,
  open,
  watch,
  willComplain,
}) => {
  willComplain(/Content Security Policy/, /TrustedScript/, /TrustedHTML/)
  await open('/login')
  const stopped = await page.evaluate(async () => {
    const violated: string[] = []
    addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective))
    const attempt = (act: () => void) => {
      try {
        act()
      } catch {
        // Trusted types throw.
      }
    }
    const script = document.createElement('script')
    attempt(() => {
      script.text = 'window.intruder = true'
    })
    attempt(() => document.body.append(script))
    attempt(() => {
      document.body.insertAdjacentHTML('beforeend', '<i onclick="1">x</i>')
    })
    const image = document.createElement('img')
    image.src = 'https://foreign.test/x.png'
    document.body.append(image)
    await fetch('https://foreign.test/').catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { violated: [...new Set(violated)].toSorted(), intruder: 'intruder' in window }
  })
  expect(stopped.intruder).toBe(false)
  expect(stopped.violated).toEqual(expect.arrayContaining(['connect-src', 'img-src', 'require-trusted-types-for']))
  // The attempts of this journey were noted, too, though none got out of the browser.
  watch.urls.length = 0
})

test('OPS-07, CALL-06: nothing comes from elsewhere, and the eye that watches for it is open', async ({
  page,
  portal,
  enter,
  watch,
}) => {
  await enter({ apps: ['peatsale', 'manuredelivery'] })
  await expect(page.getByRole('button', { name: 'Valikko' })).toBeVisible()
  const origins = new Set(watch.urls.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin))
  expect([...origins]).toEqual([portal.address])
  const planted = ['https://foreign.test/counter.js', `${portal.address}/api/data/initial/x/y.${watch.secrets.at(-1)}`]
  watch.urls.push(...planted)
  expect(watch.faults()).toEqual([`foreign: ${planted[0]}`, `secret in ${planted[1]}`])
  watch.urls.splice(-planted.length)
})
