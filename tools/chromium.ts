/** The browser of the journeys: the system's own Chromium, never one that npm downloads. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The shell without windows does the same work in half the time; a desktop's browser will do. */
const shell = '/usr/bin/chromium-headless-shell'
const places = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Undefined where none is installed; CHROMIUM names one that stands elsewhere. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...places].find((place) => place !== '' && existsSync(place))
}

/** Installs the shell from the system's packages where it can; throws a sentence when there is no Chromium at all. */
export function provideChromium(): void {
  if (process.env.CHROMIUM || existsSync(shell)) return
  try {
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  } catch (cause) {
    if (findChromium()) return
    throw new Error(
      'The journeys need Chromium: install the package "chromium-headless-shell" or "chromium", or name the program in CHROMIUM.',
      { cause },
    )
  }
}

function aptGet(...argv: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error('nothing can be installed here')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync('apt-get', argv, { env, encoding: 'utf8', timeout: 120_000 })
  if (status !== 0) throw new Error(`apt-get ${argv.join(' ')} failed:\n${stdout}\n${stderr}`)
}
