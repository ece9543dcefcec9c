/** Companies that own plants, and VAT (lanta-appi 2.1, 7.5). */
import { TaxRate, TaxRateChange } from '@workspace/logistics/contract'
import {
  BusinessId,
  City,
  edited,
  isOneLine,
  line,
  PostalCode,
  StreetAddress,
  saved,
  Uuid,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { manureRoles, officeRoles } from '../rights/roles.ts'

const companyFields = {
  /** Stands in batch numbers and names of files. */
  code: z.string().check(z.regex(/^[A-Z]{2,5}$/)),
  /** Key of the company in the portal. */
  company: line(100, 1),
  name: line(100, 2),
  businessId: BusinessId,
  street: StreetAddress.check(isOneLine),
  postalCode: PostalCode.check(isOneLine),
  city: City.check(isOneLine),
}

const Company = z.strictObject({
  id: Uuid,
  code: z.string(),
  name: z.string(),
  phone: z.string(),
  /** For the superadmin, who saves them. */
  details: z.nullable(z.strictObject({ version: z.int(), ...companyFields, isOperator: z.boolean() })),
})
export type Company = z.infer<typeof Company>

/** Those with settings of Lanta-appi; the superadmin reads all companies of the group. */
export const readCompanies = manureCall({
  name: 'readCompanies',
  method: 'GET',
  path: '/companies',
  roles: manureRoles,
  whileWaiting: true,
  input: z.object({}),
  output: {
    companies: z.array(Company),
    /** Companies of the portal, for the superadmin; null for everybody else. */
    portalCompanies: z.nullable(z.array(z.strictObject({ key: z.string(), name: z.string() }))),
  },
  refusals: [],
})

/** Settings of Lanta-appi come with the first save: from then on the company may have plants. */
export const saveCompany = manureCall({
  name: 'saveCompany',
  path: '/companies/save',
  roles: ['superadmin'],
  input: z.object({ ...edited, ...companyFields }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

/** The table of all applications, each class with its newest rate first. */
export const readVatRates = manureCall({
  name: 'readVatRates',
  method: 'GET',
  path: '/vat',
  roles: officeRoles,
  input: z.object({}),
  output: { rates: z.array(TaxRate) },
  refusals: [],
})

/** Answers the rates as they are then. A class that published terms or drafts name keeps one: `in_use`. */
export const saveVatRates = manureCall({
  name: 'saveVatRates',
  path: '/vat/save',
  roles: ['superadmin'],
  input: z.object({ changes: z.array(TaxRateChange).check(z.minLength(1), z.maxLength(50)) }),
  output: { rates: z.array(TaxRate) },
  refusals: ['in_use', 'modified_elsewhere', 'not_found'],
})

export const companyCalls = { readCompanies, saveCompany, readVatRates, saveVatRates }
