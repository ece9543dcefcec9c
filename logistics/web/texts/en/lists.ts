import type { lists as finnish } from '../fi/lists.ts'

export const lists: typeof finnish = {
  nomatch: 'Nothing matches',
  showall: 'Show all',
}
