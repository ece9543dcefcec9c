/** Short names for the classes and keyframes of all CSS Modules: the same in each build of the same sources. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sourceFiles } from '../source-files.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const furtherSigns = `${letters}0123456789_-`

/**
 * Numbered over the sorted files: a hash that is as short would give two classes the same name. What the login is made of
 * comes first: a class more elsewhere would give it other names, which weigh some bytes more or less.
 */
export function shortClassNames(root: string): (local: string, file: string) => string {
  const names = new Map<string, string>()
  const sheets = ['portal/web/kernel', 'portal', 'logistics', 'applications/*', 'assembly'].flatMap((folder) =>
    sourceFiles(root, `${folder}/**/*.module.css`).toSorted(),
  )
  for (const file of sheets) {
    const written = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, local] of written.matchAll(/(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g)) {
      const key = `${file} ${local}`
      if (!names.has(key)) names.set(key, nameOf(names.size))
    }
  }
  return (local, file) => {
    const name = names.get(`${relative(root, file.split('?')[0] ?? file)} ${local}`)
    if (name === undefined) throw new Error(`the name ${local} of ${file} has not been found in its source`)
    return name
  }
}

/** a, b, … Z, then two signs, of which the first is a letter. */
function nameOf(number: number): string {
  const first = letters[number % letters.length]
  const rest = Math.floor(number / letters.length)
  return rest === 0 ? `${first}` : `${first}${furtherSigns[rest - 1] ?? nameOf(rest - 1)}`
}
