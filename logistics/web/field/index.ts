/** What screens in the cab and at a gate share. It knows no application. */
export { mapLink } from './map-link.ts'
export * from './shapes.ts'
export { looksAgain, useFreshness } from './use-freshness.ts'
