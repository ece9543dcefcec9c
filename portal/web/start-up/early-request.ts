/**
 * Asks for what whoever is signed in starts from while the entry is still on its way: one round trip less to wait for.
 * The build makes it a file of its own, which the boot script of the page adds for them (docs/performance.md).
 */
import { callPath } from '../../contract/call-path.ts'
import { publicTokenId, storedSession } from '../kernel/sessions/stored-session.ts'

/** Written in by the build: files that the entry would ask for late, of an application by its key. */
declare const startFiles: {
  readonly session: readonly string[]
  readonly applications: Readonly<
    Record<string, { readonly code: readonly string[]; readonly words: Readonly<Record<string, string>> }>
  >
}

/** As `readInitialData` has it, whose schemas would make this file a large one. */
const initialDataPath = '/api/data/initial/{username}/{token}'
/** Milliseconds; the start gives up no sooner. */
const longestWait = 60_000

// Once: it is put in wherever it is named.
const files = startFiles
const application = files.applications[location.hash.split(/[/?]/)[1] ?? '']
const words = application?.words[document.documentElement.lang]
for (const file of [...files.session, ...(application?.code ?? []), ...(words === undefined ? [] : [words])]) {
  const link = document.createElement('link')
  link.href = file
  // As the code asks for it later: in another mode it would be fetched twice.
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: 'anonymous' })
  else link.rel = 'modulepreload'
  document.head.append(link)
}

const session = storedSession()
// START-17: whoever opens the terms starts only on leaving them. The link of a letter must stand before it hears that a session
// has ended, which would lead to the login instead.
// The entry may have run first, from the browser's cache: what it asks by itself must not be asked again, to be taken later.
const isLate = globalThis.earlyRequest === null
if (
  session !== undefined &&
  !isLate &&
  !/^#\/(termsofuse|auth\/|user\/(confirmemail|undoemailchange)\/)/.test(location.hash)
) {
  const { token, username } = session
  const path = callPath(initialDataPath, { username, token: publicTokenId(token) })
  const origin = document.querySelector<HTMLMetaElement>('meta[name="backend-origin"]')?.content ?? ''
  const response = fetch(origin + path, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(longestWait),
  })
  // Whoever takes it hears of a failure; nobody may.
  response.catch(() => undefined)
  globalThis.earlyRequest = { path, response }
}
