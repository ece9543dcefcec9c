import { expect, test } from 'vitest'
import { auditActions } from '../../../contract/audit/actions.ts'
import { adminedit as englishEditor } from '../../kernel/texts/en/adminedit.ts'
import { adminsystem as englishSystem } from '../../kernel/texts/en/adminsystem.ts'
import { adminedit as finnishEditor } from '../../kernel/texts/fi/adminedit.ts'
import { adminsystem as finnishSystem } from '../../kernel/texts/fi/adminsystem.ts'
import { fields } from '../../kernel/texts/fi/fields.ts'
import { lookUpText } from '../../kernel/texts/look-up.ts'
import { detailsInWords } from './audit-details.ts'
import { actorWords } from './audit-words.ts'

/** Finnish, with the names of fields; values of people are told by `value-words`, whose own names are marked here. */
const tongue = {
  language: 'fi',
  texts: finnishSystem,
  fieldName: (field: string) => lookUpText(fields, field),
  valueWords: (field: string, value: unknown) => `${field}(${String(value)})`,
} as const
const told = (action: string, details: object, target = '') =>
  detailsInWords({ action, details: JSON.parse(JSON.stringify(details)), target }, tongue)
const change = (field: string, before: unknown, after: unknown) => ({ changes: [{ field, before, after }] })

test.each([
  ['savesystemsettings', change('siteTitle', 'Vanha', 'Uusi'), 'Sivuston nimi: siteTitle(Vanha) → siteTitle(Uusi)'],
  [
    'savesystemsettings',
    change('postalCodeRule', 'strict', 'fivedigits'),
    'Postinumeron muoto: Vain numeroita, ei nollaa alussa → Viisi numeroa',
  ],
  [
    'savesystemsettings',
    change('accessibilityDate', '2026-01-05', '2026-10-05'),
    'Saavutettavuusselosteen päiväys: 5.1.2026 → 5.10.2026',
  ],
  [
    'savesystemsettings',
    change('accessibilityDate', '', '2026-10-05'),
    'Saavutettavuusselosteen päiväys: accessibilityDate() → 5.10.2026',
  ],
  ['saveapplication', change('isactive', true, false), 'Käytössä: isactive(true) → isactive(false)'],
  ['saveapplication', change('groups', 'all', ['biolan']), 'Näkyy ryhmille: kaikki → usergroups(biolan)'],
  ['adduser', change('city', null, 'Kuopio'), 'Postitoimipaikka: city(Kuopio)'],
  ['saveuser', change('transportcompany', 'c1', 'c2'), 'Kuljetusyritys: transportcompany(c1) → transportcompany(c2)'],
  ['saveownsettings', { fields: ['city', 'password'] }, 'Postitoimipaikka | Salasana'],
  ['login', { why: 'user_not_verified' }, 'Sähköpostiosoitetta ei ole vahvistettu'],
  ['endpersonsessions', { ended: 3 }, 'Päätettyjä istuntoja: 3'],
  ['endpersonsession', { device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }, 'Laite: Firefox, Windows'],
  [
    'planshutdown',
    { from: '2026-10-05T11:05:00.000Z', to: '2026-10-05T12:05:00.000Z' },
    '5.10.2026 klo\u00A014.05 – 5.10.2026 klo\u00A015.05',
  ],
  ['importusers', { added: 5, skipped: 2 }, 'Lisätty 5, ohitettu 2'],
  [
    'exportusers',
    { format: 'csv', filter: { find: 'metsä', company: 'c1', view: 'all' } },
    'CSV | Haku: metsä | Yritys: transportcompany(c1)',
  ],
  [
    'exportaudit',
    { filter: { from: '2026-10-05T11:05:00.000Z', result: 'refused' } },
    'Alkaen: 5.10.2026 klo\u00A014.05 | Tulos: Torjuttu',
  ],
  ['deleteuser', { company: true, pricelist: true }, 'Poistettiin myös: yritystiedot, hinnastotiedot'],
  ['resendletter', { template: 'verify' }, 'Sähköpostin vahvistus'],
  ['resenddeadletters', { letters: 12 }, '12 kirjettä'],
  ['handlefeedback', { ids: ['a', 'b'] }, '2 palautetta'],
  ['claimactor', { call: 'saveUser' }, 'Pyyntö: saveUser'],
])('R41: %s tells its details in words', (action, details, words) => {
  expect(told(action, details).join(' | ')).toBe(words)
})

test('R41: a rename tells the former name, and how many it concerns', () => {
  expect(told('renamecompany', { before: 'Vanha', users: 2, applications: 1 }, 'Uusi')).toEqual([
    'Yrityksen nimi: Vanha → Uusi',
    '2 käyttäjää',
  ])
})

test('R41: commands and the portal itself are named, strangers are strangers', () => {
  expect(['console', 'portal', '', 'maija.metsa'].map((actor) => actorWords(actor, finnishSystem))).toEqual([
    'Palvelimen komento',
    'Portaali',
    'Tuntematon',
    'maija.metsa',
  ])
})

test('R41: an action of another version is told without details', () => {
  expect(told('frobnicate', { changes: 1 })).toEqual([])
})

test('R41: every action of the log has words in both languages', () => {
  const wordless = (system: object, editor: object) =>
    Object.keys(auditActions).filter((action) => !(`audit_${action}` in system) && !(`history_${action}` in editor))
  expect(wordless(finnishSystem, finnishEditor)).toEqual([])
  expect(wordless(englishSystem, englishEditor)).toEqual([])
})
