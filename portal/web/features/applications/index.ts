/** What others draw of applications: the start page that one may show below its key, and the frame of a screen. */
export { ScreenFrame } from './screen-frame.tsx'
export { StartPage } from './start-page.tsx'
