/** Writes docs/requirements.md: for each requirement the tests that name it, or why none does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsNamedIn, wideRangesIn } from './row-names.ts'
import type { TestTitle } from './test-titles.ts'
import { testTitles } from './test-titles.ts'

type Section = { section: string; title: string; rows: { id: string; text: string }[] }
export type Report = {
  text: string
  tested: number
  reasoned: number
  missing: string[]
  unknown: string[]
  /** Titles that name more rows in one breath than a test shows. */
  wide: string[]
}

export function requirementsReport(root: string): Report {
  const sections: Section[] = readJson(join(root, 'docs/requirements-rows.json'))
  const reasons: Record<string, string> = readJson(join(root, 'docs/requirements-reasons.json'))
  const titles = testTitles(root)
  const tests = byRow(titles)
  const why = new Map(
    Object.entries(reasons).flatMap(([rows, reason]) => rowsNamedIn(rows).map((row) => [row, reason])),
  )

  const rows = sections.flatMap((section) => section.rows.map((row) => row.id))
  const missing = rows.filter((row) => !(tests.has(row) || why.has(row)))
  const tested = rows.filter((row) => tests.has(row)).length
  const counts = { tested, reasoned: rows.length - tested - missing.length, missing }
  const unknown = [...tests.keys(), ...why.keys()].filter((row) => isOfSection(row, sections) && !rows.includes(row))
  const shown = (row: string): string => tests.get(row)?.map(asLine).join('<br>') ?? why.get(row) ?? '**missing**'
  const wide = titles.flatMap(({ file, title }) => wideRangesIn(title).map((range) => `${file}: ${range}`))
  return {
    ...counts,
    unknown,
    wide,
    text: `${head(counts)}\n${sections.map((section) => table(section, shown)).join('\n')}`,
  }
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function byRow(titles: readonly TestTitle[]): Map<string, TestTitle[]> {
  const named = titles.flatMap((title) => [...new Set(rowsNamedIn(title.title))].map((row) => ({ row, title })))
  return new Map(
    Object.entries(Object.groupBy(named, ({ row }) => row)).map(([row, all = []]) => [
      row,
      all.map(({ title }) => title),
    ]),
  )
}

function isOfSection(row: string, sections: readonly Section[]): boolean {
  return sections.some(({ section }) => row.startsWith(`${section}-`) && /^\d+$/.test(row.slice(section.length + 1)))
}

function head({ tested, reasoned, missing }: Omit<Report, 'text' | 'unknown' | 'wide'>): string {
  return [
    '# Requirements and the tests that show them',
    '',
    'Written by `npm run requirements` from the titles of the tests; do not edit by hand.',
    'A row without a test has its reason in `docs/requirements-reasons.json`.',
    '',
    `${tested} rows have a test, ${reasoned} have a reason, ${missing.length} are missing.`,
    '',
  ].join('\n')
}

function table({ section, title, rows }: Section, shown: (row: string) => string): string {
  const lines = rows.map(({ id, text }) => `| ${id} | ${escaped(text)} | ${shown(id)} |`)
  return [
    `## ${section}${title && `: ${title}`}`,
    '',
    '| Row | Requirement | Shown by |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}

function asLine({ file, title }: TestTitle): string {
  return `\`${file}\` ${escaped(title)}`
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}
