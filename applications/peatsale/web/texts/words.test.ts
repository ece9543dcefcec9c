/** One word for a thing, in every dictionary of the application and in its letters. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The other words that people use of a thing, each with the one that the application uses. */
const others = {
  fi: [
    [/laati(kko|ko)|kuormatil/i, 'lava'],
    [/(?<!pyörä)kuormaaja/i, 'lastaaja'],
    [/kuljetusyrity|urakoitsija/i, 'kuljetusliike'],
    [/toiminto epäonnistui/i, 'what happened, in a sentence'],
  ],
  en: [
    [/\bswamps?\b/i, 'bog'],
    [/\bwish/i, 'requested'],
    [/\blitter\b/i, 'bedding peat'],
    [/\b(anew|whoever)\b/i, 'plain English'],
  ],
} as const
/** Price lists have versions; a paper has editions. */
const mayHaveVersions = ['prices.ts', 'pricing.ts']

interface Dictionary {
  readonly file: string
  readonly words: readonly string[]
}

async function dictionaries(language: 'fi' | 'en'): Promise<readonly Dictionary[]> {
  const folder = `${import.meta.dirname}/${language}`
  const letters = `${import.meta.dirname}/../../server/letters`
  const files = [
    ...readdirSync(folder).map((file) => `${folder}/${file}`),
    ...readdirSync(letters).flatMap((file) => (isLettersOf(file, language) ? [`${letters}/${file}`] : [])),
  ]
  return await Promise.all(
    files.map(async (file) => ({ file, words: textsIn(Object.values(await import(/* @vite-ignore */ file))) })),
  )
}

function isLettersOf(file: string, language: string): boolean {
  return new RegExp(`^${language}(-\\w+)?\\.ts$`).test(file)
}

/** Of a text with parameters the source, without the names of what is filled in. */
function textsIn(values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'string') return [value.replaceAll('\u00AD', '')]
    if (typeof value === 'function') return literalsIn(String(value))
    return typeof value === 'object' && value !== null ? textsIn(Object.values(value)) : []
  })
}

function literalsIn(source: string): string[] {
  const literals = source.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []
  return literals.map((literal) => literal.replace(/\$\{[^}]*\}/g, '').replaceAll(/\\u00ad|\u00AD/gi, ''))
}

test.each(['fi', 'en'] as const)('Kuivikemyynti 7: one word for a thing (%s)', async (language) => {
  const found = await dictionaries(language)
  expect(found.length).toBeGreaterThan(25)
  const wrong = found.flatMap(({ file, words }) =>
    words.flatMap((text) =>
      others[language].flatMap(([other, word]) => (other.test(text) ? [[file, text, word]] : [])),
    ),
  )
  expect(wrong).toEqual([])
})

test('Kuivikemyynti 7: a paper has editions, in Finnish painos', async () => {
  const found = (await dictionaries('fi')).filter(({ file }) => !mayHaveVersions.some((name) => file.endsWith(name)))
  const wrong = found.flatMap(({ file, words }) =>
    words.flatMap((text) => (/\bversio/i.test(text) ? [[file, text]] : [])),
  )
  expect(wrong).toEqual([])
})
