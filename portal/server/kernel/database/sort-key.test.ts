import { expect, test } from 'vitest'
import { finnishSortKey, folded, likeFragment, searchText } from './sort-key.ts'

const byBytes = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right))

test('ADMIN-USERS-14, OPS-08: the plain order of keys is the Finnish order of names', () => {
  const names = [
    'Öhman',
    'Ähtäri',
    'Ågren',
    'Zorro',
    'aalto',
    'Aho',
    'Émile',
    'Eriksson',
    'Über',
    'Uski',
    'Lehto A',
    'Lehtonen',
  ]

  const sorted = names.toSorted((left, right) => byBytes(finnishSortKey(left), finnishSortKey(right)))

  expect(sorted).toEqual([
    'aalto',
    'Aho',
    'Émile',
    'Eriksson',
    'Lehto A',
    'Lehtonen',
    'Über',
    'Uski',
    'Zorro',
    'Ågren',
    'Ähtäri',
    'Öhman',
  ])
})

test('OPS-08: one name has one key, however it is written', () => {
  expect(finnishSortKey('ÄHTÄRI'.normalize('NFD'))).toBe(finnishSortKey('ähtäri'))
  expect(finnishSortKey('  Aho,\t Aino ')).toBe('aho aino')
  expect(finnishSortKey('a{b|c}d')).toBe(finnishSortKey('aåbäcöd'))
})

test('OPS-08: an accent goes and leaves the letter, a sign parts two words, and the Nordic letters stand with the Finnish', () => {
  expect(finnishSortKey('Élodie')).toBe('elodie')
  expect(finnishSortKey('Meri-Tuuli')).toBe('meri tuuli')
  expect([finnishSortKey('Ærø'), finnishSortKey('Ørsted')]).toEqual([finnishSortKey('ärö'), finnishSortKey('örsted')])
})

test('ADMIN-USERS-05: a fragment is found as it is typed, without regard to case; signs of a pattern are signs', () => {
  expect(searchText(['Äiti', '', 'Aho'])).toBe('äiti\naho')
  expect(likeFragment('50%_\\Ä')).toBe('%50\\%\\_\\\\ä%')
})

test('ADMIN-USERS-04: accents and foreign letters are folded, the Finnish ones are not', () => {
  const pairs = [
    'Élodie elodie',
    'Straße strasse',
    'STRAẞE strasse',
    'İstanbul istanbul',
    'Łukasz lukasz',
    'ΟΔΟΣ οδοσ',
    'Søren sören',
    'Ægir ägir',
    'Đorđe dorde',
    'Sigurður sigurdur',
    'Þór thor',
    'Lefœuvre lefoeuvre',
    'Yıldız yildiz',
  ]
  for (const pair of pairs) {
    const [name = '', typed] = pair.split(' ')
    expect(folded(name)).toBe(typed)
    expect(folded(name.normalize('NFD'))).toBe(typed)
  }
  for (const letter of 'åäö') expect(folded(letter.toUpperCase().normalize('NFD'))).toBe(letter)
})
