/** Finds the titles of the tests and journeys, by reading the sources. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../source-files.ts'

export type TestTitle = { file: string; title: string }

const quoted = String.raw`(['"\`])((?:\\.|(?!\1).)*)\1`
// A title stands before its function; a row of a table of cases begins with the name of its requirement.
const beforeFunction = new RegExp(
  String.raw`\(\s*${quoted},\s*(?:\{[^}]*\},\s*)?(?:async\b|\(|function\b|[a-z]\w*\s*=>)`,
  'g',
)
const caseOfTable = /[[:]\s*(['"`])((?:[A-Z]+-)+\d{2}(?:\\.|(?!\1).)*)\1/g

export function testTitles(root: string): TestTitle[] {
  return sourceFiles(root, '{portal,logistics,applications,assembly,tools}/**/*.{test,journey}.{ts,tsx}')
    .filter((file) => !file.startsWith('tools/requirements'))
    .flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })))
}

export function titlesIn(source: string): string[] {
  const found = [beforeFunction, caseOfTable].flatMap((pattern) => [...source.matchAll(pattern)])
  return [...new Set(found.map((match) => (match[2] ?? '').replaceAll(/\\(.)/g, '$1')))]
}
