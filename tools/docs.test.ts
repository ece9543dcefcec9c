import { globSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = process.cwd()
const documents = [...sourceFiles(root, '*.md'), ...sourceFiles(root, 'docs/**/*.md')]
const ownPaths = /^(?:portal|logistics|applications|assembly|docs|tools|\.ci)\/|^[\w.-]+\.(?:md|json|ts|mjs)$/
// Made by a build or by running the portal, so not there in a fresh clone; or a place-holder.
const notInTheSources = /\/dist\/|^data\/|[<…]/

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')

  test('names only paths that exist', () => {
    const inBackticks = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '')
    const named = inBackticks.filter((name) => ownPaths.test(name) && !notInTheSources.test(name))
    expect(named.filter((name) => !exists(name.replace(/\/$/, '')))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '')
    const own = links.filter((link) => !/^(?:https?:|mailto:)/.test(link))
    expect(own.filter((link) => !exists(join(dirname(document), link)))).toEqual([])
  })

  test('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const called = [...text.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(called.filter((name) => !(name in scripts))).toEqual([])
  })
})

/** `settings.ts` alone may stand anywhere; a path must be whole; `*` must find something. */
function exists(name: string): boolean {
  const pattern = name.includes('/') || sourceFiles(root, name).length > 0 ? name : `**/${name}`
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).length > 0
}

test('nothing names the machine or the folder that it was written in', () => {
  const files = [...sourceFiles(root, '**/*.{ts,tsx,mjs,json,md,css,html,svg}'), ...globSync('{.ci/*,.*.mjs,.npmrc}')]
  const home = [' ', '"', "'", '`', '(', '='].map((before) => `${before}${homedir()}/`)
  const places = [`${root}/`, `${join(dirname(root), 'shared')}/`, ['..', 'shared/'].join('/'), ...home]
  const namesPlace = (file: string): boolean =>
    places.some((place) => readFileSync(join(root, file), 'utf8').includes(place))
  expect(files.filter(namesPlace)).toEqual([])
})
