/** Whose an e-mail address is: changing, confirming and freeing one. */
export { confirmEmailAnswer, readOwnEmailStateAnswer, undoEmailChangeAnswer } from './answers.ts'
export { type AddressChange, freeOverdueAddress, settleAddress } from './new-address.ts'
export { mailEmailChanged } from './notices.ts'
export { isUnverifiedRegistration, removeUnverified } from './remove-unverified.ts'
