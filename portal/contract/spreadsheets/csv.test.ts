import { expect, test } from 'vitest'
import { byteOrderMark, csvLine } from './csv.ts'

test('R57: a line has its cells between semicolons, texts in quotes, numbers as they are', () => {
  expect(csvLine(['Aino', 5, ''])).toBe('"Aino";5;""\r\n')
  expect(csvLine(['Kuljetus "Suo"; Oy', 'a\nb'])).toBe('"Kuljetus ""Suo""; Oy";"a\nb"\r\n')
  expect(byteOrderMark).toBe('\u{feff}')
})

test.each(['=SUM(A1)', '+1', '-1', '@x', '\tx', '\rx', '\nx', '\0x', '＝1', '＋1', '－1', '＠x'])(
  'R57: a text that a spreadsheet would calculate gets an apostrophe: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

test('R57: such a sign within a text does no harm, nor a negative number', () => {
  expect(csvLine(['a=b+c@d', -1])).toBe('"a=b+c@d";-1\r\n')
})
