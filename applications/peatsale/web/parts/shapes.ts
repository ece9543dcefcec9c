/** Shapes that the portal has none of: a place, and the way there. */
import type { IconShape } from '@workspace/portal/web'

export const iconPin: IconShape = {
  line: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM9.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
}
export const iconWay: IconShape = { line: 'M20 4 4 11l7 2 2 7 7-16Z' }
