import * as z from 'zod/mini'
import { LetterState } from '../mail/calls.ts'
import { User } from '../people/user.ts'
import { PersonalList } from './personal-list.ts'

/** What the portal and its applications hold of one person, as that person gets it. All moments are ISO 8601 in UTC. */
const parts = {
  /** Title of the portal that the copy was made in. */
  portal: z.string(),
  madeat: z.string(),
  /** `createdby` is empty where somebody else made the account. */
  account: User,
  createdat: z.string(),
  /** Where a forgotten password may be recovered; another than the account's own while that one waits for its confirmation. */
  recoveryemail: z.string(),
  sessions: z.array(
    z.strictObject({
      current: z.boolean(),
      device: z.string(),
      signedinat: z.string(),
      lastseenat: z.string(),
      provedat: z.string(),
    }),
  ),
  /** Browsers that have signed in to the account, as far as the portal knows them again; it keeps no more of them. */
  devices: z.array(z.strictObject({ firstusedat: z.string(), lastusedat: z.string() })),
  /** That there is one, never what it is made of. */
  secondfactor: z.strictObject({
    appsince: z.string(),
    passkeys: z.array(z.strictObject({ name: z.string(), addedat: z.string(), lastusedat: z.string() })),
    codesleft: z.number(),
  }),
  letters: z.array(
    z.strictObject({
      template: z.string(),
      recipient: z.string(),
      state: LetterState,
      queuedat: z.string(),
      /** Empty unless it was sent. */
      sentat: z.string(),
    }),
  ),
  notices: z.array(
    z.strictObject({
      application: z.string(),
      title: z.strictObject({ fi: z.string(), en: z.string() }),
      text: z.strictObject({ fi: z.string(), en: z.string() }),
      at: z.string(),
      /** Empty until it has been read. */
      readat: z.string(),
    }),
  ),
  /** Events that the person has chosen about: whether a letter comes. */
  noticechoices: z.array(z.strictObject({ application: z.string(), event: z.string(), letter: z.boolean() })),
  feedback: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      text: z.string(),
      sentat: z.string(),
      /** Empty until somebody has handled it. */
      handledat: z.string(),
    }),
  ),
  applications: z.array(
    z.strictObject({
      key: z.string(),
      names: z.strictObject({ fi: z.string(), en: z.string() }),
      lists: z.array(PersonalList),
    }),
  ),
}

/** All but the log, which may be long. */
export const PersonalRecord = z.strictObject(parts)
export type PersonalRecord = z.infer<typeof PersonalRecord>

/**
 * A line of the audit trail by or about the person. Of a line about somebody else only what was done is told, and of one by
 * somebody else neither who nor from where.
 */
export const PersonalLogLine = z.strictObject({
  at: z.string(),
  by: z.enum(['self', 'other', 'unknown', 'portal']),
  about: z.enum(['self', 'other']),
  action: z.string(),
  result: z.enum(['done', 'refused']),
  details: z.record(z.string(), z.json()),
  /** Cut to its network. */
  address: z.string(),
})
export type PersonalLogLine = z.infer<typeof PersonalLogLine>

/** The whole file; newest lines of the log first. */
export const PersonalData = z.strictObject({ ...parts, log: z.array(PersonalLogLine) })
export type PersonalData = z.infer<typeof PersonalData>
