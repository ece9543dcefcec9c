import { expect, test } from 'vitest'
import { textsOrPromise } from './arrival.ts'
import type { Language } from './languages.ts'
import { sections } from './sections.ts'

type Dictionary = Map<string, Map<string, unknown>>

const finnish = await dictionary('fi')
const english = await dictionary('en')

async function dictionary(language: Language): Promise<Dictionary> {
  const found: Dictionary = new Map()
  for (const [name, arrival] of Object.entries(sections[language])) {
    found.set(name, new Map(Object.entries(await textsOrPromise<object>(arrival))))
  }
  return found
}

/** Every text with its marks filled: each mark by its own name in angle brackets. */
function written(texts: Dictionary): [key: string, text: string][] {
  const marks = new Proxy({}, { get: (_, mark) => `<${String(mark)}>` })
  return [...texts].flatMap(([section, keys]) =>
    [...keys].map(([key, text]): [string, string] => {
      return [`${section}.${key}`, typeof text === 'function' ? String(text(marks)) : String(text)]
    }),
  )
}

function text(texts: Dictionary, section: string, key: string): string {
  return String(texts.get(section)?.get(key))
}

test('I18N-06: both languages hold exactly the same sections and keys', () => {
  const keysOf = (texts: Dictionary) => [...texts].map(([section, keys]) => [section, [...keys.keys()].toSorted()])
  expect(keysOf(english)).toEqual(keysOf(finnish))
  expect(written(finnish).length).toBeGreaterThan(400)
})

test('I18N-06: every key is lower case', () => {
  for (const [key] of written(finnish)) expect(key).toMatch(/^[a-z]+\.[a-z]+(_[a-z0-9_]+)?[a-z0-9]*$/)
})

test('I18N-06: a text has the same marks in both languages, and none is left in braces', () => {
  const marksOf = ([key, sentence]: [string, string]) => [key, (sentence.match(/<\w+>|epäluku/g) ?? []).toSorted()]
  expect(written(english).map(marksOf)).toEqual(written(finnish).map(marksOf))
  for (const [, sentence] of [...written(finnish), ...written(english)]) expect(sentence).not.toMatch(/[{}]|undefined/)
})

test('I18N-06: no text is empty or has loose spaces', () => {
  for (const [key, sentence] of [...written(finnish), ...written(english)]) {
    expect(sentence, key).toBe(sentence.trim())
    expect(sentence, key).toMatch(/\S/)
    expect(sentence, key).not.toContain('  ')
  }
})

test('I18N-09: a text that the screen follows with an exclamation mark has no end punctuation', () => {
  const keys = [
    ['login', 'logininvalidtext'],
    ['login', 'loginnotverifiedtext'],
    ['common', 'errorsavingchanges'],
  ] as const
  for (const [section, key] of keys) {
    expect(text(finnish, section, key)).toMatch(/\p{L}$/u)
    expect(text(english, section, key)).toMatch(/\p{L}$/u)
  }
})

test('REG-09: the parts of the acceptance sentences make the whole sentences', () => {
  for (const texts of [finnish, english]) {
    const begin = text(texts, 'registration', 'registeracceptbegin')
    const whole = [
      `${begin} ${text(texts, 'registration', 'registeracceptprivacylink')}`,
      `${begin} ${text(texts, 'registration', 'registeraccepttermslink')}`,
    ]
    expect(whole).toEqual([
      text(texts, 'registration', 'registeracceptprivacy'),
      text(texts, 'registration', 'registeraccepttermsofuse'),
    ])
  }
})

test('REG-10: the notice that registering is off is the same Finnish text in both languages', () => {
  const notice = finnish.get('registration')?.get('registrationdisabledtext')
  expect(english.get('registration')?.get('registrationdisabledtext')).toBe(notice)
})

test('ENERGY-18: every measurement device has a name in both languages', async () => {
  const { measurementSources } = await import('../../../contract/energy/measurement-catalogue.ts')
  const devices = new Set(measurementSources.flatMap(({ measurements }) => measurements.map(({ device }) => device)))
  const keys = [...devices].map((device) => `device_${device}`).toSorted()
  expect([...(finnish.get('devices')?.keys() ?? [])].toSorted()).toEqual(keys)
  expect([...(english.get('devices')?.keys() ?? [])].toSorted()).toEqual(keys)
})

test('ENERGY-19: no device label is unfinished', () => {
  const labels = [...(finnish.get('devices')?.values() ?? []), ...(english.get('devices')?.values() ?? [])]
  expect(labels).toHaveLength(32)
  for (const label of labels) expect(label).not.toContain('?')
})
