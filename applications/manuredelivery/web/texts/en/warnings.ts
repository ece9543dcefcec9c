import type { warnings as fi } from '../fi/warnings.ts'

export const warnings: typeof fi = {
  poultry: 'poultry',
  fromday: ({ day }) => `from ${day}`,
  notice_stop: 'Bio-security: pickups are stopped',
  notice_lastStop: 'Bio-security: last visit of the day',
  notice_wash: 'Bio-security: wash and disinfect before the next farm',
  plantclosed: ({ day }) => `The plant is closed on ${day}`,
  closedahead: ({ days }) => `The plant is closed: ${days}`,
  closedon: ({ name, day }) => `${name} is closed on ${day}`,
  openon: ({ name, day, from, to }) => `${name} is open on ${day} ${from}–${to}`,
  today: 'today',
}
