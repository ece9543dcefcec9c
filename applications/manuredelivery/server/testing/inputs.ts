/** What forms send, as good values to begin with. */
import type { AskOf } from '@workspace/portal/contract'
import type { saveFlock } from '../../contract/calendar/calls.ts'
import type { saveCarrier, saveDriver, saveVehicle, saveWash } from '../../contract/carriers/calls.ts'
import type { saveAnalysis, saveStore } from '../../contract/farms/calls.ts'
import type { saveFarmLink } from '../../contract/farms/farm-link.ts'
import type { sendFarmRequest } from '../../contract/farms/farm-request.ts'
import type { addFarm } from '../../contract/farms/new-farm.ts'
import type { saveCarrierTerm, savePlant, saveScale, saveTerm, saveType } from '../../contract/index.ts'
import { manure } from './ids.ts'

export const newType: Omit<AskOf<typeof saveType>, 'id' | 'version'> = {
  ...{ code: 'BROI', nameFi: 'Broilerin kuivikelanta', nameEn: 'Broiler litter', species: 'broiler', form: 'litter' },
  ...{ bedding: 'peat', poultry: true, kgPerM3: 450, wasteCode: '02 01 06', labelFi: 'lanta', labelEn: 'manure' },
  declarations: ['no_notifiable_disease', 'no_salmonella_restriction', 'no_foreign_objects'],
  active: true,
  table: [
    {
      ...{ from: '2026-01-01', basis: 'perT', dm: 600, n: 27_000, solubleN: 7500, p: 9000, k: 17_000 },
      source: 'Keksitty esimerkki',
    },
  ],
}

const day = { from: '06:00', to: '18:00' }

export const newPlant: Omit<AskOf<typeof savePlant>, 'id' | 'version' | 'company'> = {
  ...{ code: 'HAK', name: 'Hakasuon kompostikenttä', approvalNo: 'FI-DEMO-HAK', businessId: '9990001-6' },
  ...{ street: 'Hakasuontie 5', postalCode: '27800', city: 'Säkylä', municipality: 'Säkylä', place: null },
  ...{ phone: '000 000 0121', openHours: [day, day, day, day, day, null, null], closedDays: ['2026-12-06'] },
  ...{ weighs: false, selfService: false, asksTemperature: true, instructions: 'Aja vaa’alle' },
  bays: [{ code: 'HAK-1', name: 'Kenttä' }],
  ...{ kgPerDay: 40_000, types: [{ type: manure.novarbo.type, kgPerDay: 20_000 }] },
  ...{ storageCapacityKg: 900_000, storageNow: { kg: 120_000, day: '2026-10-01' }, costCentre: '4710' },
  receivers: [],
}

export const newScale: Omit<AskOf<typeof saveScale>, 'id' | 'version' | 'company'> = {
  ...{ plant: null, name: 'Tilan vaaka', divisionKg: 50, maxKg: 60_000, serial: 'S-1', verifiedUntil: '2027-05-31' },
}

export const newTerm: Omit<AskOf<typeof saveTerm>, 'id' | 'version' | 'company'> = {
  ...{ name: 'Broileri 2026', scope: 'general', tag: '', type: null, plant: null, direction: 'plantPays' },
  ...{ validFrom: '2026-01-01', validTo: '2026-12-31' },
  goods: { kind: 'perT', price: 65_000, minChargeable: 1000, taxClass: 'yleinen' },
  freight: { kind: 'perT', price: 41_000, minimum: 9500, shareBp: 5000, fuelBp: 450, taxClass: 'yleinen' },
  waiting: { freeMinutes: 30, perHour: 7800, taxClass: 'yleinen' },
  refusal: { fee: 9500, freight: 'bothWays', taxClass: 'yleinen' },
  wastedTrip: null,
}

export const newCarrierTerm: Omit<AskOf<typeof saveCarrierTerm>, 'id' | 'version' | 'company'> = {
  ...{ carrier: null, kind: 'perT', price: 38_000, minChargeable: 20_000, fuelBp: 300, waitingPerHour: 6000 },
  ...{ freeMinutesFarm: 30, freeMinutesPlant: 20, wastedTrip: 9000, refusedReturn: 'sameAgain' },
}

