/** The browser's list with the third application on it; the journey builds with this one in place of the assembly's. */
import { webApplications as two } from '../web/applications.ts'
import { weighbridge } from './weighbridge/web/index.tsx'

export const webApplications = { ...two, weighbridge }
