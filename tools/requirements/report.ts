/** The page of the requirements: for each row the tests that name it, and what is to be known beside them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsNamedIn, wideRangesIn } from './row-names.ts'
import type { TestTitle } from './test-titles.ts'
import { testTitles } from './test-titles.ts'

type Section = { section: string; title: string; rows: { id: string; text: string }[] }

/**
 * Why a test does not show a row, or not the whole of it. `data only`: the row asks that something is there, nothing uses
 * it yet. `by review`: no test can show it. `not yet`: it is not built.
 */
const kindsOfReason = ['data only', 'by review', 'not yet'] as const
type KindOfReason = (typeof kindsOfReason)[number]
type Reasons = Partial<Record<KindOfReason, Record<string, string>>>

export type Report = {
  /** In Markdown; says `missing` where a row has neither test nor reason. */
  text: string
  /** How many rows at least one title names. */
  tested: number
  /** How many rows have a reason, by its kind; a row may have tests and a reason. */
  reasoned: Partial<Record<KindOfReason, number>>
  missing: string[]
  /** Rows named by a title or a reason that the requirements do not have. */
  unknown: string[]
  /** Titles that name more rows in one breath than a test shows. */
  wide: string[]
}

/** Reads the tests below `root` and its two lists in `docs`; throws on a kind of reason that is not known. */
export function requirementsReport(root: string): Report {
  const sections: Section[] = readJson(join(root, 'docs/requirements-rows.json'))
  const reasons: Reasons = readJson(join(root, 'docs/requirements-reasons.json'))
  const titles = testTitles(root)
  const tests = byRow(titles)
  const why = reasonsByRow(reasons)

  const rows = sections.flatMap((section) => section.rows.map((row) => row.id))
  const counts = {
    tested: rows.filter((row) => tests.has(row)).length,
    reasoned: Object.fromEntries(
      kindsOfReason.map((kind) => [kind, rows.filter((row) => why.get(row)?.kind === kind).length]),
    ),
    missing: rows.filter((row) => !(tests.has(row) || why.has(row))),
  }
  const shown = (row: string): string =>
    [why.get(row)?.line ?? [], tests.get(row)?.map(asLine) ?? []].flat().join('<br>') || '**missing**'
  return {
    ...counts,
    unknown: [...tests.keys(), ...why.keys()].filter((row) => isOfSection(row, sections) && !rows.includes(row)),
    wide: titles.flatMap(({ file, title }) => wideRangesIn(title).map((range) => `${file}: ${range}`)),
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

function reasonsByRow(reasons: Reasons): Map<string, { kind: KindOfReason; line: string }> {
  const strange = Object.keys(reasons).filter((kind) => !kindsOfReason.some((known) => known === kind))
  if (strange.length > 0) throw new Error(`docs/requirements-reasons.json: no such kind of reason: ${strange}`)
  return new Map(
    kindsOfReason.flatMap((kind) =>
      Object.entries(reasons[kind] ?? {}).flatMap(([rows, reason]) =>
        rowsNamedIn(rows).map((row) => [row, { kind, line: `**${kind}**: ${escaped(reason)}` }] as const),
      ),
    ),
  )
}

function isOfSection(row: string, sections: readonly Section[]): boolean {
  return sections.some(({ section }) => row.startsWith(`${section}-`) && /^\d+$/.test(row.slice(section.length + 1)))
}

/** `612 rows have a test, 9 are data only, …`: the counts in one line. */
export function countsInWords({ tested, reasoned, missing }: Pick<Report, 'tested' | 'reasoned' | 'missing'>): string {
  const kinds = Object.entries(reasoned).map(([kind, count]) => `${count} ${kind}`)
  return `${tested} with a test; with a reason: ${kinds.join(', ')}; ${missing.length} missing`
}

function head(counts: Pick<Report, 'tested' | 'reasoned' | 'missing'>): string {
  return [
    '# Requirements and the tests that show them',
    '',
    'Printed by `npm run requirements` from the titles of the tests and `docs/requirements-reasons.json`.',
    '',
    `${countsInWords(counts)}.`,
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
