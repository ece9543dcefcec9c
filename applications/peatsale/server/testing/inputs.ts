/** What screens send, whole and well: tests change a field. */

const workday = { from: '06:00', to: '18:00' }

export const newProduct = {
  ...{ version: 0, code: 'KT-IRTO', nameFi: 'Kuiviketurve, irto', nameEn: 'Bedding peat, bulk', kind: 'bulk' as const },
  ...{ salesUnit: 'm3' as const, m3PerUnit: 1000, kgPerM3: 200, taxClass: 'general', moisturePct: 40, hRange: 'H3–H4' },
  ...{ minOrder: 30_000, orderStep: 1000, account: '3000', active: true },
}

export const newSwamp = {
  ...{ version: 0, code: 'KUR', name: 'Kurkikorvenneva', municipality: 'Kauhava', roadNote: '', gateCode: 'UUSI-4719' },
  ...{ gate: { lat: 63_100_000, lon: 23_100_000 }, loadsPerHour: 3, loadersAtWork: 1, selfLoading: false },
  openHours: [workday, workday, workday, workday, workday, null, null],
  ...{ costCentre: '120', coverageNote: '', loaders: [] as string[], sharedWith: [] as string[] },
}

export const newPile = {
  ...{ version: 0, kind: 'pile' as const, code: 'A', place: null, year: 2026, openingEstimate: 12_000_000 },
  ...{ density: 200, moisturePermille: 400, vonPost: 'H3', covered: true, screened: false, state: 'open' as const },
  ...{ measuredOn: '2026-08-20', method: 'drone' as const },
}

export const newCount = {
  ...{ kind: 'survey' as const, quantity: 11_500_000, measuredOn: '2026-10-12', method: 'tape' as const },
  reason: 'Syksyn mittaus',
}

export const newCarrier = {
  ...{ businessId: '9990011-2', licenceNumber: 'LUPA-1', byproductNumber: '', insuranceUntil: '2027-06-30' },
  contact: 'Ajojärjestely',
}

export const newVehicle = {
  ...{ version: 0, type: 'fullTrailer' as const, payloadKg: 40_000, unloadType: 'rear' as const, lengthCm: 2525 },
  boxes: [
    { name: 'Auto', m3: 50_000 },
    { name: 'Perävaunu', m3: 78_000 },
  ],
  ...{ heightCm: 440, trailerDetachable: true, tripsPerDay: 2 },
}

export const newWash = {
  ...{ boxes: [] as string[], at: '2026-10-01T06:00:00.000Z', place: 'Kauhavan pesuhalli', method: 'wash' as const },
  note: '',
}

export const newDriver = {
  ...{ version: 0, mayClaim: false, seesFreight: false, vehicle: '', showsPhone: false, cardUntil: '2028-01-31' },
}

export const newPriceList = {
  ...{ version: 0, name: 'Hinnasto 2027', scope: 'general' as const, tag: '' as const, account: '' },
  ...{ validFrom: '2027-01-01', validTo: '2027-12-31', fallback: true, replaces: '' },
}

/** 9.90 a cubic metre, delivered, in any zone. */
export const newPriceRow = {
  ...{ action: 'save' as const, unit: 'm3' as const, priceBaseQty: 1, zone: '', method: 'delivered' as const },
  ...{ minQty: 0, unitPrice: 99_000, includesFreight: false, seasonFrom: null, seasonTo: null },
}

export const newCarrierTariff = {
  ...{ version: 0, carrier: '', name: 'Taksa 2027', validFrom: '2027-01-01', validTo: '2027-12-31', changes: [] },
}

export const newFreightTable = {
  ...{ version: 0, name: 'Rahdit 2027', validFrom: '2027-01-01', validTo: '2027-12-31', taxClass: 'general' },
  changes: [],
}
