/** What the form of an offer holds, and what is sent of it. */
import type { AnswerOf, LocalDate, Quantity } from '@workspace/portal/contract'
import type { proposeRequest } from '../../contract/requests/propose-call.ts'
import type { Request } from '../../contract/requests/request.ts'
import type { DeclarationKind } from '../../contract/requests/request-fields.ts'
import { givenDeclarations } from '../acts/given-declarations.ts'

type Draft = AnswerOf<typeof proposeRequest>['draft']

export interface OfferValues {
  readonly company: string
  readonly store: string
  readonly type: string
  readonly unit: 'm3' | 'kg'
  /** Thousandths of m³, or kilograms. */
  readonly estimate: Quantity | undefined
  readonly readyFrom: LocalDate | undefined
  readonly mustBeOutBy: LocalDate | undefined
  readonly loaderAvailable: boolean
  readonly declarations: readonly DeclarationKind[]
  readonly byTelephone: string
  readonly note: string
  readonly instructions: string
  readonly contactName: string
  readonly contactTelephone: string
  readonly reason: string
}

/** Of a proposed draft; declarations are given again each time. */
export function newOffer({ company, store, type, estimate, ...draft }: Draft): OfferValues {
  return {
    ...{ company, store: store ?? '', type: type ?? '', unit: estimate?.unit ?? 'm3', declarations: [] },
    ...{ byTelephone: '', note: '', reason: '' },
    ...draft,
    estimate: (estimate?.amount ?? undefined) as Quantity | undefined,
    mustBeOutBy: draft.mustBeOutBy ?? undefined,
  }
}

export function storedOffer(request: Request): OfferValues {
  const { company, store, type, estimate, readyFrom, mustBeOutBy, loaderAvailable, note } = request
  return {
    ...{ company: company.id, store: store?.id ?? '', type: type?.id ?? '', unit: estimate?.unit ?? 'm3' },
    estimate: (estimate?.amount ?? undefined) as Quantity | undefined,
    ...{ readyFrom: readyFrom ?? undefined, mustBeOutBy: mustBeOutBy ?? undefined, loaderAvailable, note },
    declarations: [...givenDeclarations(request.declarations)],
    ...{ byTelephone: '', instructions: request.instructions, contactName: request.contactName },
    ...{ contactTelephone: request.contactTelephone, reason: '' },
  }
}

/** What a farm may change of a request that it has sent. */
export function contentOf(values: OfferValues) {
  const { store, type, unit, estimate, readyFrom, mustBeOutBy, loaderAvailable, note } = values
  const { instructions, contactName, contactTelephone } = values
  return {
    ...{ store: store || undefined, type: type || undefined, readyFrom, mustBeOutBy: mustBeOutBy ?? null },
    estimate: estimate === undefined ? undefined : { unit, amount: Number(estimate) },
    ...{ loaderAvailable, note, instructions, contactName, contactTelephone },
  }
}

interface Sending {
  readonly account: string
  readonly isOffice: boolean
  readonly now: Date
}

export function offerOf(values: OfferValues, { account, isOffice, now }: Sending) {
  const { company, declarations, byTelephone } = values
  const who = byTelephone.trim()
  const told = isOffice && who !== '' ? { byTelephone: { who, at: now.toISOString() } } : {}
  return {
    ...{ company: company || undefined, account, ...contentOf(values) },
    ...(declarations.length === 0 ? {} : { declarations: [...declarations], ...told }),
  }
}
