import type { ReactElement } from 'react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { fetched, textsOrPromise } from './arrival.ts'
import type { Language } from './languages.ts'
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts'

// Files share a process: others may have fetched texts that are not here yet for a fresh page.
vi.resetModules()
const { TextProvider, useLanguage, useTexts } = await import('./text-provider.tsx')
const { preloadTexts } = await import('./preload-texts.ts')

afterEach(() => {
  vi.unstubAllGlobals()
})

function Heading(): ReactElement {
  const { loginheading } = useTexts('login')
  const { language } = useLanguage()
  return <h1 lang={language}>{loginheading}</h1>
}

function Purpose(): ReactElement {
  return <p>{useTexts('groups').apptofrontpage}</p>
}

function drawn(screen: ReactElement, initialLanguage: Language): string {
  return renderToString(
    <TextProvider initialLanguage={initialLanguage}>
      <Suspense fallback="waiting">{screen}</Suspense>
    </TextProvider>,
  )
}

function stubStorage(entries: [string, string][] = []): Map<string, string> {
  const stored = new Map(entries)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  return stored
}

test('I18N-01: the login screen is drawn in Finnish without waiting', () => {
  expect(
    renderToString(
      <TextProvider>
        <Heading />
      </TextProvider>,
    ),
  ).toBe('<h1 lang="fi">Kirjaudu sisään</h1>')
})

test('I18N-06: a section that is not here yet is waited for, and drawn at once after preloading', async () => {
  expect(drawn(<Purpose />, 'en')).toContain('waiting')
  await preloadTexts('en', ['groups', 'login'])
  expect(drawn(<Purpose />, 'en')).toContain('All your applications')
  expect(drawn(<Heading />, 'en')).toContain('<h1 lang="en">Log in</h1>')
})

test('texts are not read outside their provider', () => {
  expect(() => renderToString(<Heading />)).toThrow('outside <TextProvider>')
})

test('START-01: a fresh browser starts in Finnish', () => {
  stubStorage()
  expect(rememberedLanguage()).toBe('fi')
})

test('START-02: a visitor’s own choice applies at the next start', () => {
  const stored = stubStorage()
  rememberLanguage('en')
  expect(stored.get('language')).toBe('en')
  expect(rememberedLanguage()).toBe('en')
})

test('START-01: a stored language that is none of ours, or no storage at all, means Finnish', () => {
  stubStorage([['language', 'sv']])
  expect(rememberedLanguage()).toBe('fi')
  vi.stubGlobal('localStorage', undefined)
  expect(rememberedLanguage()).toBe('fi')
  expect(() => rememberLanguage('en')).not.toThrow()
})

test('a component that waited for its texts finds the same promise when React draws it again', async () => {
  const arrival = fetched(async () => 'here')
  const waited = textsOrPromise(arrival)
  await waited
  expect(textsOrPromise(arrival)).toBe(waited)
  // React reads a promise so marked without waiting.
  expect(waited).toMatchObject({ status: 'fulfilled', value: 'here' })
})
