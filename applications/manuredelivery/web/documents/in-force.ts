import type { Consignment } from '../../contract/consignments/consignment.ts'

/** The edition that holds; undefined before the manure is collected. */
export function commercialDocumentOf({ documents }: Pick<Consignment, 'documents'>) {
  return documents.find(({ kind, isReplaced, isVoid }) => kind === 'commercialDocument' && !isReplaced && !isVoid)
}
