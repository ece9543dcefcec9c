import type { warnings as fi } from '../fi/warnings.ts'

export const warnings: typeof fi = {
  poultry: 'poultry',
  fromday: ({ day }) => `from ${day}`,
  notice_stop: 'Bio-security: pickups are stopped',
  notice_lastStop: 'Bio-security: last visit of the day',
  notice_wash: 'Bio-security: wash and disinfect before the next farm',
}
