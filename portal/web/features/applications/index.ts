/** What others draw of applications: the frame of a screen. */
export { ScreenFrame } from './screen-frame.tsx'
