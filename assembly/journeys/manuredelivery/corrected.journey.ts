/** A weight that was wrong, found after the lock: minus and plus rows in the next batch, to the kilogram and the cent (S15). */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { manureCalls } from '@workspace/manuredelivery/contract'
import { agreeTerms, manure } from '@workspace/manuredelivery/server/testing'
import { inspected } from '../everywhere/inspection.ts'
import { expect } from '../world.ts'
import type { ManureWorld } from './manure-world.ts'
import { test } from './manure-world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, portal }) => page.clock.setFixedTime(portal.clock.now()))

const period = { company: manure.novarbo.company, from: '2026-10-01', to: '2026-10-31' } as const

const words = {
  fi: {
    company: 'Yritys',
    correct: 'Korjaa määrä',
    gross: 'Brutto, kg',
    reason: 'Perustelu',
    inBatch: 'Erä on tilitysaineistossa',
    locked: 'Tilitysaineistossa',
    from: 'Alkaen',
    to: 'Asti',
    first: '1.10.2026',
    last: '31.10.2026',
    propose: 'Kokoa aineistot',
    approve: 'Hyväksy aineistot',
    purchase: /Osto/,
    download: 'CSV',
    tonnes: '24,66',
  },
  en: {
    company: 'Company',
    correct: 'Correct the quantity',
    gross: 'Gross, kg',
    reason: 'Reason',
    inBatch: 'The consignment is in a settlement batch',
    locked: 'In settlement',
    from: 'From',
    to: 'To',
    first: '1 Oct 2026',
    last: '31 Oct 2026',
    propose: 'Put together',
    approve: 'Approve the batches',
    purchase: /Purchase/,
    download: 'CSV',
    tonnes: '24,66',
  },
}

/** Confirmed by the farm and approved in batches on both sides. */
async function locked(story: ManureWorld['story'], portal: Parameters<typeof agreeTerms>[0]): Promise<string> {
  const { request, consignment: of } = await story.accepted()
  await agreeTerms(portal, request)
  await story.assign(of)
  const estimate = { unit: 'm3', amount: 50_000, basis: 'box' } as const
  const data = { estimate, store: manure.novarbo.store, handedOverBy: { kind: 'absent' } } as const
  await story.send.consignment(story.driver, 'finishLoading', { of, data })
  await story.receive(of)
  await story.send.consignment(story.farm, 'confirmQuantity', { of, data: {} })
  const { body } = await story.office.ask(manureCalls.proposeBatches, period)
  const { proposal } = body as unknown as { proposal: { consignments: { id: string; version: number }[] } }
  const consignments = proposal.consignments.map(({ id, version }) => ({ id, version }))
  const approved = await story.office.ask(manureCalls.approveBatches, { ...period, consignments })
  expect(approved.body).toMatchObject({ value: 'ok' })
  return of
}

async function batchesOf({ office }: ManureWorld['story']): Promise<readonly { id: string; side: string }[]> {
  const { body } = await office.ask(manureCalls.searchBatches, { company: period.company } as never)
  return (body as unknown as { rows: { id: string; side: string }[] }).rows
}

