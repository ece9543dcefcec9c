import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { BrandFaults } from './brand-faults.ts'
import { BrandFile, parseBrandFile } from './brand-file.ts'
import { defaultTokens } from './default-tokens.ts'
import { readBrand } from './read-brand.ts'

const example = fileURLToPath(new URL('../../../../docs/brand-example', import.meta.url))

function faultsOf(given: object): readonly string[] {
  const read = parseBrandFile(JSON.stringify(given))
  return Array.isArray(read) ? read : []
}

/** The example with changes, in a folder of its own. */
function folderWith(changes: object, files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(example, folder, { recursive: true })
  const given: object = JSON.parse(readFileSync(join(example, 'brand.json'), 'utf8'))
  writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...given, ...changes }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

function refused(changes: object, files: Readonly<Record<string, string | Buffer>> = {}): readonly string[] {
  try {
    readBrand(folderWith(changes, files))
    return []
  } catch (fault) {
    if (fault instanceof BrandFaults) return fault.faults
    throw fault
  }
}

test('issue 10, own face: the example of the documents can be used', () => {
  const { names, controller, companies, logo, appIcons } = readBrand(example)
  expect(names).toEqual({ fi: 'Suonkorven toimitukset', en: 'Suonkorpi Deliveries' })
  expect(controller?.businessid).toBe('1234567-1')
  expect(companies).toHaveLength(2)
  expect(logo?.dark).toMatchObject({ mediaType: 'image/svg+xml', width: 132, height: 64 })
  expect(appIcons.map(({ width }) => width)).toEqual([192, 512])
})

test('issue 10, own face: the published schema, docs/brand.schema.json, is the one that is used', () => {
  const published: unknown = JSON.parse(readFileSync(join(example, '../brand.schema.json'), 'utf8'))
  expect(published).toEqual(z.toJSONSchema(BrandFile, { unrepresentable: 'any' }))
})

test.each([
  [{ colour: {} }, 'colour is not known'],
  [{ name: { fi: 'Suo', en: 'Bog', sv: 'Mosse' } }, 'name.sv is not known'],
  [{ name: 'Suo' }, 'name must be given as { "fi": …, "en": … }'],
  [{ name: { fi: 'Suo' } }, 'name.en must be one line of 1 to 80 characters, without < > " or \\'],
  [{ shortName: '<b>Suo</b>' }, 'shortName must be one line of 1 to 30 characters, without < > " or \\'],
  [
    { sender: { fi: 'Suo\r\nBcc: x@y.fi', en: 'Bog' } },
    'sender.fi must be one line of 1 to 60 characters, without < > " or \\',
  ],
  [
    { colours: { light: { primary: 'blue' } } },
    'colours.light.primary must be a colour of six digits, such as #1e3a8a',
  ],
  [{ colours: { light: { primery: '#1e3a8a' } } }, 'colours.light.primery is not known'],
  [{ logo: { light: '../../etc/passwd' } }, 'logo.light must be the name of a .svg or .png file beside brand.json'],
  [{ logo: { light: 'a/b.svg' } }, 'logo.light must be the name of a .svg or .png file beside brand.json'],
  [{ icon: '.svg' }, 'icon must be the name of a .svg or .png file beside brand.json'],
  [{ appIcons: ['icon.svg'] }, 'appIcons[0] must be the name of a .png file beside brand.json'],
  [
    { companies: [{ name: 'Suo Oy', businessId: '1234567-2' }] },
    'companies[0].businessId must be a business id, such as 1572860-0',
  ],
  [{ companies: [] }, 'companies must be a list of 1 to 20 companies'],
  [{ controller: { name: 'Suo Oy', email: 'suo' } }, 'controller.email must be an e-mail address'],
  [[], 'brand.json must be an object'],
])('issue 10, own face: %j is refused by the name of its key', (given, fault) => {
  expect(faultsOf(given)).toEqual([fault])
})

