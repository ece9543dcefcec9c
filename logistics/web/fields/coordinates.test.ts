import { expect, test } from 'vitest'
import { readPlace, writePlace } from './coordinates.ts'

test.each([
  ['63.1012, 23.0431'],
  ['63,1012, 23,0431'],
  ['63,1012 23,0431'],
  ['63.1012,23.0431'],
  ['63.1012;23.0431'],
  [' 63.1012°N  23.0431°E '],
  ['N 63.1012° E 23.0431°'],
  ['63.1012° N, 23.0431° E'],
  [' 63,1012; 23,0431 '],
  ['+63.10120000, +23.04310000'],
])('Kuivikemyynti 2.2: a place is read from "%s"', (text) => {
  expect(readPlace(text)).toEqual({ lat: 63_101_200, lon: 23_043_100 })
})

test.each([
  ['63.1012'],
  ['63.1012, 23.0431, 5'],
  ['91, 23'],
  ['63, 181'],
  ['Tallitie 5'],
  ['63.1012, itä'],
  ['1e9 2'],
  ['62,8712'],
  [''],
])('Kuivikemyynti 2.2: "%s" is no place', (text) => {
  expect(readPlace(text)).toBeUndefined()
})

test('Kuivikemyynti 2.2: a place that is written is read as the same one', () => {
  for (const place of [
    { lat: 63_101_234, lon: 23_043_100 },
    { lat: -1, lon: 0 },
    { lat: 60_000_000, lon: -25_500_000 },
  ]) {
    expect(readPlace(writePlace(place))).toEqual(place)
  }
})
