import { proposeZoneHandler } from './propose-zone.ts'
import { removeSiteHandler, saveSiteHandler, saveSiteZoneHandler } from './site-handlers.ts'

/** Answers of the calls about delivery sites. */
export const siteHandlers = {
  saveSite: saveSiteHandler,
  removeSite: removeSiteHandler,
  saveSiteZone: saveSiteZoneHandler,
  proposeZone: proposeZoneHandler,
}
