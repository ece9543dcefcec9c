/** The files that somebody who is signed in starts with: the page asks for them at once, before the scripts that want them run. */
import type { Rolldown } from 'vite'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** What every session takes, and what the start page of each application does beside it: code, and words by language. */
export type StartFiles = {
  readonly session: readonly string[]
  readonly applications: Readonly<Record<string, StartOfApplication>>
}
type StartOfApplication = { readonly code: readonly string[]; readonly words: Readonly<Record<string, string>> }

/** What the entry imports at once for whoever is signed in, the screens' addresses among it. */
const chunksOfSignedIn = ['session', 'front-page', 'applications']
/** As `assembly/vite.config.ts` names the chunks of an application. */
const chunkOfStart = /^(.+)-parts$/
const chunkOfWords = /^(.+)-(fi|en)$/

/** @throws where the build names its chunks otherwise. */
export function startFiles(output: Rolldown.RolldownOutput['output']): StartFiles {
  const chunks: Chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const all = [...chunks.values()]
  const signedIn = all.filter(({ name }) => chunksOfSignedIn.includes(name))
  if (signedIn.length !== chunksOfSignedIn.length) throw new Error('the files of a session are no longer called so')
  const entry = closure(
    all.filter(({ name }) => name === 'first-screen'),
    chunks,
  )
  const session = new Set(signedIn)
  return {
    session: addresses([...session].filter((chunk) => !entry.has(chunk))),
    applications: Object.fromEntries(
      all.flatMap((chunk) => {
        const key = chunkOfStart.exec(chunk.name)?.[1]
        if (key === undefined) return []
        const own = [...closure([chunk], chunks)].filter((each) => !entry.has(each) && !session.has(each))
        return [[key, { code: addresses(own), words: wordsOf(key, all) }]]
      }),
    ),
  }
}

function wordsOf(key: string, chunks: readonly Rolldown.OutputChunk[]): StartOfApplication['words'] {
  return Object.fromEntries(
    chunks.flatMap(({ name, fileName }) => {
      const [, application, language = ''] = chunkOfWords.exec(name) ?? []
      return application === key ? [[language, `/${fileName}`]] : []
    }),
  )
}

function closure(from: readonly Rolldown.OutputChunk[], chunks: Chunks): Set<Rolldown.OutputChunk> {
  const found = new Set(from)
  for (const { imports } of found) {
    for (const name of imports) {
      const next = chunks.get(name)
      if (next) found.add(next)
    }
  }
  return found
}

/** With the style sheets that the code waits for. */
function addresses(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...styles])].map((name) => `/${name}`)
}
