/** The server as `npm run build` puts it together, which is the one that people use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../portal/contract/own.ts'
import { demoAccounts, demoPassword } from '../../portal/server/features/demo/demo-accounts.ts'
import { portalProcess } from '../../portal/server/testing/portal-process.ts'
import { testPlace } from '../../portal/server/testing/test-database.ts'
import { bundleServer } from './server-bundle.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'assembly/dist/server')
const program = join(root, 'assembly/server/built.mjs')

// `npm test` has built it: tests beside this one run it meanwhile.
beforeAll(() => (process.env['PORTAL_PROGRAM'] === program ? undefined : bundleServer(root)))

test('Cold start: the built portal names each thread, process, icon and folder by where its source stands', () => {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ from: pathToFileURL(join(folder, file)), text: readFileSync(join(folder, file), 'utf8') }))
  const places = code.flatMap(({ from, text }) =>
    [...text.matchAll(/(?:new URL\("([^"]+)", )?new URL\("([^"]+)", import\.meta\.url\)/g)].map(
      ([, beside = '', source = '']) => ({
        source: new URL(source, from),
        place: new URL(beside, new URL(source, from)),
      }),
    ),
  )
  expect(places.map(({ place }) => place.pathname.split('/').at(-1))).toEqual(
    expect.arrayContaining(['draw-worker.ts', 'checkpoint-worker.ts', 'backup-process.ts', 'icon.png', 'drawings.ts']),
  )
  const missing = places.filter(
    ({ source, place }) => !existsSync(source) || !(existsSync(place) || place.pathname.endsWith('/dist/web')),
  )
  expect(missing).toEqual([])
})

/** Tells at its end which files the process has loaded. */
const tellingItsFiles = `
import { registerHooks } from 'node:module'
const files = []
registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) })
process.on('exit', () => console.log('loaded', files.join(' ')))`

test('Cold start: the built portal starts without a source of its own, signs in, and shows the applications’ icons', async () => {
  await using place = await testPlace()
  const environment = {
    PORTAL_MODE: 'demo',
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(tellingItsFiles)}"`,
  }
  await using portal = await portalProcess(place, { program, environment })
  const username = demoAccounts.at(0)?.username ?? ''
  const signedIn = await fetch(`${portal.address}${portalCalls.logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  })
  expect([signedIn.status, await signedIn.json()]).toEqual([200, expect.objectContaining({ value: 'ok' })])
  const icon = await fetch(`${portal.address}/images/peatsale.png`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  portal.signal('SIGINT')
  expect(await portal.ended).toBe(0)
  const loaded = /^loaded (.*)$/m.exec(portal.output())?.[1]?.split(' ') ?? []
  expect(loaded.filter((file) => /\.tsx?$|\/node_modules\/(kysely|zod)\//.test(file))).toEqual([])
  expect(loaded.some((file) => file.includes('/node_modules/fastify/'))).toBe(true)
  expect(loaded.some((file) => file.includes('/node_modules/pg/'))).toBe(place.databaseUrl !== '')
}, 240_000)
