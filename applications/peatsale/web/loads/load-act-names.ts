import { takenBack } from './taken-back.ts'

/** The likeliest first; how loud each is the machine says. */
export const loadActs = [
  'verify',
  'assign',
  'setCrew',
  'change',
  'reschedule',
  'reassign',
  'split',
  'merge',
  'acknowledge',
  'note',
  'release',
  'unassign',
  'unverify',
  ...takenBack,
  'restore',
  'cancel',
] as const
export type LoadActName = (typeof loadActs)[number]
