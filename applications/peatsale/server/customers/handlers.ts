/** Handlers of the calls about customers. */
import { addCallerHandler } from './add-caller.ts'
import { decideCustomerRequestHandler } from './decide-request.ts'
import {
  acceptInvitationHandler,
  inviteMemberHandler,
  readInvitationHandler,
  withdrawInvitationHandler,
} from './invitation-handlers.ts'
import { addMemberHandler, changeMemberHandler, searchPeopleHandler } from './member-handlers.ts'
import { findCustomerHandler, readCustomerHandler } from './read-customer.ts'
import { readCustomerRequestHandler } from './read-request.ts'
import { searchCustomerRequestsHandler, sendCustomerRequestHandler } from './request-handlers.ts'
import { saveCustomerHandler } from './save-customer.ts'
import { closeCustomerHandler, saveCustomerLinkHandler } from './save-link.ts'
import { searchCustomersHandler } from './search-customers.ts'

export const customerHandlers = {
  searchCustomers: searchCustomersHandler,
  readCustomer: readCustomerHandler,
  findCustomer: findCustomerHandler,
  saveCustomer: saveCustomerHandler,
  saveCustomerLink: saveCustomerLinkHandler,
  closeCustomer: closeCustomerHandler,
  addCaller: addCallerHandler,
  searchPeople: searchPeopleHandler,
  addMember: addMemberHandler,
  changeMember: changeMemberHandler,
  inviteMember: inviteMemberHandler,
  withdrawInvitation: withdrawInvitationHandler,
  readInvitation: readInvitationHandler,
  acceptInvitation: acceptInvitationHandler,
  sendCustomerRequest: sendCustomerRequestHandler,
  searchCustomerRequests: searchCustomerRequestsHandler,
  readCustomerRequest: readCustomerRequestHandler,
  decideCustomerRequest: decideCustomerRequestHandler,
}
