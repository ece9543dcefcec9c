/** English texts: names and hints of the fields of forms. */

import type { fields as finnish } from '../fi/fields.ts'
import { counted, formatNumber } from '../figures.ts'
import type { Section } from '../section.ts'

export const fields: Section<typeof finnish> = {
  username: 'Username',
  password: 'Password',
  newpassword: 'New password',
  confirmpassword: 'Confirm password',
  currentpassword: 'Current password',
  showpasswords: 'Show passwords',
  email: 'Email',
  firstname: 'First name',
  lastname: 'Last name',
  fullname: 'Full name',
  telephone: 'Telephone',
  streetaddress: 'Street address',
  postal: 'Postal code',
  city: 'City',
  country: 'Country',
  company: 'Company',
  nocompany: 'No company (private customer)',
  transportcompany: 'Transport company',
  jobtitle: 'Job title',
  language: 'Language',
  usertype: 'User type',
  homeapp: 'Home application',
  preferredapps: 'Favourite applications',
  createdby: 'Created by',
  lastmodified: 'Last modified',
  activated: 'Verified',
  transportalloworders: 'May place orders',
  transportadmin: 'Transport company administrator',
  usernamehint: 'At least 8 characters: letters, digits, _\u00a0or\u00a0-',
  passwordhint: 'At least 8 characters. A phrase of a few words makes a good password.',
  passwordlengthshort: ({ count }) => `${counted(count, 'more character', 'more characters')} needed`,
  passwordlengthenough: ({ count }) => `${formatNumber(count)} characters, long enough`,
}