export const newStore: Omit<AskOf<typeof saveStore>, 'id' | 'version' | 'account' | 'site'> = {
  ...{ name: 'Lantala', kind: 'store', keepingPlace: null, capacityM3: 400_000, covered: true, place: null },
  ...{ loadingBy: 'farm', surface: 'hard', contactName: '', contactTelephone: '', instructions: '', kgPerM3: null },
}

export const newAnalysis: Omit<AskOf<typeof saveAnalysis>, 'id' | 'version' | 'account' | 'type'> = {
  ...{ store: null, sampledOn: '2026-05-05', laboratory: 'Laboratorio', number: 'A-1', basis: 'perT' },
  ...{ dm: 612, n: 28_400, solubleN: 7900, p: 9150, k: null },
}

export const newCarrier: Omit<AskOf<typeof saveCarrier>, 'id' | 'version'> = {
  ...{ businessId: '9990011-2', licenceNumber: 'LUPA-1', byproductNumber: 'STR-1', wasteRegisterNumber: 'JR-1' },
  ...{ insuranceUntil: '2027-12-31', contact: 'Ajojärjestely 000 000 0301' },
}

export const newDriver: Omit<AskOf<typeof saveDriver>, 'carrier' | 'person' | 'version'> = {
  ...{ vehicle: '', showsPhone: true, cardUntil: '2028-05-31', mayClaim: true, seesFreight: false },
}

export const newVehicle: Omit<AskOf<typeof saveVehicle>, 'id' | 'version' | 'carrier'> = {
  ...{ plate: 'ZZA-155', type: 'truck', boxes: [{ name: 'Lava', m3: 66_000 }], payloadKg: 30_000 },
  ...{ unloadType: 'rear', lengthCm: null, heightCm: null, trailerDetachable: false, tripsPerDay: 2 },
  ...{ grab: true, cover: 'tarpaulin', leakProof: true, dedicatedTo: 'none' },
}

export const newWash: Omit<AskOf<typeof saveWash>, 'id' | 'vehicle'> = {
  ...{ boxes: [], at: '2026-10-01T09:00:00.000Z', place: 'Kuntokorpi', method: 'wash', note: '' },
}

export const newFarm: Omit<AskOf<typeof addFarm>, 'id' | 'company'> = {
  ...{ isKnown: false, name: 'Uusitalon Navetta', businessId: '', farmNumber: '40100', street: 'Navettatie 3' },
  ...{ postalCode: '62100', city: 'Lapua', keepingPlace: 'FI-900', municipality: 'Lapua', store: 'Lantala' },
  storeKind: 'store',
}

export const newFarmLink: Omit<AskOf<typeof saveFarmLink>, 'account' | 'company' | 'version'> = {
  ...{ farmNumber: '40101', tags: ['sopimus'], paymentTermDays: 14, invoicingName: 'Uusitalon Navetta' },
  ...{ invoicingStreet: 'Navettatie 3', invoicingPostalCode: '62100', invoicingCity: 'Lapua' },
  ...{ eInvoiceAddress: '003799900015', eInvoiceOperator: 'DEMO', selfBilling: null, notes: 'Soita ennen noutoa' },
  contract: { from: '2026-01-01', to: '2027-12-31', signedOn: '2025-12-15', kgPerYear: 400_000 },
}

export const newFarmRequest: Omit<AskOf<typeof sendFarmRequest>, 'company'> = {
  ...{ name: 'Uusitalon Navetta', businessId: '', street: 'Navettatie 3', postalCode: '62100', city: 'Lapua' },
  ...{ telephone: '000 000 0440', species: ['cattle'], note: 'Kaksi kuormaa kuussa' },
}

export const newFlock: Omit<AskOf<typeof saveFlock>, 'id' | 'version' | 'account' | 'site'> = {
  ...{ house: 'Halli 1', species: 'broiler', birds: 18_000, inDay: '2026-09-10', outDay: null, note: '' },
}
