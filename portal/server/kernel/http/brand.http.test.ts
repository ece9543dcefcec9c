/** Issue 10, own face: what a brand in DATA_DIR/brand makes of the portal, through its front door. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const example = fileURLToPath(new URL('../../../../docs/brand-example', import.meta.url))
const builtPage = `<!doctype html><html lang="fi"><head><title>Kuivike- ja lantapalvelut</title>
<meta name="theme-color" content="#2b2119" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head>
<body><span>Kuivike- ja lantapalvelut</span></body></html>`

let portal: TestPortal
let web: string

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'brand-web-'))
  writeFileSync(join(web, 'index.html'), builtPage)
  writeFileSync(
    join(web, 'manifest.webmanifest'),
    JSON.stringify({ name: 'Kuivike- ja lantapalvelut', display: 'standalone' }),
  )
  writeFileSync(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(web, 'csp.json'), JSON.stringify({ scripts: [], styles: ['sha256-built'] }))
  portal = await startTestPortal({ webFolder: web })
})
afterAll(async () => {
  await portal[Symbol.asyncDispose]()
  rmSync(web, { recursive: true })
})

const folder = () => join(portal.place.dataDir, 'brand')

/** The example with changes to its brand.json, in use after a new start. */
async function wear(changes: object = {}): Promise<void> {
  rmSync(folder(), { recursive: true, force: true })
  cpSync(example, folder(), { recursive: true })
  const given: object = JSON.parse(readFileSync(join(example, 'brand.json'), 'utf8'))
  writeFileSync(join(folder(), 'brand.json'), JSON.stringify({ ...given, ...changes }))
  await portal.restart()
}

async function takeOff(): Promise<void> {
  rmSync(folder(), { recursive: true, force: true })
  await portal.restart()
}

async function mainRecord() {
  const { body } = await portal.ask(portalCalls.readPublicData, {})
  return (body['maindata'] as Record<string, unknown>[])[0] ?? {}
}

test('without a folder, and with an empty one, the page is the built one and nothing tells of a brand', async () => {
  mkdirSync(folder())
  await portal.restart()
  const { text, headers } = await portal.send('GET', '/')
  expect(text).toBe(builtPage)
  expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-built';")
  expect(await mainRecord()).not.toHaveProperty('brand')
  expect((await portal.send('GET', '/brand/logo-light.svg')).status).toBe(404)
})

test('the page has the name, icon, colours and logo of the brand, its style by a hash in its policy', async () => {
  await wear()
  const { text, headers } = await portal.send('GET', '/')
  expect(text).toContain('<title data-en="Suonkorpi Deliveries">Suonkorven toimitukset</title>')
  expect(text).toContain('<span>Suonkorven toimitukset</span>')
  expect(text).toContain('<meta name="theme-color" content="#0f1f4d" />')
  expect(text).toMatch(/<link rel="icon" href="\/brand\/icon\.[0-9a-f]{16}\.svg" type="image\/svg\+xml" \/>/)
  expect(text).toMatch(/<link rel="apple-touch-icon" href="\/brand\/app-icon-1\.[0-9a-f]{16}\.png" \/>/)
  const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? ''
  for (const theme of [
    /:root,\[data-theme=light\]\{[^}]*--primary:#1e3a8a/,
    /dark\]\{[^}]*--primary:#9db8ff/,
    /outdoor\]\{[^}]*--primary:#00205b/,
  ]) {
    expect(style).toMatch(theme)
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  expect(headers.get('content-security-policy')).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
  expect(text).not.toContain('<script')
  expect(headers.get('cache-control')).toBe('no-cache')
  const again = await portal.send('GET', '/', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await portal.send('HEAD', '/')).status).toBe(200)
})

test('the page goes out compressed to whoever takes that, and plain to others', async () => {
  const answers = await Promise.all(['gzip, br', 'br;q=0, identity'].map(raw))
  expect(answers.map(({ encoding }) => encoding)).toEqual(['br', undefined])
  const [packed, plain] = answers.map(({ bytes }) => bytes)
  expect(brotliDecompressSync(packed ?? Buffer.alloc(0)).toString()).toBe(plain?.toString())
})

