import { afterEach, expect, test, vi } from 'vitest'

type Start = { stored?: Record<string, string>; hash?: string; media?: string[]; forbidden?: boolean }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  loaded.length = 0
})

/** Starts of the script that asks early. */
const loaded: string[] = []
let starts = 0

async function boot({ stored = {}, hash = '', media = [], forbidden = false }: Start): Promise<Record<string, string>> {
  const html = { lang: 'fi', dataset: {} }
  vi.stubGlobal('document', { documentElement: html })
  vi.stubGlobal('loaded', loaded)
  vi.stubGlobal('earlyScript', `data:text/javascript,loaded.push('early')//${starts++}`)
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string): string | null => {
      if (forbidden) throw new Error('denied')
      return stored[key] ?? null
    },
  })
  await import('./boot.ts')
  await vi.dynamicImportSettled()
  return { lang: html.lang, ...html.dataset }
}

const dark = '(prefers-color-scheme: dark)'
const contrast = '(prefers-contrast: more)'

test.each([
  ['a light system', {}, 'light'],
  ['a dark system', { media: [dark] }, 'dark'],
  ['a system that asks for contrast, even a dark one', { media: [dark, contrast] }, 'outdoor'],
  ['a stored choice, whatever the system', { stored: { theme: 'light' }, media: [dark, contrast] }, 'light'],
  ['the system when it was chosen', { stored: { theme: 'system' }, media: [dark] }, 'dark'],
  ['the system when nonsense is stored', { stored: { theme: 'pink' } }, 'light'],
  ['the system when storage is forbidden', { forbidden: true }, 'light'],
])('the theme follows %s', async (_, start, theme) => {
  expect(await boot(start)).toMatchObject({ theme })
})

test.each(['', '#/', '#/login', '#/login?returnUrl=%2Fadmin'])(
  'the prerendered form is shown on "%s"',
  async (hash) => {
    expect(await boot({ hash })).toEqual({ lang: 'fi', theme: 'light', start: 'login' })
  },
)

test.each([
  ['another address', { hash: '#/register' }],
  ['an address that only begins so', { hash: '#/loginx' }],
  ['a stored session', { stored: { token: 'a', username: 'b' } }],
  ['English, for it is Finnish', { stored: { language: 'en' } }],
])('the prerendered form is hidden from %s', async (_, start) => {
  expect(await boot(start)).toMatchObject({ start: 'app' })
})

test('whoever is signed in gets the script that asks early with the page, a visitor does not', async () => {
  await boot({ stored: { token: 'a', username: 'b' } })
  expect(loaded).toEqual(['early'])
})

test('half a stored session is none (START-09), so the form is shown', async () => {
  expect(await boot({ stored: { token: 'a' } })).toMatchObject({ start: 'login' })
  expect(loaded).toEqual([])
})

test('the stored language and density are there before the first paint', async () => {
  expect(await boot({ stored: { language: 'en', density: 'field' } })).toMatchObject({ lang: 'en', density: 'field' })
})
