import type { Section } from '@workspace/portal/web'
import type { search as finnish } from '../fi/search.ts'

export const search: Section<typeof finnish> = {
  label: 'Search everything',
  keys: 'Ctrl K',
  found: 'Search results',
  count: ({ count }) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching…',
  none: ({ find }) => `Nothing was found for “${find}”.`,
}
