import { expect, test } from 'vitest'
import { givenDeclarations } from './given-declarations.ts'

const row = (kind: 'no_notifiable_disease' | 'no_foreign_objects', isGiven: boolean) => ({
  ...{ kind, isGiven, by: 'Aino Isäntä', byTelephone: '', words: '' },
  at: '2026-10-05T06:00:00.000Z',
})

test('lanta-appi 3.2: a declaration that was given and revoked afterwards is not in force, until it is given again', () => {
  const given = [row('no_notifiable_disease', true), row('no_foreign_objects', true)]
  const revoked = [row('no_notifiable_disease', false), ...given]
  expect(givenDeclarations(revoked)).toEqual(['no_foreign_objects'])
  expect(givenDeclarations([row('no_notifiable_disease', true), ...revoked]).toSorted()).toEqual([
    'no_foreign_objects',
    'no_notifiable_disease',
  ])
})
