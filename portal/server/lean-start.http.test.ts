import { expect, test } from 'vitest'
import { portalProcess, portalSources as program } from './testing/portal-process.ts'
import { testPlace } from './testing/test-database.ts'

/** Tells at its end which of Node's own modules the process has loaded. */
const tellingWhatItLoaded = `process.on('exit', () => console.log('loaded', process.moduleLoadList.join()))`

test('Memory, idle: from the second start on the process carries no TypeScript compiler', {
  timeout: 60_000,
}, async () => {
  await using place = await testPlace()
  const environment = {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(tellingWhatItLoaded)}"`,
    // The cache of other tests has everything compiled at the first start.
    NODE_COMPILE_CACHE: '',
  }
  const loaded: string[] = []
  for (let start = 0; start < 2; start++) {
    await using portal = await portalProcess(place, { program, environment })
    portal.signal('SIGINT')
    expect(await portal.ended).toBe(0)
    loaded.push(portal.output())
  }
  const [first, second] = loaded
  // The first one compiles: had Node given its compiler another name, this would say so.
  expect(first).toMatch(/^loaded .*amaro/m)
  expect(second).toMatch(/^loaded /m)
  expect(second).not.toContain('amaro')
})

/** Tells at its end which files of packages and of the portal the process has loaded. */
const tellingItsFiles = `
import { registerHooks } from 'node:module'
const files = []
registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) })
process.on('exit', () => console.log('loaded', files.join(' ')))`

test('Cold start: what only PostgreSQL or an operator’s command takes is not loaded where neither is in use', {
  timeout: 60_000,
}, async () => {
  await using place = await testPlace()
  const environment = { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(tellingItsFiles)}"` }
  await using portal = await portalProcess(place, { program, environment })
  portal.signal('SIGINT')
  expect(await portal.ended).toBe(0)
  const files = portal.output()
  expect(files).toMatch(/^loaded .*\/kysely\//m)
  expect(files).not.toContain('/features/commands/')
  expect(files.includes('/node_modules/pg/')).toBe(place.databaseUrl !== '')
})
