import type { Section } from '@workspace/portal/web'
import type { search as finnish } from '../fi/search.ts'

export const search: Section<typeof finnish> = {
  placeholder: 'Number, farm, plant or truck',
  placeholder_own: 'Number of a pickup, consignment or document',
  requests: 'Pickup requests',
  consignments: 'Consignments',
  farms: 'Farms',
  plants: 'Plants',
  documents: 'Documents',
  all: ({ group, find }) => `${group}: all with “${find}”`,
  looked:
    'Numbers of requests, consignments and documents, names, numbers and business ids of farms, plants, and number plates of trucks were searched.',
  looked_own: 'Numbers of requests, consignments and documents, and the name of the farm were searched.',
}
