import { proposeZoneAnswer } from './propose-zone.ts'
import { removeSiteAnswer, saveSiteAnswer, saveSiteZoneAnswer } from './site-answers.ts'

/** Answers of the calls about delivery sites. */
export const sitesAnswers = {
  saveSite: saveSiteAnswer,
  removeSite: removeSiteAnswer,
  saveSiteZone: saveSiteZoneAnswer,
  proposeZone: proposeZoneAnswer,
}
