/** Calls about terms. Publishing and retiring move the company's `termsVersion`: who has seen the old ones looks again. */
import { edited, Find, listInput, saved, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { CarrierTerm, CarrierTermFields, Term, TermFields, TermState, termStates } from './term.ts'

const TermView = z.object({
  company: z._default(z.string().check(z.maxLength(36)), ''),
  state: z._default(z.enum([...termStates, '']), ''),
  find: Find,
})

export const searchTerms = manureCall({
  name: 'searchTerms',
  path: '/terms/search',
  roles: officeRoles,
  input: listInput(TermView, ['name']),
  output: { rows: z.array(Term), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const readTerm = manureCall({
  name: 'readTerm',
  path: '/terms/read',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: {
    term: Term,
    termsVersion: z.int(),
    /** What they say of money, in words. */
    words: z.array(z.strictObject({ fi: z.string(), en: z.string() })),
  },
  refusals: ['not_found'],
})

/** Only a draft is changed: anything else is `wrong_state`. */
export const saveTerm = manureCall({
  name: 'saveTerm',
  path: '/terms/save',
  roles: officeRoles,
  input: TermFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

const moved = { state: TermState, version: z.int(), termsVersion: z.int() }

export const publishTerm = manureCall({
  name: 'publishTerm',
  path: '/terms/publish',
  roles: officeRoles,
  input: z.object(edited),
  output: moved,
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** Published terms apply to no request from here on; a draft is discarded. */
export const retireTerm = manureCall({
  name: 'retireTerm',
  path: '/terms/retire',
  roles: officeRoles,
  input: z.object(edited),
  output: moved,
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** A foreman reads the row of the own carrier. */
export const readCarrierTerms = manureCall({
  name: 'readCarrierTerms',
  path: '/carrierterms/read',
  roles: ['carrierLead', ...officeRoles],
  input: z.object({ company: Uuid }),
  output: { terms: z.array(CarrierTerm) },
  refusals: ['not_found'],
})

export const saveCarrierTerm = manureCall({
  name: 'saveCarrierTerm',
  path: '/carrierterms/save',
  roles: officeRoles,
  input: CarrierTermFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const termCalls = {
  ...{ searchTerms, readTerm, saveTerm, publishTerm, retireTerm },
  ...{ readCarrierTerms, saveCarrierTerm },
}