for (const language of ['fi', 'en'] as const) {
  const says = words[language]
  test(`lanta-appi 5.1 S15, 8.2: a weight corrected after the lock goes out as minus and plus rows, seen in the file (${language})`, async ({
    page,
    portal,
    enterAs,
    story,
  }) => {
    const of = await locked(story, portal)
    await enterAs('office', `/manuredelivery/consignments/${of}`, { language })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await expect(main.getByText(says.locked, { exact: true }).first()).toBeVisible()
    const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('button', { name: says.correct }).click()
    await expect(dialog.getByText(says.inBatch)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: says.gross })).toHaveValue('40120')
    await dialog.getByRole('textbox', { name: says.gross }).fill('39940')
    await dialog.getByRole('textbox', { name: says.reason }).fill('Väärä brutto')
    expect(await inspected(page, true)).toEqual([])
    await dialog.getByRole('button', { name: says.correct }).click()
    await expect(dialog).toHaveCount(0)
    await expect(main.getByText(/24\s660\skg/).first()).toBeVisible()
    await expect(main.getByText(says.locked, { exact: true }).first()).toBeVisible()

    const before = await batchesOf(story)
    await page.goto(`${portal.address}/#/manuredelivery/office/batches`)
    await page.getByRole('textbox', { name: says.from }).fill(says.first)
    await page.getByRole('textbox', { name: says.to, exact: true }).fill(says.last)
    await page.getByRole('button', { name: says.propose }).click()
    await main.getByRole('button', { name: says.approve }).click()
    await dialog.getByRole('button', { name: says.approve }).click()
    await expect(dialog).toHaveCount(0)
    const made = (await batchesOf(story)).filter(({ id }) => !before.some((batch) => batch.id === id))
    const filed = { sale: '', purchase: '' }
    for (const side of ['sale', 'purchase'] as const) {
      const batch = made.find((row) => row.side === side)
      await page.goto(`${portal.address}/#/manuredelivery/office/batches/${batch?.id}`)
      await expect(main.getByText(`${number}-K1`).first()).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: says.download }).click(),
      ])
      filed[side] = await readFile(await download.path(), 'utf8')
    }
    expect(await inspected(page, true)).toEqual([])
    // 24 840 kg × 6.50 €/t with minus, 24 660 kg with plus: −161.46 + 160.29, with 25.5 % of VAT.
    expect(amountsIn(filed.purchase)).toEqual([
      ['-24,840', '-161,46', '-202,63'],
      ['24,660', '160,29', '201,16'],
    ])
    // Freight 101.84 and 101.11, half of it 50.92 and 50.56, 4.5 % of fuel 2.29 and 2.28: −53.21 + 52.84.
    expect(centsIn(filed.sale, 'Veroton')).toBe(-37)

    // The reports know it: how many weights were corrected, and to the superadmin who, why and how much.
    await page.goto(`${portal.address}/#/manuredelivery/office/reports/weights`)
    const farm = page.getByRole('row', { name: /Koivukummun Siipikarja/ })
    await expect(farm).toContainText(/100\s%/)
    await expect(farm.getByRole('cell').nth(3)).toHaveText('1')
    expect(await tableFile(page)).toMatch(/"Koivukummun Siipikarja";\d+;\d+;\d+;1;\d+;\d+;\d+\r\n/)
    expect(await inspected(page, true)).toEqual([])
    await farm.getByRole('link').click()
    await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible()
    await page.goto(`${portal.address}/#/manuredelivery/office/farms/${manure.novarbo.account}/year`)
    await expect(main.getByText(/24\s660\skg/).first()).toBeVisible()
    expect(await inspected(page, true)).toEqual([])
    await enterAs('superadmin', '/manuredelivery/office/reports/corrections', { language })
    await main.getByRole('combobox', { name: says.company, exact: true }).selectOption({ label: 'Novarbo' })
    const correction = page.getByRole('row', { name: new RegExp(`${number}-K1`) })
    await expect(correction).toContainText('Väärä brutto')
    await expect(correction).toContainText(/−1,47\s€/)
    expect(await tableFile(page)).toMatch(new RegExp(`"${number}-K1";.*;"Väärä brutto";-?\\d+,\\d+;-1,47\r\n`))
    expect(await inspected(page, true)).toEqual([])
  })
}

/** What is on the screen, as a file. */
async function tableFile(page: Page): Promise<string> {
  const pressed = page.getByRole('button', { name: /\(CSV\)/ }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), pressed])
  return await readFile(await download.path(), 'utf8')
}

function columnsOf(csv: string): { readonly at: (heading: string) => number; readonly lines: readonly string[][] } {
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n')
  const headings = head.split(';').map((cell) => cell.replaceAll('"', ''))
  return { at: (heading) => headings.indexOf(heading), lines: lines.map((line) => line.split(';')) }
}

function amountsIn(csv: string): readonly (readonly string[])[] {
  const { at, lines } = columnsOf(csv)
  return lines.map((cells) => ['Määrä', 'Veroton', 'Verollinen'].map((heading) => cells[at(heading)] ?? ''))
}

function centsIn(csv: string, heading: string): number {
  const { at, lines } = columnsOf(csv)
  return lines.reduce((sum, cells) => sum + Number((cells[at(heading)] ?? '').replace(',', '')), 0)
}
