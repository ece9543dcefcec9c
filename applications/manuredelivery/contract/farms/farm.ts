/** A farm with its stores, and what is agreed between it and one company (lanta-appi 2.3). */
import { distinctBy } from '@workspace/logistics/contract'
import {
  City,
  isOneLine,
  LocalDate,
  line,
  PostalCode,
  StreetAddress,
  Telephone,
  text,
  Uuid,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { KgPerM3 } from '../fields/amounts.ts'
import { Municipality, Place } from '../fields/place.ts'
import { speciesKinds } from '../types/manure-type.ts'

const KeepingPlaceId = line(20, 1)
const KeepingPlace = z.strictObject({ id: KeepingPlaceId, municipality: Municipality })
const AnimalPlaces = z.strictObject({
  species: z.enum(speciesKinds),
  places: z.int().check(z.minimum(0), z.maximum(10_000_000)),
})
/** From the day on; before the first one the farm is not liable to VAT. */
const VatLiability = z.strictObject({ from: LocalDate, liable: z.boolean() })

/** What an account is as a farm. */
export const FarmFields = z.strictObject({
  account: Uuid,
  keepingPlaces: z.array(KeepingPlace).check(z.maxLength(50), distinctBy('id')),
  species: z.array(AnimalPlaces).check(z.maxLength(speciesKinds.length), distinctBy('species')),
  vat: z.array(VatLiability).check(z.maxLength(50), distinctBy('from')),
})

type Period = { readonly from: string; readonly to: string }
const daysInOrder = z.refine<Period>(({ from, to }) => from <= to, { path: ['to'] })
const signed = { from: LocalDate, to: LocalDate, signedOn: LocalDate }
/** Kilograms a year that a farm hands over by contract. */
const YearKg = z.int().check(z.minimum(1), z.maximum(1_000_000_000))

/** What is between one company and one farm. */
export const FarmLinkFields = z.strictObject({
  company: Uuid,
  account: Uuid,
  farmNumber: line(20),
  tags: z.array(line(30, 1)).check(
    z.maxLength(20),
    z.refine((tags) => new Set(tags).size === tags.length),
  ),
  paymentTermDays: z.int().check(z.minimum(0), z.maximum(365)),
  invoicingName: line(100),
  invoicingStreet: StreetAddress.check(isOneLine),
  invoicingPostalCode: PostalCode.check(isOneLine),
  invoicingCity: City.check(isOneLine),
  eInvoiceAddress: line(40),
  eInvoiceOperator: line(40),
  /** The agreement that the company writes the invoices of the farm; null without one. */
  selfBilling: z.nullable(z.strictObject(signed).check(daysInOrder)),
  /** The day of signing is null while it is to be signed. */
  contract: z.nullable(
    z.strictObject({ ...signed, signedOn: z.nullable(LocalDate), kgPerYear: YearKg }).check(daysInOrder),
  ),
  notes: text(1000),
})

export const storeKinds = ['store', 'house', 'heap', 'container'] as const
export const loaders = ['farm', 'grab', 'carrier'] as const
export const surfaces = ['hard', 'soft'] as const

/** Where manure is collected from. */
export const StoreFields = z.strictObject({
  account: Uuid,
  site: Uuid,
  name: line(60, 1),
  kind: z.enum(storeKinds),
  /** Id of the keeping place; null where the store is of none. */
  keepingPlace: z.nullable(KeepingPlaceId),
  /** Thousandths of m³; null where it is not known. */
  capacityM3: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000_000))),
  covered: z.boolean(),
  place: z.nullable(Place),
  /** Who loads: the farm, the truck's own grab, or a loader of the carrier. */
  loadingBy: z.enum(loaders),
  surface: z.enum(surfaces),
  contactName: line(100),
  contactTelephone: Telephone.check(isOneLine),
  instructions: text(500),
  /** Null: as the manure type. */
  kgPerM3: z.nullable(KgPerM3),
})
