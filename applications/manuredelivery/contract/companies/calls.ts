/** Companies that own plants, and VAT (lanta-appi 2.1, 7.5). */
import {
  BusinessId,
  City,
  edited,
  isOneLine,
  LocalDate,
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
  output: {
    rates: z.array(z.strictObject({ taxClass: z.string(), from: LocalDate, rateBp: z.int(), code: z.string() })),
  },
  refusals: [],
})

export const companyCalls = { readCompanies, saveCompany, readVatRates }
