/** The browser of the journeys: the system's own Chromium, never one that npm downloads. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Undefined where none is installed; CHROMIUM names one that stands elsewhere. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...places].find((place) => place !== '' && existsSync(place))
}

/** Installs Chromium from the system's packages where there is none; throws a sentence when that is not possible. */
export function provideChromium(): void {
  if (findChromium()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('The journeys need Chromium: install the package "chromium", or name the program in CHROMIUM.')
  }
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', 'chromium')
  if (!findChromium()) throw new Error('The package "chromium" was installed, but there is no /usr/bin/chromium.')
}

function aptGet(...argv: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync('apt-get', argv, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`apt-get ${argv.join(' ')} failed:\n${stdout}\n${stderr}`)
}
