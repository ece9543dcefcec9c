/** The parts of the administration that concern the system. */
export { ApplicationsForms, SystemPage } from './system-parts.ts'