test('each picture stands under a hash of its content for ever, can run nothing, and an older hash is asked for again', async () => {
  const { text } = await portal.send('GET', '/')
  const address = /url\((\/brand\/logo-dark\.[^)]+)\)/.exec(text)?.[1] ?? ''
  const picture = await portal.send('GET', address)
  expect(picture.text).toBe(readFileSync(join(example, 'logo-dark.svg'), 'utf8'))
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
  const older = await portal.send('GET', '/brand/logo-dark.0123456789abcdef.svg')
  expect([older.status, older.headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

test('R56: nothing but the pictures that are named is answered below /brand', async () => {
  for (const path of [
    '/brand/',
    '/brand/brand.json',
    '/brand/icon.svg.br',
    '/brand/..%2fsecret.key',
    '/brand/%2e%2e%2fsecret.key',
    '/brand/..%5csecret.key',
    '/brand/logo.svg/../../secret.key',
    '/brand/__proto__',
    '/brand/logo-dark.0123456789abcdef.svg%00.png',
  ]) {
    expect((await portal.send('GET', path)).status, path).toBe(404)
  }
})

test('the manifest names the brand and its icons', async () => {
  const { body, headers } = await portal.send('GET', '/manifest.webmanifest')
  expect(headers.get('content-type')).toContain('application/manifest+json')
  expect(body).toMatchObject({
    name: 'Suonkorven toimitukset',
    short_name: 'Suonkorpi',
    display: 'standalone',
    theme_color: '#0f1f4d',
    icons: [
      { sizes: 'any', type: 'image/svg+xml' },
      { sizes: '192x192', type: 'image/png' },
      { sizes: '512x512', type: 'image/png' },
    ],
  })
})

test('the public data name the brand in both languages, its controller and companies', async () => {
  expect(await mainRecord()).toMatchObject({
    name: 'Suonkorven toimitukset',
    brand: {
      logo: true,
      names: { fi: 'Suonkorven toimitukset', en: 'Suonkorpi Deliveries' },
      controller: { name: 'Suonkorpi Oy', businessid: '1234567-1', dataprotection: { name: 'Aino Turvetsalo' } },
      companies: [{ name: 'Suonkorpi Oy' }, { name: 'Korven Kuljetus Oy', businessid: '7654321-2' }],
    },
  })
})

test('CONST-14: a title that a superadmin saves goes over the brand’s name, and the brand’s own brings both back', async () => {
  await portal.set({ siteTitle: 'Korven portaali' })
  expect(await mainRecord()).toMatchObject({
    name: 'Korven portaali',
    brand: { names: { fi: 'Korven portaali', en: 'Korven portaali' } },
  })
  await portal.set({ siteTitle: 'Suonkorven toimitukset' })
  expect(await mainRecord()).toMatchObject({ brand: { names: { en: 'Suonkorpi Deliveries' } } })
  await portal.set({ siteTitle: 'Kuivike- ja lantapalvelut' })
  expect(await mainRecord()).toMatchObject({ name: 'Suonkorven toimitukset' })
})

test('letters come from the brand in the reader’s language, in its colours, and end with the company behind it', async () => {
  for (const [language, name, id] of [
    ['fi', 'Suonkorven toimitukset', 'Suonkorpi Oy, Y-tunnus 1234567-1, Korpitie 1, 99999 Suonkorpi'],
    ['en', 'Suonkorpi Deliveries', 'Suonkorpi Oy, Business ID 1234567-1, Korpitie 1, 99999 Suonkorpi'],
  ] as const) {
    const person = await portal.person({ language })
    await portal.ask(portalCalls.requestReset, { username: person.username })
    const letter = await portal.letterTo(person.email)
    expect(letter.from.replaceAll('"', '')).toBe(`${name} <portal@portal.test>`)
    expect(letter.text).toContain(id)
    expect(letter.text).toMatch(new RegExp(`(Terveisin|Regards,) ${name}\\.`))
    expect(letter.html).toContain('background:#0f1f4d;color:#f8faff')
    expect(letter.html).toContain('.press{background:#9db8ff!important;color:#0a1a45!important}')
    expect(letter.html).not.toMatch(/<img|#2b2119|#1e5635/)
  }
})

test('superadmins see which brand is in use', async () => {
  const superadmin = await signedIn(portal, { groups: ['superadmin'] })
  const { body } = await superadmin.ask(administrationCalls.readSystemState, {})
  expect(body['state']).toMatchObject({
    brand: { name: 'Suonkorven toimitukset', mark: expect.stringMatching(/^[0-9a-f]{8}$/) },
  })
})

test('a brand that only names companies leaves page, manifest and letters as they are', async () => {
  await wear({
    name: undefined,
    sender: undefined,
    logo: undefined,
    icon: undefined,
    appIcons: undefined,
    colours: undefined,
    shortName: undefined,
  })
  const { text } = await portal.send('GET', '/')
  expect(text.replace(' data-en="Kuivike- ja lantapalvelut"', '')).toBe(builtPage)
  expect(await mainRecord()).toMatchObject({ name: 'Kuivike- ja lantapalvelut', brand: { logo: false } })
})

test.each([
  ['an unknown key', { colour: '#fff' }, 'colour is not known'],
  [
    'colours that cannot be read',
    { colours: { light: { primary: '#dddddd', onPrimary: '#ffffff' } } },
    'colours.light: onPrimary #ffffff on primary #dddddd has a contrast of 1.35 and needs 4.5; the nearest that passes:',
  ],
  [
    'a picture elsewhere',
    { logo: { light: '../secret.key' } },
    'logo.light must be the name of a .svg or .png file beside brand.json',
  ],
  ['a picture that is not there', { icon: 'none.png' }, 'none.png is not there'],
])('a start with %s ends with words that name it', async (_, changes, fault) => {
  await expect(wear(changes)).rejects.toThrow(fault)
})

test('a folder with pictures and no brand.json is refused, and without the folder the portal starts with its own face', async () => {
  rmSync(join(folder(), 'brand.json'))
  await expect(portal.restart()).rejects.toThrow('brand.json is not there')
  await takeOff()
  expect((await portal.send('GET', '/')).text).toBe(builtPage)
})

function raw(accepted: string): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${portal.address}/`, { headers: { 'accept-encoding': accepted } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
