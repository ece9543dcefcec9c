/** Shapes that the portal has none of: a place and the way there, and what may be in the way. */
import type { IconShape } from '@workspace/portal/web'

export const iconPin: IconShape = {
  line: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM9.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
}
export const iconEuro: IconShape = { line: 'M18 6.2A7 7 0 1 0 18 17.8M4 10.3h10M4 13.7h9' }
export const iconWay: IconShape = { line: 'M20 4 4 11l7 2 2 7 7-16Z' }
export const iconHand: IconShape = {
  line: 'M8 12V6a1.5 1.5 0 0 1 3 0V4.5a1.5 1.5 0 0 1 3 0V6a1.5 1.5 0 0 1 3 0v8.5A6.5 6.5 0 0 1 10.5 21c-3 0-4.5-1.5-6-4L3 14a1.5 1.5 0 0 1 2.5-1.5L8 14.5V12Z',
}
export const iconRoad: IconShape = { line: 'M8 3 4 21M16 3l4 18M12 4v3M12 10.5v3M12 17v3' }
export const iconWeather: IconShape = {
  line: 'M7 15.5A4 4 0 0 1 7.5 7.6a5 5 0 0 1 9.6 1.2 3.4 3.4 0 0 1-.1 6.7H7ZM8.5 19l-.6 2M12.5 19l-.6 2M16.5 19l-.6 2',
}
export const iconWrench: IconShape = {
  line: 'M20 7.5 16.5 11l-3.3-.2L13 7.5 16.5 4a5 5 0 0 0-6.2 6.7L4 17v3h3l6.3-6.3A5 5 0 0 0 20 7.5Z',
}
