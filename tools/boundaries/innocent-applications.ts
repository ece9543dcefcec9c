/** Two small applications that break no rule: the boundaries hold for applications that nobody has thought of yet. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { plant } from './copy-project.ts'

export function plantApplications(copy: string): void {
  for (const name of ['first', 'second']) {
    const folder = `applications/${name}`
    plant(copy, `${folder}/package.json`, manifest(name))
    for (const face of ['contract', 'server', 'web']) {
      plant(copy, `${folder}/${face}/index.ts`, `/** The ${face} face. */\nexport const ${face} = '${name}'\n`)
    }
    symlinkSync(`../../${folder}`, join(copy, 'node_modules/@workspace', name))
  }
  plant(copy, 'applications/first/contract/portal.ts', "export * as portal from '@workspace/portal/contract'\n")
  plant(
    copy,
    'applications/first/contract/index.ts',
    "/** The contract face. */\nexport { portal } from './portal.ts'\n",
  )
}

function manifest(name: string): string {
  const faces = ['contract', 'server', 'web'].map((face) => [`./${face}`, `./${face}/index.ts`])
  const dependencies = name === 'first' ? { dependencies: { '@workspace/portal': '0.1.0' } } : {}
  const json = { name: `@workspace/${name}`, version: '0.1.0', private: true, type: 'module' }
  return `${JSON.stringify({ ...json, exports: Object.fromEntries(faces), ...dependencies }, null, 2)}\n`
}
