/** Notices: what applications tell a person, and which of it the person wants letters about. */
export {
  countUnreadNoticesHandler,
  markNoticesReadHandler,
  readNoticeChoicesHandler,
  saveNoticeChoiceHandler,
  searchNoticesHandler,
} from './handlers.ts'
