import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { compileCache, testEnvironment, testPlace } from '@workspace/portal/server/testing'
import { expect, test } from 'vitest'

test('R77: starting, version, a misspelt setting and stopping are lines of the log, and the plain line that others wait for stays as it is', async () => {
  await using place = await testPlace({ migrated: true })
  const production = { PORTAL_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portaali@demo.example' }
  const environment = {
    ...process.env,
    ...compileCache,
    ...testEnvironment(place),
    ...production,
    LOG_LEVEL: 'info',
    PORT: '0',
    PORTAL_MDOE: 'demo',
  }
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.mjs', import.meta.url))], { env: environment })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.startsWith('listening on ')) child.kill('SIGINT')
  }
  if (child.exitCode === null) await once(child, 'exit')

  const isJson = (line: string) => line.startsWith('{')
  const plain = lines.filter((line) => !isJson(line))
  expect(plain).toEqual([expect.stringMatching(/^listening on http:\/\/127\.0\.0\.1:\d+$/)])
  const told = lines.filter(isJson).map((line) => JSON.parse(line))
  expect(told.filter(({ event }) => event === 'unknown_setting')).toMatchObject([
    { level: 'warn', name: 'PORTAL_MDOE', meant: 'PORTAL_MODE' },
  ])
  const own = told.filter(({ event }) => ['starting', 'started', 'stopping', 'stopped'].includes(event))
  expect(own).toMatchObject([
    { event: 'starting', version: expect.stringMatching(/^\d+\.\d+\.\d+/), mode: 'production' },
    { event: 'started', address: expect.stringMatching(/^http/), milliseconds: expect.any(Number) },
    { event: 'stopping', reason: 'SIGINT' },
    { event: 'stopped', code: 0 },
  ])
})
