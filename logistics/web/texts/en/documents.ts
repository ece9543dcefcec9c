import type { documents as finnish } from '../fi/documents.ts'

export const documents: typeof finnish = {
  edition: ({ edition, at }) => `Edition ${edition}, ${at}`,
  isreplaced: 'Replaced',
  isvoid: 'Void',
  pdf: 'PDF',
  fetching: 'Fetching…',
}
