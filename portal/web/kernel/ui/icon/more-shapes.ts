/** Icons of the screens behind the login, loaded with the first route that needs one. */
import type { IconShape } from './icon.tsx'

export const iconBell: IconShape = { line: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15L6 17ZM10 21.5h4' }
export const iconBox: IconShape = { line: 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3ZM3.5 7.5 12 12l8.5-4.5M12 12v9' }
export const iconCalendar: IconShape = {
  line: 'M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11.5a2 2 0 0 1 2-2ZM3.5 10h17M8 3v4M16 3v4',
}
export const iconClock: IconShape = { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5.2l3.4 2' }
export const iconCompare: IconShape = { line: 'M12 4v16M4 8h5M4 12h5M4 16h5M15 8h5M15 12h5M15 16h5' }
export const iconDoc: IconShape = { line: 'M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9 13h6.5M9 17h6.5' }
export const iconDot: IconShape = { solid: 'M6.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0' }
export const iconDown: IconShape = { line: 'm6 9 6 6 6-6' }
export const iconDownload: IconShape = { line: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15' }
export const iconEdit: IconShape = { line: 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4' }
export const iconGear: IconShape = {
  line: 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
}
export const iconHalf: IconShape = {
  line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0',
  solid: 'M12 3.5a8.5 8.5 0 0 1 0 17Z',
}
export const iconHome: IconShape = { line: 'M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4z' }
export const iconKey: IconShape = { line: 'M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.3 12.3l8.2-8.3M16 7.5l3 3' }
export const iconList: IconShape = { line: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1' }
export const iconLock: IconShape = {
  line: 'M7 11h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 11V8a4 4 0 0 1 8 0v3',
}
export const iconLogout: IconShape = { line: 'M10 4H4.5v16H10M15 8l4 4-4 4M9 12h10' }
export const iconMail: IconShape = {
  line: 'M5 5.5h14a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9.5a2 2 0 0 1 2-2ZM3.5 7l8.5 6.5L20.5 7',
}
export const iconMinus: IconShape = { line: 'M5 12h14' }
export const iconMore: IconShape = {
  solid: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
}
export const iconNote: IconShape = { line: 'M4 5h16v11H10l-4.5 4v-4H4z' }
export const iconOffline: IconShape = {
  line: 'M3 4l18 16M5 9.8a11 11 0 0 1 3.5-2M12.5 6.8A11 11 0 0 1 19 9.8M8 13.5a6.5 6.5 0 0 1 3.5-1.8M12 18.5v.1',
}
export const iconPause: IconShape = { line: 'M9 6v12M15 6v12' }
export const iconPlus: IconShape = { line: 'M12 5v14M5 12h14' }
export const iconPower: IconShape = { line: 'M12 3v9M7 6.5a8 8 0 1 0 10 0' }
export const iconRight: IconShape = { line: 'm9 6 6 6-6 6' }
export const iconRing: IconShape = { line: 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0' }
export const iconSearch: IconShape = { line: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5' }
export const iconShield: IconShape = { line: 'M12 3 5 6v5.5c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.5V6l-7-3Z' }
export const iconSort: IconShape = { line: 'm8 9.5 4-4 4 4M8 14.5l4 4 4-4' }
export const iconStar: IconShape = {
  line: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8L12 3.5Z',
}
export const iconStarFull: IconShape = {
  solid: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8L12 3.5Z',
}
export const iconTrash: IconShape = { line: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5' }
export const iconTruck: IconShape = {
  line: 'M2.5 6.5h11V16h-11zM13.5 10h4l3.5 3.5V16h-7.5zM5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
}
export const iconUndo: IconShape = { line: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3' }
export const iconUp: IconShape = { line: 'm6 15 6-6 6 6' }
export const iconUser: IconShape = { line: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c1-5 4-7 8-7s7 2 8 7' }
export const iconUsers: IconShape = {
  line: 'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 20c.6-4.5 3-6.5 6.5-6.5s5.9 2 6.5 6.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14c2 .9 3.2 2.8 3.5 6',
}
export const iconX: IconShape = { line: 'M6 6l12 12M18 6 6 18' }
