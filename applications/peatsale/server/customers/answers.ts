/** Answers of the calls about customers. */
import { addCallerAnswer } from './add-caller.ts'
import { decideCustomerRequestAnswer } from './decide-request.ts'
import {
  acceptInvitationAnswer,
  inviteMemberAnswer,
  readInvitationAnswer,
  withdrawInvitationAnswer,
} from './invitation-answers.ts'
import { addMemberAnswer, changeMemberAnswer, searchPeopleAnswer } from './member-answers.ts'
import { findCustomerAnswer, readCustomerAnswer } from './read-customer.ts'
import { readCustomerRequestAnswer } from './read-request.ts'
import { searchCustomerRequestsAnswer, sendCustomerRequestAnswer } from './request-answers.ts'
import { saveCustomerAnswer } from './save-customer.ts'
import { closeCustomerAnswer, saveCustomerLinkAnswer } from './save-link.ts'
import { searchCustomersAnswer } from './search-customers.ts'

export const customersAnswers = {
  searchCustomers: searchCustomersAnswer,
  readCustomer: readCustomerAnswer,
  findCustomer: findCustomerAnswer,
  saveCustomer: saveCustomerAnswer,
  saveCustomerLink: saveCustomerLinkAnswer,
  closeCustomer: closeCustomerAnswer,
  addCaller: addCallerAnswer,
  searchPeople: searchPeopleAnswer,
  addMember: addMemberAnswer,
  changeMember: changeMemberAnswer,
  inviteMember: inviteMemberAnswer,
  withdrawInvitation: withdrawInvitationAnswer,
  readInvitation: readInvitationAnswer,
  acceptInvitation: acceptInvitationAnswer,
  sendCustomerRequest: sendCustomerRequestAnswer,
  searchCustomerRequests: searchCustomerRequestsAnswer,
  readCustomerRequest: readCustomerRequestAnswer,
  decideCustomerRequest: decideCustomerRequestAnswer,
}
