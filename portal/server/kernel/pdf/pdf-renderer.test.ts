import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '../clock/clock.ts'
import type { DrawingOrder, PdfRenderer } from './pdf-renderer.ts'
import { DrawingFailed, pdfRenderer } from './pdf-renderer.ts'

/** Written as an application writes it, but for the types. */
const drawings = `
import { writeFileSync } from 'node:fs'
export const drawings = {
  paper: (page, { rows = 1 }, words) => {
    page.heading(words.of({ fi: 'Rahtikirja', en: 'Waybill' }))
    page.pairs([['Hinta ≈', '−1 234,50 €'], ['Lähettäjä', 'Äyräpään Öljy Oy, Åbo']], 2)
    page.qr('https://portal.example/#/kuorma', { alt: 'Kuorma', caption: 'Lue koodi' })
    page.table({
      columns: [{ heading: 'Suo', share: 2 }, { heading: 'm³', align: 'end' }],
      rows: Array.from({ length: rows }, (_, row) => ['Piipsanneva ' + row, '40,5']),
      sums: [['Yhteensä', String(rows * 40.5)]],
    })
    page.signatures([{ label: 'Vastaanottaja', name: 'Åsa Öström' }])
    page.edition('Painos 2')
  },
  part: (page, { lines }) => {
    for (let line = 0; line < lines; line++) page.paragraph('Rivi')
    page.heading('Hinta', 2)
    page.table({
      columns: [{ heading: 'Rivi' }, { heading: 'Veroton', align: 'end' }],
      rows: [['Turve', '1']],
      sums: [['Veroton', '1'], ['Alv', '2'], ['Yhteensä', '3']],
    })
  },
  names: (page, { names }) => page.signatures(names.map((name) => ({ label: 'Vastaanottaja', name }))),
  throws: () => { throw new Error('no such load') },
  picture: (page, { bytes }) => page.picture(bytes, { alt: 'Kuva', millimetres: 40 }),
  endless: () => { for (;;); },
  pages: (page) => { for (;;) page.heading('x'.repeat(90)) },
  greedy: () => { const all = []; for (;;) all.push(new Array(100_000).fill({}).map(() => ({ a: Math.random() }))) },
  telling: (page, { to }) => writeFileSync(to, JSON.stringify(process.env)),
}
`
const at = new Date('2026-11-22T09:05:00Z')

let folder: string
let module: string
let renderer: PdfRenderer

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-drawings-'))
  const file = join(folder, 'drawings.mjs')
  writeFileSync(file, drawings)
  module = pathToFileURL(file).href
  renderer = pdfRenderer()
})
afterAll(async () => {
  await renderer.stop()
  rmSync(folder, { recursive: true })
})

const order = (drawing: string, content: object = {}): DrawingOrder => {
  return { module, drawing, content, title: 'Rahtikirja 1', language: 'both', at }
}
const paper = (by: PdfRenderer, content: object = {}) =>
  by.draw(order('paper', content)).then((bytes) => Buffer.from(bytes))

test('GEN-13: the same content is the same bytes, in one thread and in another; another content or moment is not', async () => {
  const other = pdfRenderer()
  const [first, again, elsewhere] = [await paper(renderer), await paper(renderer), await paper(other)]
  await other.stop()
  expect(first.equals(again)).toBe(true)
  expect(first.equals(elsewhere)).toBe(true)
  expect(first.equals(await paper(renderer, { rows: 2 }))).toBe(false)
  const later = await renderer.draw({ ...order('paper'), at: new Date('2026-11-22T09:06:00Z') })
  expect(first.equals(later)).toBe(false)
})

test('GEN-13: the documents drawn before in the same thread do not change the bytes', async () => {
  const names = (by: PdfRenderer, ...of: string[]) => by.draw(order('names', { names: of })).then(Buffer.from)
  const [used, fresh] = [pdfRenderer(), pdfRenderer()]
  // The same glyphs for other characters: a space that does not break, letters that are only parts of others.
  await names(used, 'Äyräpää\u00a0Öljy', '\u2126')
  const text = ['Ayrapaa Oljy', '\u03a9']
  expect((await names(used, ...text)).equals(await names(fresh, ...text))).toBe(true)
  await Promise.all([used.stop(), fresh.stop()])
})

