/** Whose an e-mail address is: changing, confirming and freeing one. */
export { confirmEmailHandler, readOwnEmailStateHandler, undoEmailChangeHandler } from './handlers.ts'
export { type AddressChange, freeOverdueAddress, settleAddress } from './new-address.ts'
export { mailEmailChanged } from './notices.ts'
export { isUnverifiedRegistration, removeUnverified } from './remove-unverified.ts'
