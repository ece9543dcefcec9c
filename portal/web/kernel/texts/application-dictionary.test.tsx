import type { ReactElement } from 'react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dictionary } from './dictionary.ts'
import type { Language } from './languages.ts'
import { TextProvider } from './text-provider.tsx'

const finnish = { loads: ({ count }: { count: number }) => `${count} kuormaa`, none: 'Ei kuormia' }
const { useTexts, preload } = dictionary(
  { orders: async () => finnish, prices: async () => ({ price: 'Hinta' }) },
  {
    orders: async () => ({ loads: ({ count }) => `${count} loads`, none: 'No loads' }),
    prices: async () => Promise.reject(new Error('no network')),
  },
)

function Loads(): ReactElement {
  const { loads, none } = useTexts('orders')
  return <p>{`${loads({ count: 3 })}, ${none}`}</p>
}

const drawn = (initialLanguage: Language) =>
  renderToString(
    <TextProvider initialLanguage={initialLanguage}>
      <Suspense fallback="waiting">
        <Loads />
      </Suspense>
    </TextProvider>,
  )

test('I18N-01: an application’s own texts are fetched when they are asked for, and are there in the language in use', async () => {
  expect(drawn('fi')).toContain('waiting')
  await preload('fi', ['orders'])
  expect(drawn('fi')).toContain('3 kuormaa, Ei kuormia')
  expect(drawn('en')).toContain('waiting')
  await preload('en', ['orders'])
  expect(drawn('en')).toContain('3 loads, No loads')
})

test('I18N-01: texts that do not come are a failure of who asked', async () => {
  await expect(preload('en', ['orders', 'prices'])).rejects.toThrow('no network')
})

test('I18N-01: English without a text, or with other marks, does not compile', () => {
  const loaders = { orders: async () => finnish }
  // @ts-expect-error a text is missing
  dictionary(loaders, { orders: async () => ({ none: 'No loads' }) })
  // @ts-expect-error a section is missing
  dictionary(loaders, {})
  // @ts-expect-error Finnish has no such mark
  dictionary(loaders, { orders: async () => ({ loads: ({ of }: { of: number }) => `${of}`, none: '' }) })
  expect(Object.keys(dictionary(loaders, loaders))).toEqual(['useTexts', 'preload'])
})
