/** CALL-01: where the calls go. Empty is the page's own origin; the assembly sets it once at start. */
export const backend = { origin: '' }
