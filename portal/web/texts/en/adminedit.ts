/** English texts: new user and the user settings editor. */
import type { adminedit as finnish } from '../fi/adminedit.ts'
import type { Section } from '../section.ts'

export const adminedit: Section<typeof finnish> = {
  newuserheading: 'New user',
  newusersubmit: 'Add user',
  edituserheading: ({ name }) => `User settings: ${name}`,
  basicinformation: 'Basic information',
  usergroups: 'User groups',
  applications: 'Applications',
  contactinformation: 'Contact information',
  deleteuser: 'Delete user',
  superadmincheckbox: 'SuperAdmin',
  notyourstochange: 'You have no right to change this.',
  transportcompanyrequired: 'Choose a transport company.',
  resetuserpassword: 'Reset password',
  resetuserpasswordconfirmtext: ({ username }) =>
    `Do you want to reset the password of user ${username}? The current password stops working, and the user gets an email with a link for setting a new one.`,
  resetuserpasswordsuccesstext: 'The password has been reset and a link has been sent to the user.',
  deleteuserconfirmtext: ({ username }) =>
    `Do you want to delete user ${username}? The user's company and price list data are deleted too. This cannot be undone.`,
  deleteusersuccesstext: 'The user has been deleted.',
  deleteuserowntext: 'This is your own account. Only another administrator can delete it.',
  reloaduser: 'Reload the information',
  verifyuser: 'Verify user',
  verifyusersuccesstext: 'The user has been verified.',
  useraddedtext: 'The user has been added and has been sent a link for setting a password.',
  lastmodifiedby: ({ name, time }) => `Last changed by ${name} ${time}`,
  showchanges: 'Show changes',
  changesheading: 'Changes',
  onlysuperadmintext: 'Only a superadmin can give this.',
  deleteuserinfotext: "Deletes the user together with the user's company and price list data.",
  deleteusertypename: 'Type the username to confirm',
  resetuserpasswordvalidtext: 'The link is valid for 24 hours.',
  conflictheading: 'The information has been changed in the meantime',
  conflictyours: 'Your change',
  conflictstored: 'Stored value',
}
