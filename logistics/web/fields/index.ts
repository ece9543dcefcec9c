/** Fields that forms of applications of the trade share. */
export { HoursField, type HoursFieldProps } from './hours-field.tsx'
