/** Flocks and the calendar of farms: a face of its own, so that pages without them load none of it. */
export { CalendarEntry, CalendarProposal, Flock, FlockFields, flockSpecies } from './flock.ts'
export { proposalsOf } from './proposals.ts'
