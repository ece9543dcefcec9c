/** FRONT, GEN-04 to 15: the tiles, where the front page leads, and the start pages behind it. */
import { hold, scriptsOf } from '../interception.ts'
import { expectSpinning } from '../spinning.ts'
import { expect, test } from '../world.ts'

const both = { apps: ['peatsale', 'manuredelivery'] }

test('FRONT-04 to 07, FRONT-10, FRONT-11, FRONT-19, GEN-04, GEN-05, CONST-10: a tile of 200 by 200 for each application, in the server’s order, named in both languages', async ({
  page,
  at,
  enter,
}) => {
  await enter(both, '/frontpage')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(tiles).toHaveText([/Kuivikemyynti.*Favorit/, /Lanta-appi.*Biolan/])
  for (const tile of await tiles.all()) {
    const box = await tile.boundingBox()
    expect([box?.width, box?.height]).toEqual([200, 200])
    await expect(tile.locator('svg')).toBeVisible()
  }
  await page.getByRole('button', { name: 'In English' }).click()
  await expect(tiles).toHaveText([/Peatsale/, /Manure-app/])
  await tiles.first().focus()
  await page.keyboard.press('Enter')
  await at('/peatsale')
  await expect(page.getByRole('heading', { level: 1, name: 'Peatsale' })).toBeFocused()
})

/** Where on the 64 grid one drawing has a line and the other none: the tip of the drop, and that of the sprout’s leaf. */
const marks = { drop: [32, 7], leaf: [47, 10] } as const

