/** The frame around every screen, and how a screen hides the header. */
export { Footer } from './footer.tsx'
export { Header } from './header.tsx'
export { useHiddenHeader, useIsHeaderHidden } from './hidden-header.ts'
