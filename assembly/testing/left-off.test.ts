/** An application on one list only does not compile: the agreement is tried out in a copy of the project. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject, plant } from '../../tools/boundaries/copy-project.ts'
import { runCommand } from '../../tools/steps/run-command.ts'

const copy = copyProject(process.cwd())
afterAll(() => rmSync(copy, { recursive: true }))

const line = { server: 'weighbridge: weighbridgeServer,\n', web: 'weighbridge,\n' }
const lists = {
  server: {
    path: 'assembly/server/applications.ts',
    bring: "import { weighbridgeServer } from '../testing/weighbridge/server/index.ts'\n",
  },
  web: {
    path: 'assembly/web/applications.ts',
    bring: "import { weighbridge } from '../testing/weighbridge/web/index.tsx'\n",
  },
}

/** Puts the third application on the list of the copy. */
function list(side: 'server' | 'web'): void {
  const { path, bring } = lists[side]
  const text = readFileSync(join(copy, path), 'utf8')
  const longer = text.replace(/(Applications = \{)/, `$1 ${line[side]}`)
  if (longer === text) throw new Error(`${path} has no list`)
  plant(copy, path, `${bring}${longer}`)
}

async function compiled() {
  const include = ['assembly/agreement.ts', 'portal/web/**/*.d.ts']
  // The second look goes on from what the first has found out about all that stays the same.
  const compilerOptions = { incremental: true, tsBuildInfoFile: './agreement.tsbuildinfo' }
  const settings = { extends: './tsconfig.tests.json', compilerOptions, include }
  plant(copy, 'tsconfig.agreement.json', JSON.stringify(settings))
  return runCommand(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.agreement.json'], { cwd: copy })
}

test('GEN-13: an application on the server’s list must be on the browser’s, and is then on both', async () => {
  list('server')
  const missing = await compiled()
  expect(missing.output).toContain('agreement.ts')
  expect(missing.output).toContain(`'"weighbridge"'`)
  expect(missing.code).not.toBe(0)
  list('web')
  expect(await compiled()).toEqual({ code: 0, output: '' })
}, 300_000)