test('GEN-04, GEN-05, ENT-44: bedding is a heap under a drop, manure one with a sprout, on the tile and in the image that appicon names', async ({
  page,
  enter,
}) => {
  const data = page.waitForResponse(/\/api\/data\/initial\//)
  await enter(both, '/frontpage')
  const { apps } = await (await data).json()
  for (const [name, key, has] of [
    ['Kuivikemyynti', 'peatsale', ['drop']],
    ['Lanta-appi', 'manuredelivery', ['leaf']],
  ] as const) {
    const drawn = await page.getByRole('link', { name }).locator('svg').evaluate(marksOnTile, marks)
    const { appicon } = apps.find((app: { name: string }) => app.name === key)
    expect({ name, drawn, image: await page.evaluate(marksInImage, { appicon, marks }) }).toEqual({
      name,
      drawn: has,
      image: has,
    })
  }
})

function marksOnTile(svg: Element, places: Readonly<Record<string, readonly [number, number]>>): string[] {
  const lines = [...svg.querySelectorAll('path')]
  const isDrawn = ([x, y]: readonly [number, number]) => lines.some((line) => line.isPointInStroke(new DOMPoint(x, y)))
  return Object.keys(places).filter((place) => isDrawn(places[place] ?? [0, 0]))
}

/** A line is lighter than the ground. */
async function marksInImage({ appicon, marks: places }: { appicon: string; marks: typeof marks }): Promise<string[]> {
  const image = new Image()
  image.src = `/images/${appicon}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, 64, 64)
  const lightness = ([x, y]: readonly [number, number]) => context?.getImageData(x, y, 1, 1).data[0] ?? 0
  return Object.entries(places).flatMap(([place, at]) => (lightness(at) > 128 ? [place] : []))
}

test('FRONT-08, FRONT-09, FRONT-18, GEN-06, GEN-07: each company has its colour and stands in words; an unknown key has ??? and no drawing', async ({
  page,
  at,
  enter,
  operator,
}) => {
  await operator.list('tuntematon', 'Novarbo')
  await operator.list('vieras', 'Ekoasuminen')
  await operator.list('kolmas', 'Muu Oy')
  await enter(both)
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(tiles).toHaveCount(5)
  await expect(tiles.filter({ hasText: '???' })).toHaveCount(3)
  await expect(tiles.filter({ hasText: '???' }).locator('svg, img')).toHaveCount(0)
  for (const theme of ['light', 'dark', 'outdoor']) {
    const colours = await tiles.evaluateAll((all, chosen) => {
      document.documentElement.dataset.theme = chosen
      const probe = document.body.appendChild(document.createElement('i'))
      const colourOf = (token: string) => {
        probe.style.color = `var(${token})`
        return getComputedStyle(probe).color
      }
      return all.map((tile) => {
        const company = ['Favorit', 'Biolan', 'Ekoasuminen', 'Novarbo'].find((name) => tile.textContent.includes(name))
        const own = colourOf(`--co-${company?.toLowerCase() ?? 'none'}`)
        return { company, shown: getComputedStyle(tile).backgroundColor, own }
      })
    }, theme)
    for (const { company, shown, own } of colours) expect(shown, `${company} in ${theme}`).toBe(own)
    expect(new Set(colours.map(({ company }) => company)).size).toBe(5)
    expect(new Set(colours.map(({ shown }) => shown)).size, theme).toBe(5)
  }
  await tiles.filter({ hasText: 'Novarbo' }).click()
  await at('/tuntematon')
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible()
})

test('FRONT-12: while the application’s code is on its way a text and a spinner say so', async ({ page, enter }) => {
  const held = await hold(page, scriptsOf('start-screen'))
  await enter(both)
  await page.getByRole('link', { name: /Lanta-appi/ }).click()
  await expectSpinning(page.getByRole('status').filter({ hasText: 'Avataan sovellusta Lanta-appi…' }))
  held.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Lanta-appi' })).toBeVisible()
  await expect(page.getByText('Avataan sovellusta Lanta-appi…')).toHaveCount(0)
})

test('FRONT-12, OPS-10: the focus goes to the heading once, when the application has come, and stays where a key takes it', async ({
  page,
  enter,
}) => {
  const held = await hold(page, scriptsOf('start-screen'))
  await enter(both)
  await page.evaluate(() => {
    Object.assign(window, { headings: [] as string[] })
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement)
        (window as unknown as { headings: string[] }).headings.push(target.textContent)
    })
  })
  await page.getByRole('link', { name: /Lanta-appi/ }).press('Enter')
  await expect(page.getByText('Avataan sovellusta Lanta-appi…')).toBeVisible()
  held.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Lanta-appi' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Valikko' })).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { headings: string[] }).headings)).toEqual(['Lanta-appi'])
})

test('FRONT-03, FRONT-17: the only application opens at once, unless the tiles are asked for', async ({
  page,
  at,
  enter,
  go,
}) => {
  await enter({ apps: ['manuredelivery'] }, '/frontpage')
  await at('/manuredelivery')
  await go('/')
  await at('/manuredelivery')
  await go('/frontpage/forced')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('FRONT-16, FRONT-17, ENT-13: the home application opens at once, while it is in use', async ({
  page,
  at,
  enter,
  open,
  operator,
}) => {
  await operator.list('tuntematon', 'Novarbo')
  await enter({ ...both, homeapp: 'manuredelivery' }, '/frontpage')
  await at('/manuredelivery')
  await open('/frontpage/forced')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  await operator.change('manuredelivery', { isactive: 0 })
  await open('/frontpage')
  await expect(page.getByRole('heading', { level: 1, name: 'Omat sovelluksesi' })).toBeVisible()
  await at('/frontpage')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test('FRONT-14, FRONT-15, ENT-14: all applications or the favourites, and where to choose them', async ({
  page,
  at,
  enter,
}) => {
  await enter({ ...both, preferredapps: ['manuredelivery'] })
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(page.getByRole('radio', { name: 'Kaikki sovellukset' })).toBeChecked()
  await expect(tiles).toHaveCount(2)
  await page.getByRole('radio', { name: 'Suosikit' }).check()
  await expect(tiles).toHaveText([/Lanta-appi/])
  await page.getByRole('radio', { name: 'Kaikki sovellukset' }).check()
  await expect(tiles).toHaveCount(2)

  await enter(both)
  await page.getByRole('radio', { name: 'Suosikit' }).check()
  await expect(page.getByText('Et ole vielä valinnut suosikkisovelluksia.')).toBeVisible()
  await page.getByRole('link', { name: 'Valitse suosikit käyttäjäasetuksissa' }).click()
  await at('/user/settings')
})

test('GEN-15: an application out of use says so, whoever opens it', async ({ page, enter, operator }) => {
  await operator.change('peatsale', { isactive: 0 })
  for (const fields of [both, { groups: ['superadmin'] }]) {
    await enter(fields, '/peatsale')
    await expect(page.getByText('Sovellus ei ole käytössä.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kaikki sovelluksesi' })).toBeVisible()
  }
})

test('GEN-02, GEN-13, ROLE-04, ROLE-05: the start pages know the part that each person has in the trade', async ({
  page,
  enter,
  go,
}) => {
  for (const [fields, manure, isNewcomer] of [
    [{ usertype: 'customer', groups: ['manureappuser'] }, 'Asiakas', true],
    [{ usertype: 'transport', groups: ['manuretransport'] }, 'Kuljetus', true],
    [{ usertype: 'swampperson', groups: [] }, undefined, true],
    [{ usertype: 'admin', groups: ['superadmin'] }, 'Ylläpitäjä', false],
  ] as const) {
    await enter({ ...both, ...fields }, '/peatsale')
    await expect(page.getByRole('heading', { level: 1, name: 'Kuivikemyynti' })).toBeVisible()
    await go('/manuredelivery')
    await expect(page.getByRole('heading', { level: 1, name: 'Lanta-appi' })).toBeVisible()
    const main = page.getByRole('main')
    if (manure !== undefined) await expect(main.getByText(`Roolisi sovelluksessa: ${manure}`)).toBeVisible()
    const others = main.getByRole('link', { name: 'Kaikki sovelluksesi' })
    if (isNewcomer) {
      await expect(main.locator('svg').first()).toBeVisible()
      await expect(main.getByRole('link', { name: '000 000 0100' })).toBeVisible()
      await expect(others).toBeVisible()
    } else {
      await expect(page.getByRole('link', { name: 'Saapuneet' })).toBeVisible()
      await expect(others).toHaveCount(0)
    }
    await expect(main.getByText('Roolisi sovelluksessa:')).toHaveCount(manure === undefined ? 0 : 1)
  }
})

test('FRONT-03: a second wish for the front page while the application is on its way comes to the same', async ({
  page,
  at,
  go,
  enter,
}) => {
  const held = await hold(page, scriptsOf('start-screen'))
  await enter({ apps: ['manuredelivery'] }, '/frontpage')
  await at('/manuredelivery')
  await go('/frontpage')
  await at('/manuredelivery')
  held.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Lanta-appi' })).toBeVisible()
})
