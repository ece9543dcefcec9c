/** Demo mode: its data, its accounts, its mailbox, and the marks that keep demo and production apart. */

export { demoAccountLines } from './demo-accounts.ts'
export { enterDemo, enterProduction } from './demo-or-production.ts'
export { isDemoPerson } from './demo-people.ts'
export { fillDemoData } from './fill-demo-data.ts'
export { demoHandlers } from './handlers.ts'
export { demoMarker } from './holds-demo-data.ts'
export { isOfProduction } from './production-mark.ts'
