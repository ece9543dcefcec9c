/** Business constants and limits (CONST), the one place where both sides find them. */
export const usernameMinLength = 8
/** The reset request takes no longer username, so none may be longer (REG-16). */
export const usernameMaxLength = 29
export const passwordMinLength = 8
export const passwordMaxLength = 128
export const nameMinLength = 2
export const nameMaxLength = 100
export const streetAddressMaxLength = 200
export const emailMaxLength = 254
/** An id of a transport company is longer than this (CONST-03). */
export const transportCompanyIdLongerThan = 5
export const feedbackMaxLength = 4000
/** Milliseconds after which the initial-data load counts as failed (CONST-05). */
export const initialDataTimeout = 5000
/** Milliseconds after which any other call fails in the browser (CONST-13). */
export const callTimeout = 15_000
/** A superadmin's `allusers` is cut here; the list screen searches instead of reading it. */
export const allUsersLimit = 5000

export const defaultLanguage = 'fi'
export const defaultUserType = 'customer'
export const groupMarkers = { admin: 'admin', superadmin: 'superadmin', super: 'super', common: 'common' } as const
