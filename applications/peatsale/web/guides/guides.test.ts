/** The guides say what the screens say: each label in bold is a text of the application, in the same language. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guides } from './guides.ts'

const texts = `${import.meta.dirname}/../texts`

/** Names of the application, and labels that are written with a number in them. */
const made = ['Kuivikemyynti', 'Peatsale', '+1 kauhallinen', '+1 bucket']

function labelsIn(document: string): string[] {
  return [...document.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label)
}

function words(language: string): string {
  const files = readdirSync(`${texts}/${language}`)
  return files.map((file) => readFileSync(`${texts}/${language}/${file}`, 'utf8').replaceAll('\\u00AD', '')).join('\n')
}

test.each(['fi', 'en'] as const)(
  'Kuivikemyynti 5: each role has a guide, whose labels are those of the screens (%s)',
  (language) => {
    expect(guides.map(({ key }) => key)).toEqual(['order', 'drive', 'load', 'dispatch', 'office'])
    const known = words(language)
    const missing = guides.flatMap(({ key }) => {
      const document = readFileSync(`${import.meta.dirname}/${key}-${language}.md`, 'utf8')
      const strange = labelsIn(document).filter((label) => !made.includes(label) && !known.includes(`'${label}'`))
      return strange.map((label) => `${key}: ${label}`)
    })
    expect(missing).toEqual([])
  },
)
