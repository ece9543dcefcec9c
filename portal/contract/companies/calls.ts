import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { CompanyName, TransportCompany } from './company.ts'

export const readTransportCompanies = defineCall({
  name: 'readTransportCompanies',
  method: 'GET',
  path: '/api/data/gettransportcompanies/{token}',
  access: 'signed-in',
  input: z.object({ token: z.string() }),
  output: { transportcompanies: z.array(TransportCompany) },
  refusals: [],
})

const changes = <Subject extends z.ZodMiniType>(subject: Subject) =>
  z
    .array(
      z.discriminatedUnion('action', [
        z.object({ action: z.literal('add'), name: CompanyName }),
        z.object({ action: z.literal('rename'), subject, name: CompanyName }),
        z.object({ action: z.literal('remove'), subject }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(100))

/** CALL-39. A company is named by its name. */
export const saveCompanies = defineCall({
  name: 'saveCompanies',
  method: 'POST',
  path: '/api/admin/settings/savecompanies',
  access: 'superadmin',
  input: z.object({ admin: z.string(), changes: changes(z.string().check(z.maxLength(100))) }),
  output: { companies: z.array(z.string()) },
  refusals: ['in_use', 'not_found', 'invalid_input'],
})

/** CALL-39. A transport company is named by its _id. */
export const saveTransportCompanies = defineCall({
  name: 'saveTransportCompanies',
  method: 'POST',
  path: '/api/admin/settings/savetransportcompanies',
  access: 'superadmin',
  input: z.object({ admin: z.string(), changes: changes(z.string().check(z.maxLength(64))) }),
  output: { transportcompanies: z.array(TransportCompany) },
  refusals: ['in_use', 'not_found', 'invalid_input'],
})

/** What the companies panel shows beside the names: how many people belong to each. */
export const readCompanyUse = defineCall({
  name: 'readCompanyUse',
  method: 'GET',
  path: '/api/admin/settings/companies',
  access: 'superadmin',
  input: z.object({}),
  output: {
    companies: z.array(z.strictObject({ name: z.string(), users: z.number() })),
    transportcompanies: z.array(z.strictObject({ _id: z.string(), companyname: z.string(), users: z.number() })),
  },
  refusals: [],
})
