import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileDocument } from '../../../../tools/markdown-plugin.ts'
import type { MainRecord } from '../../../contract/site/main-record.ts'
import { info as infoInEnglish } from '../../kernel/texts/en/info.ts'
import { info } from '../../kernel/texts/fi/info.ts'
import type { Language } from '../../kernel/texts/index.ts'
import { documentSettings } from './document-settings.ts'
import { DocumentView } from './document-view.tsx'

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'))
const site = {
  isactive: true,
  siteadmin: 'yllapito@demo.example',
  name: 'Turve ja lanta',
  supportemail: 'tuki@demo.example',
  salesphone: { value: '', name: '' },
  registrationenabled: true,
  postalcoderule: 'strict',
  resetemailmaxlength: 29,
  unverifieddays: 91,
  sessionmaxdays: 31,
  auditmonths: 13,
  feedbackmonths: 25,
} as const

function read(file: string) {
  return compileDocument(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
}

function drawn(file: string, changes: Partial<MainRecord> = {}, words: typeof info = info): string {
  const language: Language = file.endsWith('-fi.md') ? 'fi' : 'en'
  const record: MainRecord = { ...site, accessibilitydate: '2026-10-05', ...changes }
  const siteNames = record.brand?.names ?? { fi: record.name, en: record.name }
  const settings = documentSettings({ siteNames, mainRecord: record }, words, language)
  return renderToStaticMarkup(<DocumentView document={read(file)} language={language} settings={settings} />)
}

function headings(file: string): string[] {
  return [...drawn(file).matchAll(/<h2>(?:\d+\. )?(.*?)<\/h2>/g)].map(([, heading]) => String(heading))
}

test('INFO-08: every document is there in both languages with the same parts', () => {
  const names = ['accessibility', 'instructions', 'register-statement', 'terms']
  expect(files.toSorted()).toEqual(names.flatMap((name) => [`${name}-en.md`, `${name}-fi.md`]))
  for (const name of names) {
    const kinds = (file: string) =>
      read(file)
        .blocks.filter(({ kind }) => kind !== 'paragraph')
        .map(({ kind }) => kind)
    expect(kinds(`${name}-en.md`), name).toEqual(kinds(`${name}-fi.md`))
  }
})

test('INFO-08: no braces and no notes to the operator are left', () => {
  for (const file of files) {
    expect(drawn(file), file).not.toMatch(/[{}]|<!--|&lt;!--/)
    expect(drawn(file), file).not.toMatch(/Ylläpidolle|For the operator|ennen julkaisua|before publication/)
  }
})

test('INFO-08: the settings fill the documents', () => {
  const statement = drawn('register-statement-fi.md')
  for (const filled of ['Turve ja lanta', 'enintään 91 päivää', 'enintään 31 päivää', '13 kuukautta', '25 kuukautta']) {
    expect(statement).toContain(filled)
  }
  expect(statement).toContain('<a href="mailto:yllapito@demo.example">yllapito@demo.example</a>')
  expect(drawn('instructions-en.md')).toContain('yllapito@demo.example')
})

test('INFO-08, ENT-28: the privacy statement names everything that the browser keeps', () => {
  const kept = {
    fi: [
      'XSRF-TOKEN',
      'portal-xsrf',
      'portal-device',
      '180',
      'portal-marks',
      '400',
      'teema',
      'kielen',
      'luonnoksena vuorokauden',
    ],
    en: [
      'XSRF-TOKEN',
      'portal-xsrf',
      'portal-device',
      '180',
      'portal-marks',
      '400',
      'theme',
      'language',
      'draft for 24 hours',
    ],
  }
  for (const [language, words] of Object.entries(kept)) {
    const [, section] = drawn(`register-statement-${language}.md`).split(/>7\. /)
    for (const word of words) expect(section?.split(/>8\. /)[0], language).toContain(word)
  }
})

test('TERMS-01: the terms are in Finnish, with a title of their own', () => {
  expect(read('terms-fi.md').title).toBe('Käyttöehdot')
  expect(read('terms-en.md').title).toBe('Terms of use')
})

test.each([
  ['TERMS-02', 'Yleistä'],
  ['TERMS-03', 'Asiakasrekisteri'],
  ['TERMS-04', 'Sopimuksen muuttaminen'],
  ['TERMS-05', 'Sopimuksen kesto'],
  ['TERMS-06', 'Hinta'],
  ['TERMS-07', 'Tekijänoikeus'],
  ['TERMS-08', 'Palvelun tarjoaminen'],
  ['TERMS-09', 'Tietosuoja'],
  ['TERMS-10', 'Oikeudet'],
  ['TERMS-11', 'Vastuut'],
  ['TERMS-12', 'Aineisto ja immateriaalioikeudet'],
  ['TERMS-13', 'Vastuunrajoitukset'],
])('%s: the terms have the section %s', (_row, heading) => {
  expect(headings('terms-fi.md')).toContain(heading)
  expect(headings('terms-fi.md')).toHaveLength(12)
})

test('TERMS-06: the terms say that the service is free', () => {
  expect(drawn('terms-fi.md')).toContain('Palvelun käyttö on maksutonta.')
})

test('TERMS-08, TERMS-14: as is, and around the clock without a promise', () => {
  const terms = drawn('terms-fi.md')
  expect(terms).toContain('Palvelu tarjotaan sellaisena kuin se on.')
  expect(terms).toContain('24 tuntia päivässä, mutta emme lupaa')
})

test('TERMS-15: a document tells its own language', () => {
  expect(drawn('terms-fi.md', {}, infoInEnglish)).toMatch(/^<div [^>]*lang="fi"/)
  expect(drawn('terms-en.md')).toMatch(/^<div [^>]*lang="en"/)
})

test('TERMS-16: before the data has come, the default title and the fallback words stand there', () => {
  const terms = drawn('terms-fi.md', { name: '', siteadmin: '' })
  expect(terms).toContain('Kuivike- ja lantapalvelut')
  expect(terms).toContain('</strong> sivuston ylläpitäjä')
  expect(terms).not.toMatch(/[{}]|undefined|mailto/)
})

test('OPS-10: the accessibility statement names its target, the feedback route and the supervisor', () => {
  for (const file of ['accessibility-fi.md', 'accessibility-en.md']) {
    const statement = drawn(file)
    const day = file.endsWith('-fi.md') ? '5.10.2026' : '5\u00A0Oct\u00A02026'
    for (const part of ['WCAG 2.2', '306/2019', 'Traficom', '#/feedback', day]) expect(statement).toContain(part)
  }
  expect(drawn('accessibility-fi.md')).toContain('kahden viikon kuluessa')
  expect(drawn('accessibility-fi.md', { accessibilitydate: '' })).toContain('päivämäärää ei ole vielä merkitty')
})

test('INFO-08: links inside the service stay links, and tables have column headings', () => {
  expect(drawn('terms-fi.md')).toContain('<a href="#/registerstatement">')
  expect(drawn('register-statement-en.md')).toContain('<th scope="col">Purpose</th>')
})

test('TERMS-02, INFO-08: without a brand the documents name the companies of the group, as they always have', () => {
  expect(drawn('terms-fi.md')).toContain(
    'Palvelua tarjoavat konsernin yhtiöt, joiden nimissä palvelussa toimitaan: Biolan, Novarbo, Favorit ja Ekoasuminen (<em>me</em>).',
  )
  expect(drawn('terms-en.md')).toContain(
    'It is offered by the group&#x27;s companies in whose names the service is used: Biolan, Novarbo, Favorit and Ekoasuminen (<em>we</em>).',
  )
  expect(drawn('register-statement-fi.md')).toContain(
    'Rekisterinpitäjiä ovat konsernin yhtiöt (Biolan, Novarbo, Favorit ja Ekoasuminen) kukin omien asiakkaidensa ja työntekijöidensä tietojen osalta. Palvelua ylläpidetään yhteisesti. Kaikissa tietosuoja-asioissa voit kirjoittaa osoitteeseen <a',
  )
})

const suonkorpi = { name: 'Suonkorpi Oy', businessid: '1234567-1' }
const brand = {
  logo: true,
  names: { fi: 'Suonkorven toimitukset', en: 'Suonkorpi Deliveries' },
  controller: { ...suonkorpi, address: 'Korpitie 1, 99999 Suonkorpi', email: 'toimisto@suonkorpi.example', phone: '' },
  companies: [suonkorpi, { name: 'Korven Kuljetus Oy', businessid: '' }],
}

test('issue 10, own face: the documents name the operator’s companies, controller and contact in their own language', () => {
  expect(drawn('terms-fi.md', { brand })).toContain(
    'Palvelua tarjoavat Suonkorpi Oy (Y-tunnus 1234567-1) ja Korven Kuljetus Oy (<em>me</em>).',
  )
  const statement = drawn('register-statement-en.md', { brand })
  expect(statement).toContain('in the service Suonkorpi Deliveries.')
  expect(statement).toContain(
    'The controller is Suonkorpi Oy (business ID 1234567-1, Korpitie 1, 99999 Suonkorpi, <a href="mailto:toimisto@suonkorpi.example">',
  )
  expect(statement).toContain('in the names of these companies: Korven Kuljetus Oy. In all matters of data protection')
  const dataprotection = { name: 'Aino Turvetsalo', email: 'tietosuoja@suonkorpi.example', phone: '+358 00 000 0200' }
  const asked = drawn('register-statement-fi.md', {
    brand: { ...brand, controller: { ...brand.controller, dataprotection } },
  })
  expect(asked).toContain(
    'auttaa Aino Turvetsalo (<a href="mailto:tietosuoja@suonkorpi.example">tietosuoja@suonkorpi.example</a>, puhelin +358 00 000 0200).',
  )
  expect(asked + statement).not.toMatch(/Biolan|Novarbo|Favorit|Ekoasuminen/)
})

test('issue 10, own face: one company is told in the singular, and a controller alone offers the service', () => {
  expect(
    drawn('register-statement-fi.md', { brand: { ...brand, controller: undefined, companies: [suonkorpi] } }),
  ).toContain('Rekisterinpitäjä on Suonkorpi Oy (Y-tunnus 1234567-1). Kaikissa')
  expect(drawn('terms-fi.md', { brand: { ...brand, companies: [] } })).toContain(
    'Palvelua tarjoaa Suonkorpi Oy (Y-tunnus 1234567-1, Korpitie 1',
  )
})
