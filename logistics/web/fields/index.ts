/** Fields that forms of applications of the trade share. */
export { writePlace } from './coordinates.ts'
export { HoursField, type HoursFieldProps } from './hours-field.tsx'
export type { WrittenMoment } from './moment-row.tsx'
export { MomentRow, momentOf } from './moment-row.tsx'
export { readPercent, writePercent } from './percent.ts'
export { PlaceField, type PlaceFieldProps } from './place-field.tsx'
