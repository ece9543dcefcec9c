/** The main person of a farm invites somebody by letter, who registers or logs in, accepts and offers manure (lanta-appi 7.5, 7.8). */
import { manure } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  fi: {
    ...{ invite: 'Kutsu jäsen', email: 'Sähköposti', send: 'Lähetä kutsu', sent: /kutsu lähetetty/ },
    ...{ accept: 'Hyväksy kutsu' },
    ...{ other: 'Kutsu on toiselle sähköpostiosoitteelle', offer: 'Ilmoita lantaa', already: /^Olet jo jäsen/ },
    ...{ remove: /^Poista: /, take: 'Poista' },
  },
  en: {
    ...{ invite: 'Invite a member', email: 'E-mail', send: 'Send the invitation', sent: /^invited / },
    ...{ accept: 'Accept the invitation' },
    ...{ other: 'The invitation is for another e-mail address', offer: 'Offer manure' },
    ...{ already: /^You are a member already/, remove: /^Remove: /, take: 'Remove' },
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 7.5: a farm invites a person by letter, who accepts once and offers manure (${language})`, async ({
    page,
    go,
    enterAs,
    elsewhere,
    portal,
  }) => {
    const email = `kutsuttu_${language}@posti.test`
    await page.setViewportSize({ width: 360, height: 760 })
    await enterAs('farm', '/manuredelivery/farm', { language })
    await page.getByRole('button', { name: says.invite }).click()
    await page.getByRole('dialog').getByLabel(says.email).fill(email)
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: says.send }).click()
    await expect(page.getByText(says.sent)).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    const link = await portal.codeTo(email)
    const address = `/manuredelivery/invitation/${link}`

    const stranger = await elsewhere('visitor', address)
    const open = stranger.getByRole('main').getByRole('link').first()
    await open.waitFor()
    expect(await inspected(stranger, false)).toEqual([])
    await open.click()
    await expect(stranger).toHaveURL(/returnUrl=.*invitation/)

    await enterAs('newcomer', address, { language, email: `toinen_${language}@posti.test`, groups: [] })
    await expect(page.getByText(says.other)).toBeVisible()
    const rights = { groups: ['manureappuser'], usertype: 'customer' as const, carrier: '' }
    await enterAs('newcomer', address, { language, email, lastname: 'Kutsunen', ...rights })
    await expect(page.getByRole('button', { name: says.accept })).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: says.accept }).click()
    await expect(page.getByRole('link', { name: says.offer })).toBeVisible()
    await go(address)
    await expect(page.getByText(says.already)).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 900 })
    await enterAs('office', `/manuredelivery/office/farms/${manure.novarbo.account}`, { language })
    const row = page.getByRole('listitem').filter({ hasText: 'Kutsunen' })
    await expect(row).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await row.getByRole('button', { name: says.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: says.take }).click()
    await expect(row).toHaveCount(0)
  })
}
