import type { Request } from '../../contract/requests/request.ts'
import type { DeclarationKind } from '../../contract/requests/request-fields.ts'

/** Those that are in force: the last word of each kind counts, and it comes first. */
export function givenDeclarations(declarations: Request['declarations']): readonly DeclarationKind[] {
  const last = new Map(declarations.toReversed().map(({ kind, isGiven }) => [kind, isGiven]))
  return [...last].flatMap(([kind, isGiven]) => (isGiven ? [kind] : []))
}