test('GEN-13: a document names its language, is tagged, and embeds every font that it uses', async () => {
  const text = (await paper(renderer, { rows: 80 })).toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text).toContain('/Lang (fi)')
  expect(text).toContain('/Marked true')
  expect(text.match(/\/S \/(H1|Table|TH|TD|Figure)\b/g)?.length).toBeGreaterThan(100)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(text.match(/\/FontFile2 /g)).toHaveLength(3)
})

test('GEN-13: names in other scripts have fonts that have their letters; only those that are needed are in the file', async () => {
  const fontsOf = async (...names: string[]) => {
    const text = Buffer.from(await renderer.draw(order('names', { names }))).toString('latin1')
    return [...new Set([...text.matchAll(/\/BaseFont \/[A-Z]+\+(NotoSans\w*)/g)].map(([, font]) => font))].toSorted()
  }
  expect(await fontsOf('Åsa Öström')).toEqual(['NotoSans'])
  expect(await fontsOf('สมชาย ใจดี', 'محمد علي', '王小明', 'Maija 👩\u200d🌾')).toEqual([
    'NotoSans',
    'NotoSansArabic',
    'NotoSansSCThin',
    'NotoSansThai',
  ])
  expect(await fontsOf('שלום', 'नमस्ते')).toEqual(['NotoSans', 'NotoSansHebrew'])
})

test('GEN-13: a heading, the head of its table and the first row stand on one page, wherever they come to it', async () => {
  const pages = new Set<number | undefined>()
  for (let lines = 22; lines < 34; lines++) {
    const text = Buffer.from(await renderer.draw(order('part', { lines }))).toString('latin1')
    const pageOf = (type: string) => new RegExp(`/S /${type}\\n[^]*?/Pg (\\d+) 0 R`).exec(text)?.[1]
    expect([lines, pageOf('H2')]).toEqual([lines, pageOf('TD')])
    expect([lines, pageOf('H2')]).toEqual([lines, pageOf('TH')])
    pages.add(text.match(/\/Type \/Page\b/g)?.length)
  }
  expect([...pages]).toEqual([1, 2])
})

test.each([
  ['throws', {}, /The drawing throws failed/],
  ['picture', { bytes: Buffer.from('no picture') }, /picture failed/],
  ['pages', {}, /pages failed/],
  ['nosuch', {}, /nosuch failed/],
])('GEN-13: a drawing that fails (%s) says so, and others are drawn as before', async (drawing, content, says) => {
  const before = await paper(renderer)
  const failing = renderer.draw(order(drawing, content))
  const following = paper(renderer)
  await expect(failing).rejects.toThrow(says)
  await expect(failing).rejects.toBeInstanceOf(DrawingFailed)
  expect((await following).equals(before)).toBe(true)
})

test('GEN-13: a drawing that never ends is given up, and the next one gets a new thread', {
  timeout: 60_000,
}, async () => {
  const hasty = pdfRenderer({ waitingMost: 100, patience: seconds(8), heapMegabytes: 256, idle: seconds(30) })
  const endless = hasty.draw(order('endless'))
  const following = paper(hasty)
  await expect(endless).rejects.toThrow('takes longer than 8 s')
  expect((await following).equals(await paper(renderer))).toBe(true)
  await hasty.stop()
})

test('GEN-13: a drawing that wants more memory than it may have ends alone', { timeout: 60_000 }, async () => {
  const small = pdfRenderer({ waitingMost: 100, patience: seconds(30), heapMegabytes: 64, idle: seconds(30) })
  const greedy = small.draw(order('greedy'))
  const following = paper(small)
  await expect(greedy).rejects.toBeInstanceOf(DrawingFailed)
  expect((await following).equals(await paper(renderer))).toBe(true)
  await small.stop()
})

test('R25, GEN-13: a document too many is refused as busy, and those that wait are drawn', async () => {
  const short = pdfRenderer({ waitingMost: 2, patience: seconds(30), heapMegabytes: 256, idle: seconds(0) })
  const waiting = [paper(short), paper(short), paper(short)]
  await expect(paper(short)).rejects.toEqual(expect.objectContaining({ code: 'busy' }))
  expect(await Promise.all(waiting)).toHaveLength(3)
  // Its thread has gone by then: without work it does not stay.
  expect(await paper(short)).toHaveLength((await paper(renderer)).length)
  await short.stop()
})

test('R60, GEN-13: a drawing is told nothing of what the portal was started with', async () => {
  const to = join(folder, 'told.json')
  await renderer.draw(order('telling', { to }))
  expect(JSON.parse(readFileSync(to, 'utf8'))).toEqual({})
})
