import { describe, expect, test } from 'vitest'
import type { LetterContent, LetterTemplate } from './letters.ts'
import { letterRoutes, letterTemplates } from './letters.ts'
import type { WrittenLetter } from './render-letter.ts'
import { renderLetter } from './render-letter.ts'

const site = {
  title: 'Kuivike- ja lantapalvelut',
  siteAdminEmail: 'yllapito@demo.example',
  supportEmail: 'tuki@demo.example',
  publicUrl: 'https://portal.example/polku',
}
const name = 'Aino Korpi'
const time = '5.10.2026 klo\u00A014.05'
const parameters = {
  verify: { name },
  reset: { name },
  adminreset: { name },
  accountcreated: { name, username: 'aino_korpi' },
  passwordchanged: { name, time },
  newdevice: { name, time, device: 'Firefox, Windows' },
  emailchanged: { name, email: 'uusi@demo.example', time },
  confirmemail: { name, email: 'uusi@demo.example' },
  feedback: { name, email: 'aino@demo.example', time, text: 'Kiitos!\nHyvin toimii.' },
  test: { name },
  newcomers: {
    name,
    account: 'a1',
    waiting: [
      { company: '', count: 1 },
      { company: 'Biolan', count: 2 },
    ],
  },
  letin: { name, account: 'a1', applications: ['Kuivikemyynti', 'Lanta-appi'] },
  claimdeclined: { name, account: 'a1', applications: [] },
  backup: { name: '', last: time, fault: 'noroom' },
  secondfactoradded: { name, kind: 'app' },
  secondfactorremoved: { name, kind: 'all' },
  recoverycodesrenewed: { name },
  recoverycodeused: { name, left: 9 },
} as const

test('every template is in the list that the outbox delivers from', () => {
  expect(letterTemplates.toSorted()).toEqual(Object.keys(parameters).toSorted())
})

describe.each(['fi', 'en'] as const)('I18N-08: in %s', (language) => {
  test.each(letterTemplates)('the letter %s has its subject, greeting, words and footer', (template) => {
    const { subject, text } = renderLetter(letterOf(template, { language }), site)
    expect({ subject, text }).toMatchSnapshot()
  })
})

test.each(Object.entries(letterRoutes))(
  'R08: the link of %s leads to %s on the configured address',
  (template, route) => {
    const { text, html } = renderLetter(letterOf(template as LetterTemplate), site)
    const link = `https://portal.example/polku/#${route}s3cr3t`

    expect(text.split('\n')).toContain(link)
    expect(html).toContain(`href="${link}"`)
  },
)

test('REG-45, FORGOT-16: the links are those of the specification', () => {
  expect(renderLetter(letterOf('verify'), site).text).toContain('/#/register/validate/s3cr3t')
  expect(renderLetter(letterOf('reset'), site).text).toContain('/#/auth/resetpassword/s3cr3t')
})

test.each(letterTemplates)('OPS-07: the letter %s loads nothing and holds no script', (template) => {
  const { html = '' } = renderLetter(letterOf(template), site)

  expect(html).not.toMatch(/<(?:img|script|link|iframe|form)|@import|url\(|src=/i)
  const addresses = html.match(/https?:[^"<\s]+/g) ?? []
  expect(addresses.every((address) => address.startsWith(site.publicUrl))).toBe(true)
})

test.each(letterTemplates)(
  'OPS-11: the words of the letter %s break before they push it wider than a phone',
  (template) => {
    const { html = '' } = renderLetter(letterOf(template), site)

    const words = html.match(/<(?:h1|p) class="(?:ink|quiet)"[^>]*>/g) ?? []
    expect(words.filter((opening) => !/overflow-wrap:anywhere|word-break:break-all/.test(opening))).toEqual([])
  },
)

test('R18: a name is text in the letter, never markup', () => {
  const hostile = `<img src=x onerror="alert('x')"> & Co`
  const { html = '' } = renderLetter(letterOf('accountcreated', {}, { name: hostile, username: '<b>"x"</b>' }), site)

  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&#60;b&#62;&#34;x&#34;&#60;/b&#62;')
  expect(html).toContain('&#38; Co')
})

test.each(['https://evil.example/x', 'www.evil.example', 'evil.example', 'me@evil.example'])(
  'R18: a stranger who calls himself %s puts no link into a letter to somebody else',
  (hostile) => {
    const { text } = renderLetter(letterOf('verify', {}, { name: hostile }), site)
    const greeting = text.split('\n')[0] ?? ''

    expect(greeting).toMatch(/^Hei /)
    expect(greeting).not.toMatch(/\/\/|@|\w\.\w/)
  },
)

test('R43: a subject is one line', () => {
  const { subject } = renderLetter(letterOf('test'), { ...site, title: 'Turve\r\nBcc: x@evil.example\u2028ja' })
  expect(subject).toBe('Testiviesti: Turve Bcc: x@evil.example ja')
})

test('R86: feedback is plain text, and answers go to the person who gave it', () => {
  const letter = renderLetter(letterOf('feedback'), site)
  expect(letter.html).toBeUndefined()
  expect(letter.replyTo).toBe('aino@demo.example')
  expect(letter.text).toContain('Kiitos!\nHyvin toimii.')
})

test('security.md 4.12: the letter of a changed address without a way back only tells of it', () => {
  const { text } = renderLetter({ ...letterOf('emailchanged'), secret: undefined }, site)
  expect(text).toContain('uusi@demo.example')
  expect(text).not.toContain('https://')
})

test('issue 10, 11: without a link the letters about a password and a device tell whom to turn to; an unknown device is called so', () => {
  for (const template of ['passwordchanged', 'newdevice'] as const) {
    const given = { ...parameters[template], device: '' }
    const { text } = renderLetter({ ...letterOf(template, {}, given), secret: undefined }, site)
    expect(text).toContain(`ota heti yhteyttä ylläpitoon: ${site.siteAdminEmail}`)
    expect(text).not.toContain('https://')
    if (template === 'newdevice') expect(text).toContain('Laite: ei tunnistettu.')
  }
})

function letterOf(
  template: LetterTemplate,
  { language = 'fi' }: Partial<Pick<WrittenLetter, 'language'>> = {},
  given: object = parameters[template],
): WrittenLetter {
  const content = { template, parameters: given } as LetterContent
  const secret = template in letterRoutes ? 's3cr3t' : undefined
  return { ...content, language, secret, queuedAt: new Date('2026-10-05T11:05:00.000Z') }
}
