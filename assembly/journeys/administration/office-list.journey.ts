/** Issue "the administrator's eye": how much of a list a desk shows, and what a tablet makes of it. */

import type { Page } from '@playwright/test'
import { sendTestLetter } from '@workspace/portal/contract/own'
import { expect, test } from '../world.ts'
import { family, found, listAddress, rareName, rows, superadmin } from './people.ts'

const desk = { width: 1280, height: 800 }

/** Rows of which every corner is in sight, and nothing lies over. Runs in the page. */
function rowsInSight(): number {
  const seen = (row: Element, x: number, y: number) => row.contains(document.elementFromPoint(x, y))
  return [...document.querySelectorAll('tbody tr[data-index]')].filter((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect()
    const isInside = top >= 0 && bottom <= window.innerHeight
    return isInside && [left + 3, right - 3].every((x) => seen(row, x, top + 3) && seen(row, x, bottom - 3))
  }).length
}

/** In how many lines the parts of a bar stand, each level with the others of its line. Runs in the page. */
function linesOf(bar: Element): number {
  const parts = [...bar.querySelectorAll('a, button, select, input:not([type=radio]), fieldset, output')]
  const middles = parts
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ top, bottom }) => (top + bottom) / 2)
    .toSorted((one, other) => one - other)
  return middles.filter((middle, place) => place === 0 || middle - (middles[place - 1] ?? 0) > 2).length
}

for (const language of ['fi', 'en'] as const) {
  test(`issue "the administrator's eye": at 1280 × 800 ten users are in sight, ticked or not, in rows of 40 px (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    const members = Array.from({ length: 14 }, (_, place) => ({
      firstname: `Maximiliana${place}`,
      company: 'Ekoasuminen',
      activated: place % 2 === 0,
    }))
    await family(portal, name, members)
    await page.setViewportSize(desk)
    await enter({ ...superadmin, language }, found(name))
    await expect(rows(page)).toHaveCount(14)
    expect(await page.evaluate(rowsInSight)).toBeGreaterThanOrEqual(10)
    const toolbar = page.getByRole('searchbox').locator('xpath=ancestor::div[.//select][1]')
    expect(await toolbar.evaluate(linesOf)).toBe(1)

    await rows(page).getByRole('checkbox').first().check()
    const bar = page.locator('[data-bulk-bar]')
    await expect(bar).toBeVisible()
    expect(await page.evaluate(rowsInSight)).toBeGreaterThanOrEqual(10)
    expect(await bar.evaluate(linesOf)).toBe(1)
    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    )
    expect([...new Set(heights)]).toEqual([40])
  })

  test(`issue "the administrator's eye", GEN-17: at 1280 × 800 whoever waits for access has a row of 40 px, the act in it (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    const name = rareName()
    for (const company of ['Ekoasuminen', 'Biolan', ''])
      await portal.person({ firstname: 'Maija', lastname: name, company })
    await page.setViewportSize(desk)
    await enter({ ...superadmin, language }, found(name, '&state=withoutrights'))
    await expect(rows(page)).toHaveCount(3)
    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    )
    expect(heights).toEqual([40, 40, 40])
    for (const act of await rows(page).getByRole('button').all()) await expect(act).toBeInViewport({ ratio: 1 })
  })
}

test('issue "the administrator\'s eye": the headings stay in sight, under the bar while somebody is ticked', async ({
  page,
  portal,
  enter,
}) => {
  const name = rareName()
  await family(
    portal,
    name,
    Array.from({ length: 40 }, (_, place) => ({ firstname: `N${place}`, activated: false })),
  )
  await page.setViewportSize(desk)
  await enter(superadmin, found(name))
  await expect(rows(page)).toHaveCount(40)
  const head = page.getByRole('columnheader', { name: 'Nimi' })
  const isInSight = () =>
    head.evaluate((cell) => {
      const { left, top, bottom } = cell.getBoundingClientRect()
      const isOnTop = (y: number) => cell.contains(document.elementFromPoint(left + 20, y))
      return top >= 0 && isOnTop(top + 4) && isOnTop(bottom - 4)
    })
  await page.mouse.move(640, 600)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700)
  expect(await isInSight()).toBe(true)
  await rows(page).nth(30).getByRole('checkbox').check()
  await expect(page.locator('[data-bulk-bar]')).toBeVisible()
  expect(await isInSight()).toBe(true)
})

const lists = [found(''), '/admin/system/letters', '/admin/system/audit', '/admin/system/sessions']

/** Headings that reach beyond their own cell, and so over another; what only screen readers get does not count. Runs in the page. */
function overprinted(): string[] {
  const faults: string[] = []
  for (const cell of document.querySelectorAll('thead th')) {
    if (getComputedStyle(cell.closest('thead') ?? cell).clipPath !== 'none') continue
    const { right } = cell.getBoundingClientRect()
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const isSeen = text.parentElement?.closest('.visually-hidden') === null
      if (isSeen && range.getBoundingClientRect().right > right + 1) faults.push(cell.textContent ?? '')
    }
  }
  return faults
}

for (const language of ['fi', 'en'] as const) {
  test(`issue "the administrator's eye": from 600 to 900 px tables are cards, from 900 px no heading lies over another (${language})`, async ({
    page,
    portal,
    enter,
    go,
  }) => {
    test.slow()
    const { token } = await enter({ ...superadmin, language }, listAddress)
    await portal.ask(sendTestLetter, {}, { token })
    for (const address of lists) {
      await go(address)
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
      for (const [width, display] of [
        [600, 'grid'],
        [768, 'grid'],
        [899, 'grid'],
        [900, 'table-row'],
        [1024, 'table-row'],
        [1280, 'table-row'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const row = page.locator('tbody tr:not([aria-hidden])').first()
        await expect(row, `${address} at ${width}`).toHaveCSS('display', display)
        expect(await page.evaluate(overprinted), `${address} at ${width}`).toEqual([])
        expect(await sideways(page), `${address} at ${width}`).toBe(false)
      }
    }
  })
}

function sideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

for (const [language, words] of [
  ['fi', { menu: 'Valikko', admin: 'Ylläpito', verify: 'Vahvista', done: 'on vahvistettu.' }],
  ['en', { menu: 'Menu', admin: 'Admin', verify: 'Verify', done: 'has been verified.' }],
] as const) {
  test(`issue "the administrator's eye": from the front page to a verified person with three presses (${language})`, async ({
    page,
    portal,
    enter,
  }) => {
    // Å is late in the order of names, the digits first.
    const name = rareName()
    const [person] = await family(portal, name, [{ firstname: '0', company: 'Biolan', activated: false }])
    await page.setViewportSize(desk)
    await enter({ ...superadmin, language })
    let presses = 0
    const press = async (control: ReturnType<Page['getByRole']>) => {
      presses += 1
      await control.click()
    }
    await press(page.getByRole('button', { name: words.menu }))
    await press(page.getByRole('link', { name: words.admin, exact: true }))
    await press(page.getByRole('button', { name: `${words.verify} 0 ${name}` }))
    await expect(page.getByText(`0 ${name} ${words.done}`)).toBeVisible()
    expect((await portal.stored(person?.id ?? ''))?.activated).toBe(true)
    expect(presses).toBeLessThanOrEqual(3)
  })
}
