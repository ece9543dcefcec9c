import { expect, test } from 'vitest'
import { letters as english } from './en.ts'
import { letters as finnish } from './fi.ts'
import { letterTexts, letterTime } from './letter-texts.ts'

const marks = new Proxy({}, { get: (_, mark) => `<${String(mark)}>` })

/** The letters as one string each, with every mark by its own name. */
function written(letters: object): [key: string, text: string][] {
  return Object.entries(letters).map(([key, text]) => {
    const filled: unknown = typeof text === 'function' ? text(marks) : text
    return [key, Array.isArray(filled) ? filled.join(' ') : String(filled)]
  })
}

test('I18N-08: a letter is in the receiver’s language', () => {
  expect(letterTexts('fi').mailresetsubject).toBe('Aseta uusi salasana')
  expect(letterTexts('en').mailresetsubject).toBe('Set a new password')
})

test('I18N-06: both languages hold the same letters with the same marks', () => {
  const marksOf = ([key, text]: [string, string]) => [key, (text.match(/<\w+>/g) ?? []).toSorted()]
  expect(written(english).map(marksOf)).toEqual(written(finnish).map(marksOf))
  for (const [key, text] of [...written(finnish), ...written(english)]) expect(text, key).not.toMatch(/[{}]|undefined/)
})

test('REG-45: the verification letter says what to do and how long the link lives', () => {
  expect(Object.fromEntries(written(finnish)).mailverifybody).toBe(
    'Kiitos rekisteröitymisestä. Vahvista käyttäjätilisi avaamalla tämä linkki: <link> Linkki on voimassa 7 päivää. Jos et rekisteröitynyt palveluun, voit jättää tämän viestin huomiotta.',
  )
})

test('FORGOT-16, ADMIN-EDIT-21: a link is a paragraph of its own', () => {
  const link = 'https://portal.example/#/auth/resetpassword/abc'
  for (const texts of [letterTexts('fi'), letterTexts('en')]) {
    const bodies = [
      texts.mailverifybody({ link }),
      texts.mailresetbody({ link }),
      texts.mailadminresetbody({ link }),
      texts.mailaccountcreatedbody({ username: 'aino_korhonen', link }),
      texts.mailemailconfirmbody({ email: 'a@demo.example', time: '', link }),
      texts.mailemailundobody({ email: 'a@demo.example', time: '', link, siteadmin: '' }),
    ]
    for (const body of bodies) expect(body.filter((paragraph) => paragraph.includes(link))).toEqual([link])
  }
})

test('SETTINGS-28: the letter to the old address lets its holder take the change back within 7 days', () => {
  const body = letterTexts('fi').mailemailundobody({
    email: 'uusi@demo.example',
    time: 'nyt',
    link: 'L',
    siteadmin: 'S',
  })
  expect(body.join(' ')).toMatch(/palauta tämä osoite.* L .*7 päivää/)
})

test('I18N-03: the time of a letter is Finnish time, the month by its English name in English', () => {
  const time = new Date('2026-01-05T12:05:00Z')
  expect(letterTime(time, 'fi')).toBe('5.1.2026 klo\u00A014.05')
  expect(letterTime(time, 'en')).toBe('on 5 Jan 2026 at 14.05')
})
