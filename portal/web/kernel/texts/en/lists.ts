/** English texts: what every long list says of itself. */
import type { lists as finnish } from '../fi/lists.ts'
import type { Section } from '../section.ts'

export const lists: Section<typeof finnish> = {
  loadmore: 'Show more',
  allshowncount: ({ count }) => `All are shown: ${count}`,
  loadedtext: ({ count, total }) => `${count} of ${total} loaded. More come as you scroll.`,
  order: 'Order',
  orderrising: ({ column }) => `${column}, ascending`,
  orderfalling: ({ column }) => `${column}, descending`,
  sortascending: ({ column }) => `Sort ascending: ${column}`,
  sortdescending: ({ column }) => `Sort descending: ${column}`,
  keyfind: 'find',
  keywalk: 'move',
  keyspace: 'Space',
  keyselect: 'select',
}
