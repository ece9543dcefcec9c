/** A truck that carried manure: its dispatcher sees that a wash is missing and records one, its office voids it. */
import { peat, writePeat } from '@workspace/peatsale/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import { test } from './peat-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = {
  fi: {
    missing: 'Pesu puuttuu: viimeksi lantaa 4.10.2026',
    washed: 'viimeksi lantaa 4.10.2026, pesty 5.10.2026',
    of: 'Pesut: ZZA-101',
    add: 'Lisää pesu',
    place: 'Pesupaikka',
    save: 'Tallenna pesu',
    saved: 'Pesu on kirjattu: ZZA-101',
    close: 'Sulje',
    void: 'Mitätöi pesu 5.10.2026',
    reason: 'Mitätöinnin syy',
    confirm: 'Mitätöi',
    voided: /mitätöity: Pestiin toinen auto/,
  },
  en: {
    missing: 'Wash missing: last carried manure 4 Oct 2026',
    washed: 'last carried manure 4 Oct 2026, washed 5 Oct 2026',
    of: 'Washes: ZZA-101',
    add: 'Add a wash',
    place: 'Place of the wash',
    save: 'Save the wash',
    saved: 'The wash is recorded: ZZA-101',
    close: 'Close',
    void: 'Void the wash 5 Oct 2026',
    reason: 'Why it is voided',
    confirm: 'Void',
    voided: /voided: Pestiin toinen auto/,
  },
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`Lanta-appi 6.1: a dispatcher records the wash that a truck lacks, and the office voids it with a reason (${language})`, async ({
    page,
    portal,
    enterAs,
  }) => {
    // As the portal's clock stands: a wash is of the past.
    await page.clock.setFixedTime(new Date('2026-10-05T05:59:00.000Z'))
    await writePeat(portal, (own) =>
      own
        .updateTable('logistics_cargo')
        .set({ class: 'manure', at: '2026-10-04T10:00:00.000Z', application: 'manuredelivery' })
        .where('vehicle', '=', peat.suokoski.truck)
        .execute(),
    )
    await enterAs('lead', '/peatsale/carrier/crew', { language })
    await expect(page.getByText(says.missing)).toBeVisible()
    await page.getByRole('button', { name: says.of }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: says.add }).click()
    // The place of the last wash is there already.
    await expect(dialog.getByRole('textbox', { name: says.place })).toHaveValue('Pesuhalli')
    expect(await inspected(page, true)).toEqual([])
    await dialog.getByRole('button', { name: says.save }).click()
    await expect(page.getByText(says.saved)).toBeVisible()
    await dialog.getByRole('button', { name: says.close }).click()
    await expect(page.getByText(says.washed)).toBeVisible()

    const { carrier, truck } = peat.suokoski
    await enterAs('office', `/peatsale/office/carriers/${carrier}/vehicles/${truck}`, { language })
    await page.getByRole('button', { name: says.void }).click()
    await page.getByRole('textbox', { name: says.reason }).fill('Pestiin toinen auto')
    expect(await inspected(page, true)).toEqual([])
    await page.getByRole('button', { name: says.confirm, exact: true }).click()
    await expect(page.getByText(says.voided)).toBeVisible()
    await expect(page.getByText(says.missing)).toBeVisible()
  })
}
