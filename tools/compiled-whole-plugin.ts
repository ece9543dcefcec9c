/**
 * A browser keeps compiled what has been compiled when a module has run; of these the drawing, which comes after that, calls
 * most. Their first line says so: all of it is compiled, beside the main thread, and kept for the next visit.
 */
import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

export function compiledWhole(isMeant: (chunk: string) => boolean): Plugin {
  return {
    name: 'compiled-whole',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      // Last of all: the hint counts on the first line alone.
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && isMeant(file.name)) file.code = hint + file.code
        }
      },
    },
  }
}
