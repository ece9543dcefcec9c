/** Goal 9: what `npm ci --omit=dev` installs for production, without Node itself. */
import { execFile } from 'node:child_process'
import { cpSync, globSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Goal } from '../goal.ts'
import { number } from '../report.ts'

/** Decision 0056: a renderer of documents comes with it, and one of pictures will. */
const [mostMegabytes, mostPackages] = [90, 125]

export const installSizeGoal: Goal = {
  number: 9,
  title: 'Production install, without Node itself',
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-install-'))
    try {
      const manifests = globSync(
        '{package.json,package-lock.json,.npmrc,portal/package.json,applications/*/package.json,assembly/package.json}',
      )
      for (const name of manifests) cpSync(name, join(folder, name))
      const npm = process.env.npm_execpath
      const [program, ...before] = npm ? [process.execPath, npm] : ['npm']
      // Node's own binary is what its install script fetches; nothing else here has one.
      await promisify(execFile)(
        program ?? 'npm',
        [...before, 'ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'],
        { cwd: folder },
      )
      const installed = installedPackages(join(folder, 'node_modules'))
      const megabytes = installed.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
      const largest = installed.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
      return [
        {
          what: 'size, MB',
          measured: number(megabytes, 1),
          goal: `≤ ${mostMegabytes}`,
          isMet: megabytes <= mostMegabytes,
        },
        {
          what: 'packages',
          measured: String(installed.length),
          goal: `≤ ${mostPackages}`,
          isMet: installed.length <= mostPackages,
        },
        {
          what: '  largest, MB',
          measured: largest.map(({ name, bytes }) => `${name} ${number(bytes / 1024 / 1024, 1)}`).join(', '),
        },
      ]
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

/** Packages of the registry; the workspaces are links, and `node` with its binary is what runs them. */
function installedPackages(folder: string): { name: string; bytes: number }[] {
  const found = globSync('**/package.json', { cwd: folder }).map((path) => path.slice(0, -'/package.json'.length))
  const packages = found.filter((path) => /(^|node_modules\/)(@[^/]+\/)?[^@/][^/]*$/.test(path))
  return packages
    .filter((name) => !/^node(-bin-.*)?$/.test(name) && !name.startsWith('@workspace/'))
    .map((name) => ({ name, bytes: bytesOf(join(folder, name)) }))
}

/** Without the packages that stand inside it: they count themselves. */
function bytesOf(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') bytes += bytesOf(path)
    else if (entry.isFile()) bytes += lstatSync(path).size
  }
  return bytes
}
