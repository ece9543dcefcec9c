import { expect, test } from 'vitest'
import { AlertFields, AnalysisFields, FarmFields, FarmLinkFields, StoreFields } from '../index.ts'

const [account, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const signed = { from: '2026-01-01', to: '2027-12-31', signedOn: '2025-12-15' }
const good = {
  farm: {
    schema: FarmFields,
    data: {
      account,
      keepingPlaces: [{ id: 'FI000012345', municipality: 'Säkylä' }],
      species: [{ species: 'broiler', places: 45_000 }],
      vat: [{ from: '2026-01-01', liable: true }],
    },
  },
  link: {
    schema: FarmLinkFields,
    data: {
      ...{ company: other, account, farmNumber: '1042', tags: ['broilerit'], paymentTermDays: 14 },
      ...{ invoicingName: '', invoicingStreet: '', invoicingPostalCode: '', invoicingCity: '', eInvoiceAddress: '' },
      ...{ eInvoiceOperator: '', notes: '', selfBilling: signed, contract: { ...signed, kgPerYear: 900_000 } },
    },
  },
  store: {
    schema: StoreFields,
    data: {
      ...{ account, site: other, name: 'Halli 1', kind: 'house', keepingPlace: 'FI000012345', capacityM3: 400_000 },
      ...{ covered: true, place: { lat: 61_000_000, lon: 22_400_000 }, loadingBy: 'farm', surface: 'hard' },
      ...{ contactName: '', contactTelephone: '', instructions: '', kgPerM3: null },
    },
  },
  analysis: {
    schema: AnalysisFields,
    data: {
      ...{ account, store: null, type: other, sampledOn: '2026-05-04', laboratory: 'Demolaboratorio', number: '' },
      ...{ basis: 'perT', dm: 612, n: 28_400, solubleN: 7900, p: 9150, k: null },
    },
  },
  alert: {
    schema: AlertFields,
    data: {
      ...{ id: other, version: 0, company: null, kind: 'birdFlu' },
      ...{ area: { by: 'municipalities', municipalities: ['Säkylä'] } },
      ...{ poultryOnly: true, rule: 'stop', from: '2026-10-01', to: null, wordsFi: 'Rajoitusvyöhyke' },
      wordsEn: 'Restriction zone',
    },
  },
} as const

test.each(Object.entries(good))('Lanta-appi 2.3: a good %s is accepted as it was sent', (_, { schema, data }) => {
  expect(schema.parse(data)).toEqual(data)
})

test.each([
  ['farm', { keepingPlaces: [{ id: 'x'.repeat(21), municipality: 'Eura' }] }, 'keepingPlaces.0.id'],
  ['farm', { species: [{ species: 'horse', places: -1 }] }, 'species.0.places'],
  ['farm', { vat: [1, 2].map(() => ({ from: '2026-01-01', liable: true })) }, 'vat'],
  ['link', { contract: { ...signed, kgPerYear: 0 } }, 'contract.kgPerYear'],
  ['link', { selfBilling: { ...signed, to: '2025-12-31' } }, 'selfBilling.to'],
  ['link', { tags: ['a', 'a'] }, 'tags'],
  ['store', { kind: 'pond' }, 'kind'],
  ['store', { instructions: 'x'.repeat(501) }, 'instructions'],
  ['store', { kgPerM3: 2001 }, 'kgPerM3'],
  ['analysis', { dm: 1001 }, 'dm'],
  ['analysis', { n: 200_001 }, 'n'],
  ['analysis', { p: 1.5 }, 'p'],
  ['analysis', { sampledOn: '2026-02-30' }, 'sampledOn'],
  ['alert', { area: { by: 'municipalities', municipalities: [] } }, 'area.municipalities'],
  ['alert', { to: '2026-09-30' }, 'to'],
  ['alert', { wordsFi: ' ' }, 'wordsFi'],
] as const)('Lanta-appi 8.8: %s with %j is refused at the field', (name, change, field) => {
  const { schema, data } = good[name]
  const answer = schema.safeParse({ ...data, ...change })
  expect(answer.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})
