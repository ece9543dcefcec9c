/** What people get of everything that is held of them. */
export { exportOwnDataAnswer } from './answers.ts'
