/**
 * Identifiers with a word of the dialect that the code once had (CONTRIBUTING, "Names"). Those that are left are listed; a new
 * one is a broken rule, so the list only gets shorter.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const oldIdentifiersFile = 'tools/boundaries/old-identifiers.json'

const oldWords = ['told', 'stray', 'strays', 'reckon', 'reckons', 'reckoned', 'reckoning', 'whose', 'brought', 'said']
/** Comments and strings do not count, nor do the expressions inside a template. */
const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[A-Za-z_$][\w$]*/g
const wordPart = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

export function oldIdentifiersIn(content: string): ReadonlySet<string> {
  const identifiers = (content.match(token) ?? []).filter((each) => /^[A-Za-z_$]/.test(each))
  return new Set(
    identifiers.filter((each) => (each.match(wordPart) ?? []).some((part) => oldWords.includes(part.toLowerCase()))),
  )
}

export interface OldIdentifier {
  readonly file: string
  readonly identifier: string
}

export function oldIdentifiers(root: string, files: readonly string[]): readonly OldIdentifier[] {
  return files.flatMap((file) =>
    [...oldIdentifiersIn(readFileSync(join(root, file), 'utf8'))].map((identifier) => ({ file, identifier })),
  )
}

export function knownOldIdentifiers(): readonly string[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../..', oldIdentifiersFile), 'utf8'))
}
