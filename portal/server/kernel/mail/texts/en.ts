/** English letters. */
import type { LetterTexts } from './letter-type.ts'

export const letters: LetterTexts = {
  mailgreeting: ({ name }) => `Hello ${name},`,
  mailgreetingnobody: 'Hello,',
  mailverifysubject: 'Verify your email address',
  mailverifybody: ({ link }) => [
    'Thank you for registering. Verify your account by opening this link:',
    link,
    'The link is valid for 7 days. If you did not register, you can ignore this message.',
  ],
  mailresetsubject: 'Set a new password',
  mailresetbody: ({ link }) => [
    'We received a request to reset the password of your account. Set a new password with this link:',
    link,
    'The link is valid for one hour and works once. If you did not ask for this, your password stays as it is and you need not do anything.',
  ],
  mailadminresetsubject: 'Your password has been reset',
  mailadminresetbody: ({ link }) => [
    'An administrator has reset your password, and the old one no longer works. Set a new password with this link:',
    link,
    'The link is valid for 24 hours and works once.',
  ],
  mailaccountcreatedsubject: 'An account has been made for you',
  mailaccountcreatedbody: ({ username, link }) => [
    `An administrator has made an account for you. Your username is ${username}. Set your own password with this link:`,
    link,
    'The link is valid for 24 hours and works once. After that you can request a new one on the login page.',
  ],
  mailpasswordchangedsubject: 'Your password has been changed',
  mailpasswordchangedbody: ({ time, siteadmin }) => [
    `The password of your account was changed ${time}.`,
    `If you did not change it yourself, contact the administration at once: ${siteadmin}`,
  ],
  mailpasswordnotmebody: ({ time, link, siteadmin }) => [
    `The password of your account was changed ${time}.`,
    'If you did not change it yourself, open this link. It lets you shut everybody else out of your account and set a new password:',
    link,
    `The link is valid for 7 days and works once. In that case also contact the administration at once: ${siteadmin}`,
  ],
  mailnewdevicesubject: 'New device logged in to your account',
  mailnewdevicebody: ({ device, time }) => [
    `Somebody logged in to your account ${time} with a browser that has not been used for it before. Device: ${device}.`,
    'If it was you, you need not do anything.',
  ],
  mailnewdeviceunknown: 'not recognised',
  mailnewdevicenotmebody: ({ link }) => [
    'If it was not you, open this link. It lets you shut everybody else out of your account and set a new password:',
    link,
    'The link is valid for 7 days and works once. Your own settings show everything that has logged in to your account.',
  ],
  mailnewdevicecontact: ({ siteadmin }) =>
    `If it was not you, change your password and contact the administration at once: ${siteadmin}`,
  mailemailchangedsubject: 'Your email address has been changed',
  mailemailchangedbody: ({ email, time, siteadmin }) => [
    `The email address of your account was changed to ${email} ${time}.`,
    `If you did not change it yourself, contact the administration at once: ${siteadmin}`,
  ],
  mailemailundobody: ({ email, time, link, siteadmin }) => [
    `The email address of your account was changed to ${email} ${time}.`,
    'If you did not change it yourself, restore this address by opening the link:',
    link,
    `The link is valid for 7 days and works once. In that case also contact the administration at once: ${siteadmin}`,
  ],
  mailemailconfirmsubject: 'Verify your new email address',
  mailemailconfirmbody: ({ email, time, link }) => [
    `The email address of your account was changed to ${email} ${time}. Verify the address by opening this link:`,
    link,
    'The link is valid for 7 days. Until you verify the address, password reset emails are sent to your earlier address. If you did not change the address yourself, do not open the link.',
  ],
  mailfeedbacksubject: ({ sitetitle }) => `Feedback: ${sitetitle}`,
  mailfeedbackbody: ({ name, email, time, text }) => [`${name} (${email}) sent feedback ${time}:`, text],
  mailtestsubject: ({ sitetitle }) => `Test message: ${sitetitle}`,
  mailtestbody: ({ name, time }) => [
    'This is a test message. If you can read it, the email of the service works.',
    `The message was sent by ${name} ${time}.`,
  ],
  mailnewcomerssubject: ({ count }) => (count === 1 ? '1 waiting for access' : `${count} waiting for access`),
  mailnewcomersbody: ({ people, link }) => [
    `People who have registered and have no access yet: ${people}.`,
    'Let them in, or tell us that somebody is not your customer:',
    link,
    'You get at most one such message an hour.',
  ],
  mailnewcomersnocompany: 'no company',
  mailnewcomersbutton: 'Open the list of users',
  mailletinsubject: 'You have been let in',
  mailletinbody: ({ applications, link }) => [`Now open to you: ${applications}. Log in by this link:`, link],
  mailletinplainbody: ({ link }) => ['You have been given access. Log in by this link:', link],
  mailletinbutton: 'Open the service',
  mailclaimdeclinedsubject: 'Your registration is being handled',
  mailclaimdeclinedbody: ({ sitetitle }) => [
    `Thank you for registering with ${sitetitle}. Your access could not be opened yet, and the administration of the service will look at it next.`,
    'You will get a message when you are let in. You need not do anything.',
  ],
  mailbackupsubject: ({ sitetitle }) => `Backup missing: ${sitetitle}`,
  mailbackupoverdue: 'No backup of the service has been made for over a day.',
  mailbackupfailed: ({ reason }) => `A backup could not be made: ${reason}.`,
  mailbackupfault_noroom: 'there is no room left on the disk',
  mailbackupfault_norights: 'the service may not write to the folder of backups',
  mailbackupfault_notwhole: 'the copy was not whole, so the database must be checked',
  mailbackupfault_other: 'the reason is in the log of the server',
  mailbackuplast: ({ last }) => `The last whole backup was made ${last}.`,
  mailbackupnone: 'There is no whole backup at all.',
  mailbackupbody:
    'Ask whoever looks after the server to mend this; in the log it is called backup_failed. The service tries again every quarter of an hour. You get at most one such message a day.',
  mailsecondfactoraddedsubject: 'A second step was added to your login',
  mailsecondfactoradded_app: ({ time }) => `An authenticator app was added to your account ${time}.`,
  mailsecondfactoradded_passkey: ({ time }) => `A passkey was added to your account ${time}.`,
  mailsecondfactorremovedsubject: 'The second step of your login was removed',
  mailsecondfactorremoved_app: ({ time }) => `The authenticator app was removed from your account ${time}.`,
  mailsecondfactorremoved_passkey: ({ time }) => `A passkey was removed from your account ${time}.`,
  mailsecondfactorremoved_all: ({ time }) =>
    `An administrator removed the second step of your login ${time}. You now log in with your password alone. Turn the second step on again in your own settings.`,
  mailrecoverycodesrenewedsubject: 'You have new recovery codes',
  mailrecoverycodesrenewedbody: ({ time }) =>
    `New recovery codes were made for your account ${time}. The earlier ones no longer work.`,
  mailrecoverycodeusedsubject: 'A recovery code was used to log in',
  mailrecoverycodeusedbody: ({ time, left }) =>
    `Your account was logged in to with a recovery code ${time}. Recovery codes left: ${left}.`,
  mailnotme: ({ link, siteadmin }) => [
    'If you did not do this yourself, open this link. It lets you shut everybody else out of your account and set a new password:',
    link,
    `The link is valid for 7 days and works once. In that case also contact the administration at once: ${siteadmin}`,
  ],
  mailnotmecontact: ({ siteadmin }) =>
    `If you did not do this yourself, change your password and contact the administration at once: ${siteadmin}`,
  mailfooter: ({ sitetitle, supportemail }) => [
    `Regards, ${sitetitle}.`,
    `This is an automatic message. If you need help, write to ${supportemail}.`,
  ],
  mailsender: ({ name, businessid, address }) =>
    [name, businessid && `Business ID ${businessid}`, address].filter((part) => part !== '').join(', '),
}
