/**
 * Installs what is missing and runs a script on the project's own Node, whatever Node the machine has.
 * Plain JavaScript for Node 18 and later: on a fresh clone there is nothing else yet.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const ownNode = join(root, 'node_modules/node/bin/node')
const installedLockFile = 'node_modules/.package-lock.json'

const [first, ...others] = process.argv.slice(2)
const isCommand = first === '--as-installed'

if (isCommand) keepWhatIsInstalled()
else if (!isInstalled()) install()
run(isCommand ? others : [first, ...others])

/** For an operator's command: a portal may be running from these packages, so only a clone that has none gets any. */
function keepWhatIsInstalled() {
  if (!existsSync(join(root, installedLockFile))) return install()
  if (isInstalled({ withDevelopment: false })) return
  console.error('The installed packages are not those of this version. Stop the portal, run `npm ci`, and try again.')
  process.exit(1)
}

/** npm notes what it installed in a lock file of its own, so a hand-made `npm install` counts too. */
function isInstalled({ withDevelopment = process.env.NODE_ENV !== 'production' } = {}) {
  if (!existsSync(ownNode)) return false
  const installed = packagesOf(installedLockFile)
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    // Optional packages are those of other machines; npm leaves them out.
    if (path === '' || wanted.optional || wanted.devOptional) return true
    if (!withDevelopment && wanted.dev) return true
    return installed[path]?.version === wanted.version && installed[path]?.integrity === wanted.integrity
  })
}

function packagesOf(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function install() {
  console.error('Installing packages (npm ci) …')
  // npm names itself when it runs a script; without it the one on the PATH has to do.
  const npm = process.env.npm_execpath
  const done = npm
    ? spawnSync(process.execPath, [npm, 'ci', '--loglevel=error'], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: ['ignore', 2, 2], shell: true })
  if (done.status === 0 && existsSync(ownNode)) return
  console.error('The packages could not be installed: see the lines above. Is the package registry in reach?')
  process.exit(1)
}

function run(argv) {
  const child = spawn(ownNode, argv, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl+C in a terminal reaches the child by itself; a second one would cut its draining short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`${ownNode} does not start: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
