/** OPS-11, issue "the administrator's eye": text at 200 % on a desk, and where the focus goes then. */
import type { Page } from '@playwright/test'
import { family, found, listAddress, openSettings, rareName, superadmin } from '../administration/people.ts'
import { expect, test } from '../world.ts'
import { languageOf, otherThan, switchTo } from './language-in-use.ts'

const desk = { width: 1280, height: 800 }

const screens = [
  listAddress,
  `${listAddress}/addnewuser`,
  `${listAddress}/import`,
  '/admin/system',
  '/admin/system/systemshutdown',
  '/admin/system/changeviews',
  '/admin/applications',
  '/admin/system/letters',
  '/admin/system/feedback',
  '/admin/system/sessions',
  '/admin/system/audit',
  '/admin/system/health',
  '/user/settings',
]

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** What reaches beyond the window. Runs in the page. */
function beyond(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  return wide.slice(-3).map((element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`)
}

/** In both languages, where the page stands. */
async function expectNothingBeyond(page: Page, where: string): Promise<void> {
  const first = await languageOf(page)
  for (const language of [first, otherThan(first)]) {
    if (language !== first) await switchTo(page, language)
    await expect(page.locator('main [aria-busy=true], main output:has(> svg)')).toHaveCount(0)
    expect(await page.evaluate(beyond), `${where} (${language})`).toEqual([])
  }
}

test('OPS-11: with text of 200 % no page of the administration or of the own settings is wider than a window of 1280 px in either language', async ({
  page,
  portal,
  enter,
  open,
}) => {
  test.slow()
  const name = rareName()
  await family(portal, name, [{ firstname: 'Maximiliana-Alexandra', activated: false, company: 'Ekoasuminen' }])
  await page.setViewportSize(desk)
  await enter(superadmin, found(name))
  await openSettings(page, `Maximiliana-Alexandra ${name}`)
  await enlarge(page)
  const folded = page.locator('details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  await expectNothingBeyond(page, 'the editor')
  for (const address of screens) {
    await open(address)
    await enlarge(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('load')
    await expectNothingBeyond(page, address)
  }
})

/** Whether the focused element lies under the bar that sticks to the bottom, or over the edge. Runs in the page. */
function isFocusCovered(): string | undefined {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused.closest('[class*=bar]')) return undefined
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const at = document.elementFromPoint(middle.x, Math.min(bottom - 3, middle.y))
  const label = focused.closest('label') ?? focused
  const isSeen = at !== null && (label.contains(at) || at.contains(focused))
  return isSeen
    ? undefined
    : `${focused.tagName} ${focused.id} is covered by ${at?.tagName} ${at?.textContent?.slice(0, 30)}`
}

const sizes = ['100%', '200%'] as const

for (const size of sizes) {
  test(`OPS-10: with text of ${size} the save bar never covers the field that has the focus, when it comes and on every stop of Tab`, async ({
    page,
    portal,
    enter,
  }) => {
    test.slow()
    const name = rareName()
    await family(portal, name, [{ firstname: 'Aino' }])
    await page.setViewportSize(desk)
    await enter(superadmin, found(name))
    await openSettings(page, `Aino ${name}`)
    if (size === '200%') await enlarge(page)
    const folded = page.locator('details:not([open]) > summary')
    while ((await folded.count()) > 0) await folded.first().click()
    // The bar comes over a field that stands at the lower edge of the window.
    const field = page.locator('#user-city')
    await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    await page.keyboard.type('Lapua')
    await expect(page.getByRole('button', { name: 'Tallenna', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(isFocusCovered)).toBeUndefined()
    await page.locator('h1').focus()
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isFocusCovered), `stop ${stop}`).toBeUndefined()
    }
  })
}
