import { portalCalls } from '../../../../contract/own.ts'
import { onPortal } from './matrix-row.ts'
import { signedIn } from './matrix-tables.ts'

const nothing = () => ({})

/** Notices, and the live events that tell of new ones. */
export const newsRows = {
  countUnreadNotices: onPortal(portalCalls.countUnreadNotices, signedIn, nothing),
  searchNotices: onPortal(portalCalls.searchNotices, signedIn, nothing),
  markNoticesRead: onPortal(portalCalls.markNoticesRead, signedIn, nothing),
  readNoticeChoices: onPortal(portalCalls.readNoticeChoices, signedIn, nothing),
  // This portal's applications tell of no such event.
  saveNoticeChoice: onPortal(portalCalls.saveNoticeChoice, 'uxxxu', () => ({
    application: 'peatsale',
    event: 'nothing',
    letter: false,
  })),
  openLiveStream: onPortal(portalCalls.openLiveStream, signedIn, nothing),
  readEventsSince: onPortal(portalCalls.readEventsSince, signedIn, () => ({ seq: 'now' as const })),
}
