/** CALL-01: where the calls go. Empty is the page's own origin; the assembly sets it once at start. */
export const backend = {
  origin: '',
  /** Whether nobody is at the page, so that its calls are no use of the session (STATE-09). */
  isUnattended: () => false,
}
