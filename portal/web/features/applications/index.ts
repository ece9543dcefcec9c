/** The start page that an application may show below its key. */
export { StartPage } from './start-page.tsx'
