import { expect, test } from 'vitest'
import { common } from './en/common.ts'
import { login } from './en/login.ts'
import { notfound } from './en/notfound.ts'
import { password } from './en/password.ts'
import { registration } from './en/registration.ts'
import { common as commonInFinnish } from './fi/common.ts'
import { login as loginInFinnish } from './fi/login.ts'
import { password as passwordInFinnish } from './fi/password.ts'
import { registration as registrationInFinnish } from './fi/registration.ts'

test('ERR-01: logininvalidtext', () => {
  expect(login.logininvalidtext).toBe('Invalid username or password')
})

test('ERR-02: loginnotverifiedtext', () => {
  expect(login.loginnotverifiedtext).toBe("You haven't yet verified your email address")
})

test('ERR-03: registerusernameexists', () => {
  expect(registration.registerusernameexists).toBe('Username already exists, please try again.')
})

test('ERR-04: registeremailexists', () => {
  expect(registration.registeremailexists).toBe('This email has been already registered, please try again.')
})

test('ERR-05: registerinvalidemail', () => {
  expect(registration.registerinvalidemail).toBe('You have entered an invalid email address.')
})

test('ERR-06: registerinvalidconfirmpassword', () => {
  expect(registration.registerinvalidconfirmpassword).toBe('Passwords must match.')
})

test('ERR-07: formerrortext', () => {
  expect(common.formerrortext).toBe('Error in given form')
})

test('ERR-08: commonactionsuccesstext and commonactionfailuretext', () => {
  expect(common.commonactionsuccesstext).toBe('Action was successful.')
  expect(common.commonactionfailuretext).toBe('Action failed.')
})

test('ERR-09: informationsavedtext', () => {
  expect(common.informationsavedtext).toBe('Information was saved successfully.')
})

test('ERR-10: errorsavingchanges', () => {
  expect(common.errorsavingchanges).toBe('Error saving changes')
})

test('ERR-11: resetpassworduserfailuretext', () => {
  expect(password.resetpassworduserfailuretext).toBe(
    'An error occurred while resetting the password, please contact the administration.',
  )
})

test('ERR-12: userresetpasswordfailuretext holds both sentences', () => {
  expect(password.userresetpasswordfailuretext).toBe(
    'Information you provided was faulty. No user account was found with the given info.',
  )
})

test('ERR-13: systemofflinetext', () => {
  expect(common.systemofflinetext).toBe('System is currently offline.')
})

test('ERR-14: systeminitfailuretext', () => {
  expect(common.systeminitfailuretext).toBe('Something went wrong, please contact the site administrator.')
})

test('ERR-15: pagenotfoundheading', () => {
  expect(notfound.pagenotfoundheading).toBe('Page not found')
})

test('ERR-16: insufficientrightstext', () => {
  expect(common.insufficientrightstext).toBe('Your user rights are insufficient.')
})

test('ERR-17: noadminrightstoappstext', () => {
  expect(common.noadminrightstoappstext).toBe('No admin rights to current applications.')
})

test('ERR-18: the named keys exist', () => {
  const inFinnish = { ...commonInFinnish, ...loginInFinnish, ...passwordInFinnish, ...registrationInFinnish }
  const inEnglish = { ...common, ...login, ...password, ...registration }
  const named = [
    'registerinvalidusername',
    'registerinvalidpassword',
    'registerinvalidconfirmpassword',
    'registerinvalidemail',
    'registernamerequired',
    'registerusernameexists',
    'registeremailexists',
    'logininvalidtext',
    'loginnotverifiedtext',
    'userresetpasswordfailuretext',
    'resetpassworduserfailuretext',
    'commonactionfailuretext',
    'formerrortext',
    'errorsavingchanges',
  ]
  expect(Object.keys(inFinnish)).toEqual(expect.arrayContaining(named))
  expect(Object.keys(inEnglish)).toEqual(expect.arrayContaining(named))
})
