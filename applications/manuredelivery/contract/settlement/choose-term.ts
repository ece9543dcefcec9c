/** S1 to S3: which terms hold for a request. */
import type { SettleInput, Term } from './settle-input.ts'
import type { PassedOver } from './settle-output.ts'

const scopes: readonly Term['scope'][] = ['farm', 'group', 'general']

type Chosen = { readonly term: Term | undefined; readonly passedOver: readonly PassedOver[] }

/** Terms by hand stand before all; else the farm's own before a group's, with a type and a plant before any, the later one. */
export function chooseTerm({ terms, byHand, request, type }: SettleInput): Chosen {
  const why = (term: Term): PassedOver['why'] => {
    if (request.day < term.validFrom || request.day > term.validTo) return 'notValid'
    if (term.type !== null && term.type !== type.code) return 'otherType'
    return term.plant !== null && term.plant !== request.plant ? 'otherPlant' : 'lessSpecific'
  }
  const [best] = terms.filter((term) => why(term) === 'lessSpecific').toSorted(bySpecificity)
  const term = byHand ?? best
  return {
    term,
    passedOver: terms.filter((each) => each !== term).map((each) => ({ term: each.id, why: why(each) })),
  }
}

function bySpecificity(a: Term, b: Term): number {
  return (
    scopes.indexOf(a.scope) - scopes.indexOf(b.scope) ||
    Number(a.type === null) - Number(b.type === null) ||
    Number(a.plant === null) - Number(b.plant === null) ||
    inOrder(b.validFrom, a.validFrom) ||
    inOrder(a.id, b.id)
  )
}

function inOrder(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
