/**
 * The fields of manure delivery that stand in the specification's user (ENT-22, ENT-23): the one place where the portal
 * names them. Every other application keeps its part of a user under a name of its own.
 */
import * as z from 'zod/mini'

export const ManureUserType = z.enum(['none', 'customer', 'admin', 'transport'])
export type ManureUserType = z.infer<typeof ManureUserType>

export const ManureUser = z.strictObject({
  manureinuse: z.boolean(),
  usertype: ManureUserType,
  usertypedefinition: z.enum(['none', 'admin']),
  transportobj: z.strictObject({ companyname: z.string(), companyid: z.string() }),
})
export type ManureUser = z.infer<typeof ManureUser>

export const specifiedMembership = {
  usertypemanure: z.optional(ManureUserType),
  manureuserobj: z.optional(ManureUser),
}

interface SpecifiedMembership {
  readonly usertypemanure?: ManureUserType | undefined
  readonly manureuserobj?: ManureUser | undefined
}

/** The field of the wire that an application's tie to a transport company travels in. */
export const membershipCarrierField = 'manureuserobj'

/** ROLE-23: id of the transport company by user type, else by the membership; or empty. */
export function transportCompanyOf({
  usertype,
  company,
  manureuserobj,
}: SpecifiedMembership & { readonly usertype: string; readonly company: string }): string {
  return usertype === 'transport' ? company : (manureuserobj?.transportobj.companyid ?? '')
}

/** The two fields alone, where they are there. */
export function specifiedMembershipOf({ usertypemanure, manureuserobj }: SpecifiedMembership): SpecifiedMembership {
  return { ...(usertypemanure && { usertypemanure }), ...(manureuserobj && { manureuserobj }) }
}

/** What an editor shows of them, field by field. */
export const membershipValues = {
  usertypemanure: ({ usertypemanure = 'none' }: SpecifiedMembership) => usertypemanure,
  transportmanureadmin: ({ manureuserobj }: SpecifiedMembership) => manureuserobj?.usertypedefinition === 'admin',
  manurecompany: ({ manureuserobj }: SpecifiedMembership) => manureuserobj?.transportobj.companyid ?? '',
} as const

/** What the values are: a user type, or the id of a transport company. */
export const membershipValueKinds: Readonly<Record<string, 'usertype' | 'company'>> = {
  usertypemanure: 'usertype',
  manurecompany: 'company',
}

/** Told by the user groups and the transport company already. */
export const membershipFieldsToldOtherwise: readonly string[] = ['manureuserobj', 'usertypemanure']