test('issue 10, own face: faults of the file, of its pictures and of its colours are told at once, each once', () => {
  const colours = { light: { primary: '#7aa2ff', onPrimary: '#ffffff' }, dark: { primery: '#1e3a8a' } }
  const companies = [{ name: '', businessId: '1234567-2' }]
  const logo = { light: '../logo.svg', dark: 'none.svg', outdoor: 'none.svg' }
  const faults = refused({ colour: {}, companies, logo, appIcons: ['a.svg', 'gone.png'], colours })
  expect(faults).toHaveLength(new Set(faults).size)
  expect(faults.filter((fault) => !fault.includes('has a contrast')).toSorted()).toEqual([
    'appIcons[0] must be the name of a .png file beside brand.json',
    'colour is not known',
    'colours.dark.primery is not known',
    'companies[0].businessId must be a business id, such as 1572860-0',
    'companies[0].name must be one line of 1 to 120 characters, without < > " or \\',
    'gone.png is not there',
    'logo.light must be the name of a .svg or .png file beside brand.json',
    'none.svg is not there',
  ])
  expect(faults).toContainEqual(expect.stringMatching(/^colours\.light: onPrimary #ffffff on primary #7aa2ff/))
})

test('issue 10, own face: a colour that cannot be read takes only what hangs on it out of the judging', () => {
  const unread = 'colours.light.primary must be a colour of six digits, such as #1e3a8a'
  expect(refused({ colours: { light: { primary: 'blue', onPrimary: '#ffffff' } } })).toEqual([unread])
  expect(refused({ colours: { light: { primary: 'blue', link: '#eeeeee' } } })).toEqual([
    unread,
    expect.stringMatching(/^colours\.light: link #eeeeee on surface /),
    expect.stringMatching(/^colours\.light: link #eeeeee on bg /),
  ])
  expect(refused({ colours: { light: 'blue' }, icon: 'none.svg' })).toEqual([
    'colours.light must be an object of colours',
    'none.svg is not there',
  ])
})

test('issue 10, own face: what is no JSON is said to be none', () => {
  expect(parseBrandFile('{ "name": }')).toEqual([expect.stringMatching(/^brand\.json is no JSON: /)])
})

const svg = (inside: string, root = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`

test.each([
  [svg('<script>alert(1)</script>'), 'logo.svg holds <script>'],
  [svg('<path onclick="alert(1)" d="M0 0"/>'), 'logo.svg holds the attribute onclick'],
  [svg('<foreignObject><p/></foreignObject>'), 'logo.svg holds <foreignObject>'],
  [svg('<a href="javascript:alert(1)"/>'), 'logo.svg holds <a>'],
  [svg('<use href="https://evil.example/x.svg#a"/>'), 'logo.svg refers to https://evil.example/x.svg#a'],
  [
    svg('<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    'logo.svg refers to data:image/svg+xml;base64,PHN2Zz4=',
  ],
  [svg('<rect style="fill:url(https://evil.example/x)"/>'), 'logo.svg has styles that fetch something'],
  [svg('<style>@import "https://evil.example/x.css";</style>'), 'logo.svg has styles that fetch something'],
  [svg('<style><![CDATA[a{b:u\\72l(x)}]]></style>'), 'logo.svg has styles that fetch something'],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`, 'logo.svg holds a <!DOCTYPE>'],
  [`<?xml-stylesheet href="x.css"?>${svg('')}`, 'logo.svg holds a processing instruction'],
  [svg('', 'width="100%"'), 'logo.svg says no size: it needs a viewBox'],
  ['<html/>', 'logo.svg does not begin with <svg>'],
  [Buffer.from([0xff, 0xfe, 0x00]), 'logo.svg is not written in UTF-8'],
  ['x'.repeat(102_401), 'logo.svg has 102401 bytes, and at most 102400 are taken'],
])('issue 10, own face: a hostile or unfit drawing is refused (%#)', (content, fault) => {
  expect(refused({}, { 'logo.svg': content })).toContain(fault)
})

test('issue 10, own face: a drawing with colours and marks of its own is taken', () => {
  const drawn = svg(
    '<defs><linearGradient id="a"/></defs><style>.b{fill:url(#a)}</style><rect class="b" fill="url(#a)"/>',
  )
  expect(refused({}, { 'logo.svg': `<?xml version="1.0"?>${drawn}` })).toEqual([])
})

test('issue 10, own face: pictures that are not there, links, and what only calls itself a picture are refused at once', () => {
  const folder = folderWith({ icon: 'none.svg' }, { 'icon-192.png': 'GIF89a' })
  rmSync(join(folder, 'logo.svg'))
  symlinkSync('/etc/hostname', join(folder, 'logo.svg'))
  expect(() => readBrand(folder)).toThrow(
    /logo\.svg is a link, and only plain files are taken\n.*none\.svg is not there\n.*icon-192\.png is no PNG/,
  )
})

test('issue 10, own face: an icon is square, and one for telephones is large', () => {
  expect(refused({ icon: 'logo.svg' })).toEqual(['logo.svg is 132 × 64, and an icon is as wide as it is high'])
  const small = Buffer.from(readFileSync(join(example, 'icon-192.png')))
  small.writeUInt32BE(96, 16)
  small.writeUInt32BE(96, 20)
  expect(refused({}, { 'icon-192.png': small })).toEqual(['icon-192.png is 96 pixels wide, and 192 are needed'])
})

test('FRONT-09, issue 10, own face: the colours beside which a brand is calculated are those of the style sheets', () => {
  for (const theme of ['light', 'dark', 'outdoor'] as const) {
    const read = (file: string) =>
      readFileSync(new URL(`../../../web/kernel/ui/tokens/${file}.css`, import.meta.url), 'utf8')
    const sheets = theme === 'light' ? read('light') : read('light') + read(theme)
    const declared = new Map([...sheets.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
    const declaredAs = (name: string | undefined): string | undefined => {
      const value = declared.get(name)
      const other = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1]
      return other === undefined ? value : declaredAs(other)
    }
    for (const [name, value] of Object.entries(defaultTokens[theme]))
      expect(declaredAs(name), `${theme} ${name}`).toBe(value)
  }
})
