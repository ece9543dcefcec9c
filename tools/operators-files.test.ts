/** What operators take as it is: the unit, the image, the alert rules. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = process.cwd()
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const has = (program: string) => spawnSync(program, ['--version']).error === undefined

describe('the service', () => {
  const unit = read('docs/portal.service')

  test.runIf(has('systemd-analyze'))('systemd finds no fault with the unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'))
    const file = join(folder, 'portal.service')
    // Its program has to be there, and its user and folder are the machine's own.
    writeFileSync(file, unit.replace('/opt/portal/node_modules/.bin/node', process.execPath))
    const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect([status, `${stdout}${stderr}`.split('\n').filter((line) => line.includes('portal.service'))]).toEqual([
      0,
      [],
    ])
  })

  test('it is started again however often it fails, after network and database, and starts what the build made', () => {
    expect(unit).toMatch(/^After=network-online\.target postgresql\.service$/m)
    expect(unit).toMatch(/^Wants=network-online\.target$/m)
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(unit).toMatch(/^RestartSec=\d+$/m)
    const program = /^ExecStart=\/opt\/portal\/node_modules\/\.bin\/node (\S+)$/m.exec(unit)?.[1] ?? ''
    expect(existsSync(join(root, program))).toBe(true)
  })
})

describe('the image', () => {
  const stages = stagesOf(read('Dockerfile'))
  const last = stages.at(-1) ?? []
  const instruction = (name: string) =>
    last.findLast((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? ''

  test('is built for any processor: no stage names one', () => {
    expect(stages.map((stage) => stage[0])).toEqual([
      expect.stringMatching(/^FROM node:\d+-bookworm AS build$/),
      'FROM debian:bookworm-slim',
    ])
    expect(stages.flat().join()).not.toMatch(/--platform|amd64|x86_64|arm64|aarch64/)
  })

  test('takes over what was built once the tools of build and tests are gone, and installs but the library that Node lacks', () => {
    const build = stages[0]?.findLast((line) => line.startsWith('RUN ')) ?? ''
    expect(build).toMatch(/npm ci .*&& npm run build && npm prune --omit=dev/)
    expect(last.filter((line) => /^(?:COPY|ADD) /.test(line))).toEqual(['COPY --from=build /opt/portal /opt/portal'])
    expect(last.join('\n')).not.toMatch(/npm/)
    expect(last.join('\n').match(/apt-get install .*? &&/g)).toEqual([
      'apt-get install -y --no-install-recommends libatomic1 &&',
    ])
  })

  test('runs as nobody in particular, with one folder that can be written', () => {
    expect(instruction('USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
    expect(JSON.parse(instruction('VOLUME'))).toEqual(['/data'])
    expect(instruction('ENV')).toContain('DATA_DIR=/data')
    expect(instruction('RUN')).toBe(`install -d -m 0700 -o ${instruction('USER').replace(':', ' -g ')} /data`)
  })

  test('starts what the build made, without a shell between it and SIGTERM, and is asked whether it is ready', () => {
    const [program, script = ''] = JSON.parse(instruction('CMD'))
    expect(program).toBe('node')
    expect(existsSync(join(root, script))).toBe(true)
    const [, asked = ''] = /CMD (\[.*\])$/.exec(instruction('HEALTHCHECK')) ?? []
    expect(JSON.parse(asked).join(' ')).toContain('/readyz')
  })

  test('asks its health in words that Node understands: red without a portal', () => {
    const [, asked = ''] = /CMD (\[.*\])$/.exec(instruction('HEALTHCHECK')) ?? []
    const [, ...argv] = JSON.parse(asked)
    const env = { PATH: process.env.PATH, PORT: '1' }
    const { status, stderr } = spawnSync(process.execPath, argv, { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, ''])
  })

  test('the sample of compose keeps all but the data from being written', () => {
    const compose = read('compose.yaml')
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      'volumes: ["portal-data:/data"]',
      'stop_grace_period: 30s',
    ])
      expect(compose).toContain(line)
  })

  test('leaves out of its build what is not the sources', () => {
    const left = read('.dockerignore').split('\n')
    expect(left).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', '**/data', '**/*.env']))
  })
})

describe('the alert rules', () => {
  test.runIf(has('promtool'))('Prometheus takes them', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', 'docs/alerts.yaml'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/)
  })

  test('they ask for metrics that the portal has', () => {
    const named = new Set(read('docs/alerts.yaml').match(/\bportal_\w+/g))
    const sources = sourceFiles(root, 'portal/server/features/metrics/*.ts').filter((path) => !path.includes('.test.'))
    const there = new Set(sources.flatMap((path) => read(path).match(/(?<=name: ')portal_\w+/g) ?? []))
    const plain = [...named].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
    expect(plain.length).toBeGreaterThan(5)
    expect(plain.filter((name) => !there.has(name))).toEqual([])
  })
})

/** The instructions of each stage, continued lines put together and comments left out. */
function stagesOf(dockerfile: string): string[][] {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, '').split('\n')
  const instructions = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const stages: string[][] = []
  for (const line of instructions) {
    if (line.startsWith('FROM ')) stages.push([])
    stages.at(-1)?.push(line)
  }
  return stages
}
