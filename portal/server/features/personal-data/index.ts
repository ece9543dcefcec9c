/** What people get of everything that is held of them. */
export { exportOwnDataHandler } from './handlers.ts'
