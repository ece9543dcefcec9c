import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import type { TestAnswer, TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedProduct } from '../../contract/index.ts'
import {
  giveProductImage,
  keepProductImage,
  productImageMost,
  readProduct,
  removeProductImage,
  saveProduct,
  searchProducts,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, newProduct, nothing, peat, pngFile, pngOf, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let customer: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  customer = await enterAs(portal, 'customer')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { bulk, screened, seller } = peat.biolan
/** Two pixels, the name of a place and a position in its EXIF, and words after its end. */
const jpeg = Buffer.concat([
  Buffer.from(
    '/9j/4QEuRXhpZgAASUkqAAgAAAAJAA4BAgAQAAAAkgAAAA8BAgAIAAAAigAAABIBAwABAAAAAQAAABoBBQABAAAAegAAABsBBQABAAAAggAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAogAAACWIBAABAAAA8AAAAAAAAAA4YwAA6AMAADhjAADoAwAAUHVoZWxpbgBTYWxhaW5lbiBwYWlra2EABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAAIAAAADoAQAAQAAAAEAAAAAAAAAAgABAAIAAgAAAE4AAAACAAUAAwAAAA4BAAAAAAAAPgAAAAEAAAAeAAAAAQAAAAAAAAABAAAA/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBtUVdfYmdoZz5NcXlwZHhcZWdj/9sAQwEREhIYFRgvGhovY0I4QmNjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj/8AAEQgAAQACAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCZAHBf/9k=',
    'base64',
  ),
  Buffer.from('<script>Perässä</script>'),
])

/** Whatever the header says of the bytes. */
function put({ token }: PeatPerson, id: string, body: Uint8Array): Promise<TestAnswer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  return portal.send('POST', keepProductImage.path.replace('{id}', id), { body, headers })
}

const given = (person: PeatPerson, id: string, image: string) => person.ask(giveProductImage, { id, image })
const imageOf = async (id: string) => {
  const { product } = (await office.ask(readProduct, { id })).body as { product: { image: string | null } }
  return product.image
}

test('Kuivikemyynti 2.2: the office puts, changes and removes a product’s picture, and who sees the product sees it', async () => {
  const first = String((await put(office, bulk, pngOf('säkki'))).body['image'])
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  const listed = (await customer.ask(searchProducts, {})).body['rows'] as ListedProduct[]
  expect(listed.map(({ id, image }) => [id === bulk, image])).toContainEqual([true, first])
  const seen = await given(customer, bulk, first)
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(seen.headers.get('content-disposition')).toBe('attachment; filename="product.png"')

  await using live = await openLiveStream(portal.address, customer.token)
  const changed = await put(office, bulk, jpeg)
  const second = String(changed.body['image'])
  await expect
    .poll(() => live.events.filter(({ topic }) => topic === 'peatsale:registers').map(({ ids }) => ids), {
      timeout: 60_000,
    })
    .toEqual([[bulk]])
  expect(await imageOf(bulk)).toBe(second)
  expect((await given(customer, bulk, second)).headers.get('content-type')).toBe('image/jpeg')
  // A page that has not heard of it yet gets nothing instead of another picture.
  expect((await given(customer, bulk, first)).body.value).toBe('not_found')
  // The same once more, and a product saved meanwhile: the picture stays.
  expect((await put(office, bulk, jpeg)).body['image']).toBe(second)
  const edited = { ...newProduct, id: bulk, seller, version: 1, hRange: 'H2' }
  expect((await office.ask(saveProduct, edited)).status).toBe(200)
  expect(await imageOf(bulk)).toBe(second)

  expect((await office.ask(removeProductImage, { id: bulk })).status).toBe(200)
  expect((await office.ask(removeProductImage, { id: bulk })).status).toBe(200)
  expect(await imageOf(bulk)).toBeNull()
  expect((await given(customer, bulk, second)).body.value).toBe('not_found')
})

