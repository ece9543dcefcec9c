/** Notices: what applications tell a person, and which of it the person wants letters about. */
export {
  countUnreadNoticesAnswer,
  markNoticesReadAnswer,
  readNoticeChoicesAnswer,
  saveNoticeChoiceAnswer,
  searchNoticesAnswer,
} from './answers.ts'
