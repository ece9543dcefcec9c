/**
 * `npm run lock`: names in package-lock.json every package that another system would need instead of ours. npm leaves
 * out those that its registry did not have on the day of `npm install`, and then refuses the lock file in `npm ci`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Locked = { version?: string; dev?: true; optional?: true; optionalDependencies?: Record<string, string> }
type Lock = { packages: Record<string, Locked & { os?: string[]; cpu?: string[]; libc?: string[] }> }

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/** Optional packages that are asked for by an exact version and stand nowhere in the lock file. */
export function missingFromLock(lock: Lock): { path: string; version: string; dev: boolean }[] {
  return Object.entries(lock.packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(lock, parent, name))
      .map(([name, version]) => ({ path: `node_modules/${name}`, version, dev: dev === true })),
  )
}

function isLocked({ packages }: Lock, parent: string, name: string): boolean {
  return `node_modules/${name}` in packages || `${parent}/node_modules/${name}` in packages
}

/** What the package's own manifest would say of where it runs, read from its name. */
function placeOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const words = name.replace('windows', 'win32').split(/[-/]/)
  const os = words.filter((word) => systems.includes(word))
  const cpu = words.filter((word) => processors.includes(word))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') && os.includes('linux') ? ['glibc'] : []
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) }
}

function completed(lock: Lock): Lock {
  const added = missingFromLock(lock).map(
    ({ path, version, dev }) =>
      [path, { version, ...(dev && { dev: true as const }), optional: true as const, ...placeOf(path) }] as const,
  )
  const sorted = [...Object.entries(lock.packages), ...added].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  writeFileSync('package-lock.json', `${JSON.stringify(completed(lock), null, 2)}\n`)
  console.log(`${missingFromLock(lock).length} packages of other systems added`)
}