test('R66, R01: a picture is put and removed by the product’s own office alone, and not shown to whom the product is not', async () => {
  const image = String((await put(office, screened, pngOf('seulottu'))).body['image'])
  const foreign = pngOf('vieras')
  expect((await put(otherOffice, screened, foreign)).body.value).toBe('not_found')
  expect((await put(office, nothing, foreign)).body.value).toBe('not_found')
  expect((await put(customer, screened, foreign)).body.value).toBe('forbidden')
  expect((await otherOffice.ask(removeProductImage, { id: screened })).body.value).toBe('not_found')
  expect((await customer.ask(removeProductImage, { id: screened })).body.value).toBe('forbidden')
  expect((await given(otherOffice, screened, image)).body.value).toBe('not_found')
  const member = await enterAs(portal, 'member')
  expect((await given(member, screened, image)).body.value).toBe('not_found')
  // Under the name of a product that they do see, neither.
  expect((await given(otherOffice, peat.novarbo.screened, image)).body.value).toBe('not_found')
  expect((await given(customer, screened, image)).status).toBe(200)

  const only = (allowed: readonly string[]) =>
    writePeat(portal, (own) =>
      own
        .updateTable('peatsale_customer_link')
        .set({ allowed_products: JSON.stringify(allowed) })
        .where('id', '=', peat.kalliorinne.link)
        .execute(),
    )
  await only([bulk])
  expect((await given(customer, screened, image)).body.value).toBe('not_found')
  await only([])
  const sold = (active: 0 | 1) =>
    writePeat(portal, (own) => own.updateTable('peatsale_product').set({ active }).where('id', '=', screened).execute())
  await sold(0)
  expect((await given(customer, screened, image)).body.value).toBe('not_found')
  expect((await given(office, screened, image)).status).toBe(200)
  await sold(1)
})

test.each([
  ['a drawing that can hold a script', Buffer.from('<svg onload="alert(1)"/>'), 'unsupported_media_type'],
  ['a PDF that is called a picture', Buffer.from('%PDF-1.7 …'), 'unsupported_media_type'],
  ['nothing', Buffer.alloc(0), 'unsupported_media_type'],
  ['what only begins as a picture', Buffer.from('\x89PNG\r\n\x1a\nkuva', 'latin1'), 'unsupported_media_type'],
  [
    'a small file of 60 000 × 60 000 pixels',
    pngFile({ width: 60_000, height: 60_000 }, deflateSync(Buffer.alloc(100))),
    'unsupported_media_type',
  ],
  ['more than a picture may be', Buffer.concat([pngOf(''), Buffer.alloc(productImageMost)]), 'payload_too_large'],
] as const)('R55: %s is refused, and the picture that was there stays', async (_, bytes, code) => {
  const image = await imageOf(screened)
  expect((await put(office, screened, bytes)).body.value).toBe(code)
  expect(image).not.toBeNull()
  expect(await imageOf(screened)).toBe(image)
})

test('R55: a picture is drawn again: what the file held besides the pixels is not kept', async () => {
  expect(jpeg.toString('latin1')).toMatch(/Salainen paikka.*<script>/s)
  const image = String((await put(office, bulk, jpeg)).body['image'])
  const kept = (await given(customer, bulk, image)).text
  expect(kept).not.toMatch(/Exif|Salainen|Puhelin|script/)
  const wide = pngFile({ width: 2560, height: 20 }, deflateSync(Buffer.alloc(2561 * 20)))
  const small = String((await put(office, bulk, wide)).body['image'])
  const { body } = await portal.host.files.of('peatsale').open(small)
  const head = (await buffer(body)).subarray(16, 24)
  expect([head.readUInt32BE(0), head.readUInt32BE(4)]).toEqual([1280, 10])
})

const usesOf = async (image: string) => {
  const uses = portal.host.database.reading.selectFrom('file_use').select('owner').where('sha256', '=', image)
  return (await uses.orderBy('owner').execute()).map(({ owner }) => owner).filter((owner) => owner !== 'peatsale:')
}

test('GEN-13: a picture is used while a product has it: what none has any more is left to be swept', async () => {
  const { bales } = peat.biolan
  const shared = String((await put(office, bulk, pngOf('molemmilla'))).body['image'])
  await put(office, bales, pngOf('molemmilla'))
  expect(await usesOf(shared)).toEqual([`peatsale:product:${bulk}`, `peatsale:product:${bales}`])
  await put(office, bulk, jpeg)
  expect(await usesOf(shared)).toEqual([`peatsale:product:${bales}`])
  await office.ask(removeProductImage, { id: bales })
  expect(await usesOf(shared)).toEqual([])
  // Somebody who would put it elsewhere now puts it as new.
  expect((await put(office, bales, pngOf('molemmilla'))).body['image']).toBe(shared)
})

test('Kuivikemyynti 2.2: of two that put a picture at once one is left, and nothing of the other is kept in use', async () => {
  const names = await Promise.all([pngOf('yksi'), pngOf('kaksi')].map((bytes) => put(office, bulk, bytes)))
  const image = await imageOf(bulk)
  const [left, lost] = names.map(({ body }) => String(body['image'])).toSorted((name) => (name === image ? -1 : 1))
  expect(left).toBe(image)
  expect(await usesOf(String(left))).toEqual([`peatsale:product:${bulk}`])
  expect(await usesOf(String(lost))).toEqual([])
})
