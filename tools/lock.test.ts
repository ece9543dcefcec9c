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
