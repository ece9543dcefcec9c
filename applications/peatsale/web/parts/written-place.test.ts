import { expect, test } from 'vitest'
import { readPlace, writtenPlace } from './written-place.ts'

const kauhava = { lat: 62_871_200, lon: 23_203_400 }

test.each(['62,8712 23,2034', '62.8712, 23.2034', '62.8712,23.2034', ' 62,8712; 23,2034 ', 'N 62.8712° E 23.2034°'])(
  'Kuivikemyynti 2.2: the place "%s" is read as maps write it',
  (text) => {
    expect(readPlace(text)).toEqual(kauhava)
  },
)

test('Kuivikemyynti 2.2: nothing is no place, what is no place is refused, and what is written is read again', () => {
  expect(readPlace('  ')).toBeNull()
  for (const text of ['Kauhava', '62,8712', '62,8712 23,2034 5', '1e9 2']) {
    expect(readPlace(text)?.lat).toBeGreaterThan(90_000_000)
  }
  for (const place of [kauhava, { lat: -1, lon: 180_000_000 }, { lat: 63_000_000, lon: 0 }]) {
    expect(readPlace(writtenPlace(place))).toEqual(place)
  }
})
