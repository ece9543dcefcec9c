/** What somebody sees who may not use an application, or none at all yet. */
import { alsoInEnglish } from '../also-in-english.ts'
import { expect, test } from '../world.ts'

const waiting = {
  fi: {
    text: 'Ylläpitäjä avaa sovelluksen sinulle. Voit myös soittaa.',
    call: 'Soita 000 000 0100',
    all: 'Kaikki sovelluksesi',
  },
  en: {
    text: 'An administrator will open the application for you. You can also call.',
    call: 'Call 000 000 0100',
    all: 'All your applications',
  },
} as const

for (const [language, words] of Object.entries(waiting)) {
  test(`FRONT-02, GEN-16: without any application the front page leads to peatsale, which says that an administrator opens it and whom to call (${language})`, async ({
    page,
    go,
    at,
    enter,
  }) => {
    await enter({ company: 'Biolan' }, '/frontpage')
    await at('/peatsale')
    if (language === 'en') await page.getByRole('button', { name: 'In English' }).click()
    for (const address of ['/manuredelivery', '/peatsale']) {
      await go(address)
      await expect(page.getByText(words.text)).toBeVisible()
      const call = page.getByRole('main').getByRole('link', { name: words.call })
      await expect(call).toHaveAttribute('href', 'tel:+358000000100')
      await expect(page.getByText(/Käyttöoikeutesi eivät riitä|rights are insufficient/)).toHaveCount(0)
    }
    await page.getByRole('link', { name: words.all }).click()
    await at('/frontpage/forced')
  })
}

test('GEN-14, ERR-16: somebody with another application reads that the rights are insufficient, and whom to call', async ({
  page,
  at,
  enter,
}) => {
  await enter({ apps: ['manuredelivery'] }, '/peatsale')
  await expect(page.getByText('Käyttöoikeutesi eivät riitä.')).toBeVisible()
  await alsoInEnglish(page, async () => {
    await expect(page.getByText('Your user rights are insufficient.')).toBeVisible()
  })
  await expect(page.getByRole('main').getByRole('link', { name: '000 000 0100' })).toBeVisible()
  await page.getByRole('link', { name: 'Kaikki sovelluksesi' }).click()
  await at('/frontpage/forced')
})

test('FRONT-13, FRONT-17: the forced front page says that there are no applications', async ({ page, enter }) => {
  await enter({}, '/frontpage/forced')
  await expect(page.getByRole('main').getByText('Ei sovelluksia', { exact: true })).toBeVisible()
})
