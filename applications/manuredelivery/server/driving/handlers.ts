import { readBayHandler } from './bay.ts'
import { readDriverDayHandler } from './driver-day.ts'

export const drivingHandlers = { readDriverDay: readDriverDayHandler, readBay: readBayHandler }
