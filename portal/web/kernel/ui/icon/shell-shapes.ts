/** Icons of the shell, the login and the header: they travel with the first bytes, so keep them few. */
import type { IconShape } from './icon.tsx'

export const iconAlert: IconShape = { line: 'M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.2v.1' }
export const iconArrow: IconShape = { line: 'M5 12h14M13 6l6 6-6 6' }
export const iconBack: IconShape = { line: 'm15 5-7 7 7 7' }
export const iconCheck: IconShape = { line: 'm5 12.5 4.5 4.5L19 7.5' }
export const iconEye: IconShape = {
  line: 'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
}
export const iconEyeOff: IconShape = {
  line: 'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M4 4l16 16',
}
export const iconGlobe: IconShape = {
  line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c5 6 5 12 0 18-5-6-5-12 0-18Z',
}
export const iconInfo: IconShape = { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.6v.1' }
export const iconPhone: IconShape = {
  line: 'M6 3.5h3l1.7 4.6-2.2 1.6a11 11 0 0 0 5.8 5.8l1.6-2.2 4.6 1.7v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4 5.7a2 2 0 0 1 2-2.2Z',
}
export const iconRepeat: IconShape = {
  line: 'M4.5 12a7.5 7.5 0 0 1 13-5l2 2M19.5 4.5V9H15M19.5 12a7.5 7.5 0 0 1-13 5l-2-2M4.5 19.5V15H9',
}
export const iconStop: IconShape = { line: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3ZM12 7.5V13M12 16.3v.1' }
