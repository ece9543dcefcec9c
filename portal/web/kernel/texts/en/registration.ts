/** English texts: the registration screen. */

import type { registration as finnish } from '../fi/registration.ts'
import type { Section } from '../section.ts'
import { common } from './common.ts'

export const registration: Section<typeof finnish> = {
  registerheading: 'Register as a user',
  registersuccessheader: 'Registration was successful',
  registersuccesstext: 'We have sent you an email. Open the link in it to verify your account.',
  registersubmit: 'Register',
  registeracceptprivacy: 'I have read and accept the privacy statement',
  registeraccepttermsofuse: 'I have read and accept the terms of use',
  registermissingtext: ({ fields }) => `Still missing: ${fields}`,
  registerinvalidusername:
    'The username must have at least 8 characters. You can use letters, digits, underscores and hyphens, but no spaces.',
  registerusernametoolong: 'The username can have at most 29 characters.',
  registerinvalidpassword: 'The password must have at least 8 characters.',
  registerinvalidconfirmpassword: 'Passwords must match.',
  registerinvalidemail: 'You have entered an invalid email address.',
  registernamerequired: 'Name is required. It must have at least 2 characters.',
  registerstreetaddressrequired: 'Street address is required.',
  registerinvalidpostal: 'The postal code can have digits only and cannot start with zero.',
  registerinvalidpostalfivedigits: 'The postal code must have five digits.',
  registercityrequired: 'City is required.',
  registerinvalidtelephone:
    'Enter a telephone number. It can have digits, spaces and the characters +\u00A0-\u00A0(\u00A0).',
  registerlanguagerequired: 'Choose a language.',
  companyhint: 'The seller you buy from. If you work for one of the companies, choose your own company.',
  registercompanyrequired: 'Choose a company from the list.',
  registerintrotext: 'Finally you verify your email address with a link that we send you.',
  registeraccountblock: 'Account and password',
  registercontactblock: 'Contact information',
  registeracceptblock: 'Consents',
  registerchecking: 'Checking…',
  registerusernamefree: 'This username is free.',
  registeremailfree: 'This address can be used.',
  registerpasswordtoolong: 'The password can have at most 128 characters.',
  registeracceptbegin: 'I have read and accept',
  registeracceptprivacylink: 'the privacy statement',
  registeraccepttermslink: 'the terms of use',
  registeracceptrequired: 'Accept this to register.',
  registermissingprivacy: 'Accepting the privacy statement',
  registermissingterms: 'Accepting the terms of use',
  registersubmitplacetext: 'The register button appears here when everything is in order.',
  registersentto: ({ email }) => `The email was sent to: ${email}`,
  registerlinkvalidtext: 'The link is valid for 7 days. If you cannot see the email, look in your spam folder.',
  registeraddressrefusedheading: 'The email was not delivered',
  registeraddressrefusedtext: ({ email }) =>
    `The mail server did not accept the email to: ${email}. Check the address or give another one. Some servers do not accept letters such as ä, ö or å before the @ sign.`,
  registercorrectaddress: 'Correct the address',
  registeraddressagaintext:
    'The email to your address was not delivered. Register again with the same username and password, and give another email address.',
  registerresend: 'Send the email again',
  backtologin: 'Back to login',
  registerusernameexists: common.registerusernameexists,
  registeremailexists: common.registeremailexists,
  registeremaildomaintext: common.registeremaildomaintext,
  registrationdisabledtext: common.registrationdisabledtext,
  registerdraftrestored: 'You continue where you left off.',
  registerdraftkept: 'A draft is kept in this browser.',
  registerdrafttext:
    'What you have typed stays in this browser for a day, passwords excepted. If others use this device too, clear the form before you leave.',
  registerdraftclear: 'Clear form',
  emailhint: 'We send the messages of the service to this address.',
  opensinnewtab: 'opens in a new tab',
}
