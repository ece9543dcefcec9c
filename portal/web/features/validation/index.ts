/** What other features use of links that came by mail. */
export { LinkFailure } from './link-failure.tsx'
export { useHiddenCode } from './mailed-code.ts'
export { markRegisteredHere } from './registered-here.ts'
