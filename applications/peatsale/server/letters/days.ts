const finnish = new Intl.DateTimeFormat('fi-FI', { dateStyle: 'short', timeZone: 'Europe/Helsinki' })
const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Helsinki' })

/** The day of a moment in Finland: `30.11.2026`. */
export const finnishDay = (moment: string): string => finnish.format(new Date(moment))
/** `30 Nov 2026`. */
export const englishDay = (moment: string): string => english.format(new Date(moment))
