import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingFromLock } from './lock.ts'

test('the lock file names the packages of every system, or `npm ci` refuses it: `npm run lock` completes it', () => {
  expect(missingFromLock(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
})

test('a package of another system that is asked for and not named is found', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { '@a/darwin-x64': '1.0.0', b: '^2.0.0' } } }
  expect(missingFromLock({ packages })).toEqual([{ path: 'node_modules/@a/darwin-x64', version: '1.0.0', dev: false }])
})

test('Install: what has a build of its own for Linux on x64 has one for arm64 in the lock file, too', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { os?: readonly string[]; cpu?: readonly string[] }>>
  }
  const builds = Object.entries(packages).filter(([, { os }]) => os?.includes('linux'))
  const x64 = builds.filter(([, { cpu }]) => cpu?.includes('x64')).map(([path]) => path)
  expect(x64.length).toBeGreaterThan(10)
  expect(x64.map((path) => path.replace('x64', 'arm64')).filter((path) => !(path in packages))).toEqual([])
})
